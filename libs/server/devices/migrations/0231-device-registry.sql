-- Devices that people register, and what they say who they are with.

-- A credential is one of a list: it has an id of its own, and the name that people give it.
ALTER TABLE device_credential ADD COLUMN id uuid NOT NULL DEFAULT gen_random_uuid();
ALTER TABLE device_credential ADD COLUMN label text NOT NULL DEFAULT '' CHECK (length(label) <= 60);
CREATE UNIQUE INDEX device_credential_by_id ON device_credential (org_id, device_id, id);

ALTER TABLE device ADD CONSTRAINT device_serial_length CHECK (length(serial) BETWEEN 1 AND 80) NOT VALID;

-- Values have no foreign key and may be millions: those of a device that was removed go bit by bit afterwards.
CREATE TABLE removed_device (
  org_id uuid NOT NULL REFERENCES organization (id) ON DELETE CASCADE,
  device_id uuid NOT NULL,
  removed_at timestamptz NOT NULL,
  PRIMARY KEY (org_id, device_id)
);
