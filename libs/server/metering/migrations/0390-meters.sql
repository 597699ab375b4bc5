-- Meters and what they show (domain model 5.12). What bills will stand on is held here: a number is there once, a meter shows one
-- thing at a moment, and what was approved stays as it is; only another reading that names it takes its place.

CREATE TABLE meter (
  org_id uuid NOT NULL REFERENCES organization (id) ON DELETE CASCADE,
  id uuid NOT NULL,
  building_id uuid NOT NULL,
  role text NOT NULL CHECK (role IN ('unit', 'common', 'main')),
  unit_id uuid,
  -- The main meter above it.
  parent_id uuid,
  resource text NOT NULL CHECK (resource IN ('electricity', 'water', 'gas', 'hot-water', 'btu')),
  number text NOT NULL CHECK (length(number) BETWEEN 1 AND 40),
  location text NOT NULL DEFAULT '' CHECK (length(location) <= 80),
  -- What each is called; readings have one value for each.
  registers text[] NOT NULL CHECK (cardinality(registers) BETWEEN 1 AND 4),
  digits smallint NOT NULL CHECK (digits BETWEEN 3 AND 9),
  -- What one counted unit stands for, in millionths.
  multiplier_e6 bigint NOT NULL CHECK (multiplier_e6 BETWEEN 1 AND 100000000000),
  installed_on date NOT NULL,
  seal text CHECK (length(seal) BETWEEN 1 AND 40),
  verify_until date,
  state text NOT NULL DEFAULT 'active' CHECK (state IN ('active', 'archived')),
  archived_at timestamptz,
  replaces_meter_id uuid,
  created_at timestamptz NOT NULL,
  version integer NOT NULL DEFAULT 1,
  PRIMARY KEY (org_id, id),
  FOREIGN KEY (org_id, building_id) REFERENCES building (org_id, id) ON DELETE CASCADE,
  FOREIGN KEY (org_id, unit_id) REFERENCES unit (org_id, id),
  FOREIGN KEY (org_id, parent_id) REFERENCES meter (org_id, id),
  FOREIGN KEY (org_id, replaces_meter_id) REFERENCES meter (org_id, id),
  CONSTRAINT meter_number_is_there_once UNIQUE (org_id, resource, number),
  CONSTRAINT meter_is_replaced_once UNIQUE (org_id, replaces_meter_id),
  CHECK ((role = 'unit') = (unit_id IS NOT NULL)),
  CHECK ((state = 'archived') = (archived_at IS NOT NULL)),
  CHECK (parent_id <> id)
);
CREATE INDEX meter_by_building ON meter (org_id, building_id);
CREATE INDEX meter_by_unit ON meter (org_id, unit_id) WHERE unit_id IS NOT NULL;
CREATE INDEX meter_by_parent ON meter (org_id, parent_id) WHERE parent_id IS NOT NULL;

CREATE TABLE meter_reading (
  org_id uuid NOT NULL REFERENCES organization (id) ON DELETE CASCADE,
  id uuid NOT NULL,
  meter_id uuid NOT NULL,
  at timestamptz NOT NULL,
  kind text NOT NULL CHECK (kind IN ('first', 'regular', 'last')),
  -- Thousandths of what each register shows.
  register_values bigint[] NOT NULL,
  source text NOT NULL CHECK (source IN ('device', 'staff', 'resident', 'import', 'phone')),
  state text NOT NULL CHECK (state IN ('submitted', 'approved', 'rejected', 'estimate')),
  anomalies text[] NOT NULL DEFAULT '{}'
    CHECK (anomalies <@ ARRAY['below-previous', 'above-next', 'above-usual', 'verification-expired']),
  note text NOT NULL DEFAULT '' CHECK (length(note) <= 500),
  author_id uuid REFERENCES app_user (id) ON DELETE SET NULL,
  reason text CHECK (length(reason) BETWEEN 3 AND 500),
  decided_by_id uuid REFERENCES app_user (id) ON DELETE SET NULL,
  -- The reading that this one takes the place of.
  corrects_id uuid,
  created_at timestamptz NOT NULL,
  version integer NOT NULL DEFAULT 1,
  PRIMARY KEY (org_id, id),
  FOREIGN KEY (org_id, meter_id) REFERENCES meter (org_id, id) ON DELETE CASCADE,
  FOREIGN KEY (org_id, corrects_id) REFERENCES meter_reading (org_id, id),
  CHECK (state <> 'rejected' OR reason IS NOT NULL),
  CHECK (corrects_id IS NULL OR (state = 'approved' AND reason IS NOT NULL))
);
CREATE UNIQUE INDEX one_reading_a_moment ON meter_reading (org_id, meter_id, at) WHERE state <> 'rejected' AND corrects_id IS NULL;
CREATE UNIQUE INDEX reading_is_corrected_once ON meter_reading (org_id, corrects_id) WHERE corrects_id IS NOT NULL;
CREATE INDEX meter_reading_that_waits ON meter_reading (org_id, meter_id) WHERE state = 'submitted';
CREATE INDEX meter_reading_by_author ON meter_reading (author_id) WHERE author_id IS NOT NULL;
CREATE INDEX meter_reading_by_decider ON meter_reading (decided_by_id) WHERE decided_by_id IS NOT NULL;

