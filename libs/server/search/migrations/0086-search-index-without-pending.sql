-- What is written would wait in a list beside the index, read from end to end by every search (up to 4 MB of it) until
-- the next vacuum: ten times the time of a search after an import. Written into the index at once, a change costs a
-- little more and a search always the same.
ALTER INDEX search_entry_by_body SET (fastupdate = off);
SELECT gin_clean_pending_list('search_entry_by_body');
