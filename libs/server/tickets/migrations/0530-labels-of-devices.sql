-- A label may also hang on a device: staff come to the device by it, others report it.

ALTER TABLE scan_code
  ADD COLUMN device_id uuid,
  DROP CONSTRAINT scan_code_is_of_one_place,
  ADD CONSTRAINT scan_code_is_of_one_place CHECK (num_nonnulls(unit_id, floor_id, section_id, place, device_id) <= 1),
  ADD CONSTRAINT scan_code_on_device FOREIGN KEY (org_id, device_id) REFERENCES device (org_id, id) ON DELETE CASCADE;
CREATE INDEX scan_code_by_device ON scan_code (org_id, device_id) WHERE device_id IS NOT NULL;