-- On which days of the month meters of a building are read; a building without a row has those of the contract.
CREATE TABLE meter_settings (
  org_id uuid NOT NULL,
  building_id uuid NOT NULL,
  resident_from_day smallint NOT NULL,
  resident_to_day smallint NOT NULL,
  staff_until_day smallint NOT NULL,
  PRIMARY KEY (org_id, building_id),
  FOREIGN KEY (org_id, building_id) REFERENCES building (org_id, id) ON DELETE CASCADE,
  CHECK (1 <= resident_from_day AND resident_from_day <= resident_to_day
    AND resident_to_day <= staff_until_day AND staff_until_day <= 31)
);

CREATE FUNCTION meter_refuse(reason text, broken text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '%', reason USING ERRCODE = 'restrict_violation', CONSTRAINT = broken;
END $$;

-- A meter stands in its own building, below a main one of the same resource, and never below itself. How it counts stays.
CREATE FUNCTION meter_is_whole() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND (OLD.digits, OLD.multiplier_e6, OLD.registers, OLD.resource, OLD.role, OLD.unit_id, OLD.building_id,
      OLD.replaces_meter_id, OLD.installed_on) IS DISTINCT FROM (NEW.digits, NEW.multiplier_e6, NEW.registers, NEW.resource,
      NEW.role, NEW.unit_id, NEW.building_id, NEW.replaces_meter_id, NEW.installed_on) THEN
    PERFORM meter_refuse('how a meter counts stays as it is', 'meter_counts_as_it_did');
  END IF;
  IF NEW.unit_id IS NOT NULL AND NOT EXISTS (
    SELECT 1 FROM unit u WHERE u.org_id = NEW.org_id AND u.id = NEW.unit_id AND u.building_id = NEW.building_id) THEN
    PERFORM meter_refuse('the unit is of another building', 'meter_is_of_its_building');
  END IF;
  IF NEW.parent_id IS NOT NULL AND NOT EXISTS (
    SELECT 1 FROM meter p WHERE p.org_id = NEW.org_id AND p.id = NEW.parent_id AND p.building_id = NEW.building_id
      AND p.resource = NEW.resource AND p.role = 'main') THEN
    PERFORM meter_refuse('a meter stands below a main one of its resource', 'meter_is_below_a_main_one');
  END IF;
  IF NEW.parent_id IS NOT NULL AND EXISTS (
    WITH RECURSIVE above AS (
      SELECT NEW.parent_id AS id
      UNION SELECT m.parent_id FROM meter m JOIN above ON m.id = above.id WHERE m.org_id = NEW.org_id AND m.parent_id IS NOT NULL
    ) SELECT 1 FROM above WHERE id = NEW.id) THEN
    PERFORM meter_refuse('no meter stands below itself', 'meters_are_a_tree');
  END IF;
  IF NEW.replaces_meter_id IS NOT NULL AND NOT EXISTS (
    SELECT 1 FROM meter r WHERE r.org_id = NEW.org_id AND r.id = NEW.replaces_meter_id AND r.state = 'archived'
      AND r.building_id = NEW.building_id AND r.resource = NEW.resource AND r.unit_id IS NOT DISTINCT FROM NEW.unit_id
      AND cardinality(r.registers) = cardinality(NEW.registers)) THEN
    PERFORM meter_refuse('a meter replaces one that was taken out at the same place', 'meter_replaces_its_like');
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER meter_is_whole BEFORE INSERT OR UPDATE ON meter FOR EACH ROW EXECUTE FUNCTION meter_is_whole();

-- A reading has a value for each register that it can show; a correction is of the same meter and moment as what it corrects.
CREATE FUNCTION meter_reading_is_whole() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  of_meter meter;
BEGIN
  SELECT * INTO STRICT of_meter FROM meter WHERE org_id = NEW.org_id AND id = NEW.meter_id;
  IF cardinality(NEW.register_values) <> cardinality(of_meter.registers) OR EXISTS (
    SELECT 1 FROM unnest(NEW.register_values) AS shown
    WHERE shown IS NULL OR shown < 0 OR shown >= 1000 * 10::bigint ^ of_meter.digits) THEN
    PERFORM meter_refuse('a reading has what each register can show', 'reading_has_each_register');
  END IF;
  IF NEW.corrects_id IS NOT NULL AND NOT EXISTS (
    SELECT 1 FROM meter_reading r WHERE r.org_id = NEW.org_id AND r.id = NEW.corrects_id AND r.meter_id = NEW.meter_id
      AND r.at = NEW.at AND r.kind = NEW.kind AND r.state IN ('approved', 'estimate')) THEN
    PERFORM meter_refuse('a correction is of an approved reading of its meter and moment', 'correction_names_its_reading');
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER meter_reading_is_whole BEFORE INSERT ON meter_reading
  FOR EACH ROW EXECUTE FUNCTION meter_reading_is_whole();

-- What was approved, rejected or estimated stays; of what waits only the answer is written. The names of people who leave are
-- taken out, and all of it goes with its whole organisation, which is a demonstration.
CREATE FUNCTION meter_reading_stays() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  may_change text[] := ARRAY['author_id', 'decided_by_id'];
BEGIN
  IF NOT EXISTS (SELECT 1 FROM organization WHERE id = OLD.org_id) THEN RETURN coalesce(NEW, OLD); END IF;
  IF TG_OP = 'DELETE' THEN
    PERFORM meter_refuse('what was read stays as it is', 'readings_stay');
  END IF;
  IF OLD.state = 'submitted' THEN may_change := may_change || ARRAY['state', 'reason', 'version']; END IF;
  IF to_jsonb(NEW) - may_change <> to_jsonb(OLD) - may_change
    OR (OLD.state <> 'submitted' AND (
      (NEW.author_id IS NOT NULL AND NEW.author_id IS DISTINCT FROM OLD.author_id)
      OR (NEW.decided_by_id IS NOT NULL AND NEW.decided_by_id IS DISTINCT FROM OLD.decided_by_id))) THEN
    PERFORM meter_refuse('what was read stays as it is', 'readings_stay');
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER meter_reading_stays BEFORE UPDATE OR DELETE ON meter_reading
  FOR EACH ROW EXECUTE FUNCTION meter_reading_stays();

-- Technicians read meters on their rounds; whoever lives there reads their own.
UPDATE member_group g SET grants = g.grants || ARRAY(
  SELECT granted FROM unnest(ARRAY['meter.view', 'reading.view', 'reading.create']) AS granted WHERE granted <> ALL (g.grants))
WHERE g.default_key = 'technician';
UPDATE member_group g SET grants = g.grants || ARRAY(
  SELECT granted FROM unnest(ARRAY['reading.view.own', 'reading.create.own']) AS granted WHERE granted <> ALL (g.grants))
WHERE g.default_key = 'resident';
UPDATE member_group g SET grants = g.grants || ARRAY(
  SELECT 'meter.' || act FROM unnest(ARRAY['create', 'update', 'delete', 'assign', 'transition', 'approve', 'export', 'import',
    'control', 'reveal']) AS act WHERE 'meter.' || act <> ALL (g.grants))
WHERE g.default_key = 'finance';
