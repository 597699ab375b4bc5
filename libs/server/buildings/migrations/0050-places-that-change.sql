-- Sections, floors and units that people add, change and take away (domain model 5.2).

ALTER TABLE section ADD COLUMN version integer NOT NULL DEFAULT 1;
ALTER TABLE floor ADD COLUMN version integer NOT NULL DEFAULT 1;

ALTER TABLE unit
  ADD COLUMN created_at timestamptz NOT NULL DEFAULT now(),
  -- A unit that was deleted can be brought back; its code is free meanwhile.
  ADD COLUMN deleted_at timestamptz;
ALTER TABLE unit DROP CONSTRAINT unit_org_id_building_id_code_key;
CREATE UNIQUE INDEX unit_by_code ON unit (org_id, building_id, code) WHERE deleted_at IS NULL;
