-- Whether a device was enabled when it was put away: brought back, it is so again. Null while it is in use.
ALTER TABLE device ADD COLUMN archived_enabled boolean;
