-- The day up to which moving in and out has been noticed; null where it has not been looked at yet.
ALTER TABLE building ADD COLUMN stays_settled_on date;
