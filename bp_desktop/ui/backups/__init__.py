"""The first page: what was open last, every document of the box, and what can be begun."""
