"""Help: the page of the window that shows the texts of resources/help."""
