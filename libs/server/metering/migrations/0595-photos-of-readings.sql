-- What a meter showed can be shown: a reading has photos, and a building may ask for one wherever somebody stands before a meter.

ALTER TABLE meter_settings
  ADD COLUMN photo text NOT NULL DEFAULT 'optional' CHECK (photo IN ('optional', 'required'));

-- The reading to which the photos belong: this one, or the one that it corrects. Null where nobody took one.
ALTER TABLE meter_reading
  ADD COLUMN photos_of_id uuid,
  ADD FOREIGN KEY (org_id, photos_of_id) REFERENCES meter_reading (org_id, id);
