-- Credentials that the database named had ids of another version than every other record.
UPDATE device_credential SET id = overlay(id::text PLACING '7' FROM 15 FOR 1)::uuid WHERE substr(id::text, 15, 1) <> '7';
ALTER TABLE device_credential ALTER COLUMN id SET DEFAULT overlay(gen_random_uuid()::text PLACING '7' FROM 15 FOR 1)::uuid;
