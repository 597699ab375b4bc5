-- By which import a device was registered: for a day, an import of which nothing was used yet is undone as a whole.
ALTER TABLE device ADD COLUMN import_id uuid;
CREATE INDEX device_by_import ON device (org_id, import_id) WHERE import_id IS NOT NULL;
