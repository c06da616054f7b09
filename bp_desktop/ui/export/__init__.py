"""Board export that knows no game: PNG, SVG, PDF true to scale, pages and their furniture."""
