"""The words, without Qt: message keys become sentences, for window and command line alike."""
