-- Who lives in a unit, owns it and pays for it (domain model 5.2).

ALTER TABLE person
  -- Sealed by a key of the installation; the hint shows the first and the last four digits.
  ADD COLUMN nik_sealed bytea,
  ADD COLUMN nik_hint text CHECK (length(nik_hint) = 16),
  ADD COLUMN npwp_sealed bytea,
  ADD COLUMN npwp_hint text CHECK (length(npwp_hint) = 16),
  ADD COLUMN verified boolean NOT NULL DEFAULT false,
  ADD COLUMN version integer NOT NULL DEFAULT 1,
  ADD COLUMN created_at timestamptz NOT NULL DEFAULT now(),
  ADD CHECK ((nik_sealed IS NULL) = (nik_hint IS NULL)),
  ADD CHECK ((npwp_sealed IS NULL) = (npwp_hint IS NULL));

ALTER TABLE occupancy
  ADD COLUMN share_ppm integer CHECK (share_ppm BETWEEN 1 AND 1000000),
  ADD COLUMN version integer NOT NULL DEFAULT 1,
  ADD COLUMN created_at timestamptz NOT NULL DEFAULT now();
CREATE INDEX occupancy_by_unit ON occupancy (org_id, unit_id);

-- One change may move the end of one stay and the beginning of the next: what counts is how it ends.
ALTER TABLE occupancy DROP CONSTRAINT one_billing_party;
ALTER TABLE occupancy
  ADD CONSTRAINT one_billing_party EXCLUDE USING gist (org_id WITH =, unit_id WITH =, period WITH &&)
    WHERE (is_billing_party) DEFERRABLE INITIALLY IMMEDIATE,
  ADD CONSTRAINT one_stay_a_day EXCLUDE USING gist (org_id WITH =, unit_id WITH =, person_id WITH =, period WITH &&)
    DEFERRABLE INITIALLY IMMEDIATE;

-- The other half: whoever lives in a unit, somebody pays for it on every one of those days. Changes of
-- one unit wait for each other, so that no two of them look past one another.
CREATE FUNCTION require_billing_party() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed occupancy := CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
BEGIN
  PERFORM 1 FROM unit WHERE org_id = changed.org_id AND id = changed.unit_id FOR NO KEY UPDATE;
  IF EXISTS (
    SELECT 1 FROM occupancy WHERE org_id = changed.org_id AND unit_id = changed.unit_id
    HAVING NOT range_agg(period) <@ coalesce(range_agg(period) FILTER (WHERE is_billing_party), '{}'::datemultirange)
  ) THEN
    RAISE EXCEPTION 'unit % is lived in on a day on which nobody pays for it', changed.unit_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'billing_party_every_day';
  END IF;
  RETURN NULL;
END
$$;
CREATE CONSTRAINT TRIGGER billing_party_every_day AFTER INSERT OR UPDATE OR DELETE ON occupancy
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION require_billing_party();
