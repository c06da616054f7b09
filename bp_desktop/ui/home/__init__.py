"""Home, the first page: the documents of the box, and what can be begun."""
