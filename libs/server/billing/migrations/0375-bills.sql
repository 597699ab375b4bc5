-- Tariffs, runs and bills (domain model 5.12, 5.13). What people must be able to rely on is held here: tariffs do not overlap, no
-- day of a unit is billed twice for the same, numbers have no gaps, and what was issued stays as it is.

CREATE TABLE tariff (
  org_id uuid NOT NULL REFERENCES organization (id) ON DELETE CASCADE,
  id uuid NOT NULL,
  building_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('service-charge', 'sinking-fund', 'fixed')),
  basis text NOT NULL CHECK (basis IN ('area', 'unit')),
  payer text NOT NULL CHECK (payer IN ('occupant', 'owner')),
  tax text NOT NULL CHECK (tax IN ('none', 'ppn-other-value', 'ppn-full')),
  -- Ten-thousandths of a rupiah for a square metre or a unit.
  rate_e4 bigint NOT NULL CHECK (rate_e4 BETWEEN 1 AND 1000000000000),
  -- Whole months.
  period daterange NOT NULL CHECK (
    NOT isempty(period) AND NOT lower_inf(period) AND extract(day FROM lower(period)) = 1
    AND (upper_inf(period) OR extract(day FROM upper(period)) = 1)
  ),
  created_at timestamptz NOT NULL,
  PRIMARY KEY (org_id, id),
  FOREIGN KEY (org_id, building_id) REFERENCES building (org_id, id) ON DELETE CASCADE,
  CONSTRAINT tariffs_do_not_overlap EXCLUDE USING gist (org_id WITH =, building_id WITH =, kind WITH =, period WITH &&)
);

CREATE TABLE billing_run (
  org_id uuid NOT NULL REFERENCES organization (id) ON DELETE CASCADE,
  id uuid NOT NULL,
  building_id uuid NOT NULL,
  period text NOT NULL CHECK (period ~ '^20[0-9]{2}-(0[1-9]|1[0-2])$'),
  due_on date NOT NULL,
  state text NOT NULL DEFAULT 'draft' CHECK (state IN ('draft', 'calculated', 'reviewed', 'issued')),
  -- Units that are left out of all or of some days of the month: [{unitCode, gap, days}].
  gaps jsonb NOT NULL DEFAULT '[]',
  issued_at timestamptz,
  created_at timestamptz NOT NULL,
  version integer NOT NULL DEFAULT 1,
  PRIMARY KEY (org_id, id),
  FOREIGN KEY (org_id, building_id) REFERENCES building (org_id, id) ON DELETE CASCADE,
  CONSTRAINT one_run_a_month UNIQUE (org_id, building_id, period),
  CHECK ((state = 'issued') = (issued_at IS NOT NULL))
);

CREATE TABLE bill (
  org_id uuid NOT NULL REFERENCES organization (id) ON DELETE CASCADE,
  id uuid NOT NULL,
  run_id uuid NOT NULL,
  building_id uuid NOT NULL,
  unit_id uuid NOT NULL,
  person_id uuid NOT NULL,
  -- As they were when it was reckoned.
  building_name text NOT NULL,
  unit_code text NOT NULL,
  person_name text NOT NULL,
  -- INV-<year>-<count>; taken when it is issued.
  year integer,
  count integer CHECK (count > 0),
  number text GENERATED ALWAYS AS ('INV-' || year || '-' || lpad(count::text, greatest(6, length(count::text)), '0')) STORED,
  -- Whole rupiah.
  total bigint NOT NULL CHECK (total BETWEEN 0 AND 9007199254740991),
  PRIMARY KEY (org_id, id),
  UNIQUE (org_id, year, count),
  UNIQUE (org_id, run_id, unit_id, person_id),
  FOREIGN KEY (org_id, run_id) REFERENCES billing_run (org_id, id) ON DELETE CASCADE,
  FOREIGN KEY (org_id, unit_id) REFERENCES unit (org_id, id),
  FOREIGN KEY (org_id, person_id) REFERENCES person (org_id, id)
);
CREATE INDEX bill_by_person ON bill (org_id, person_id);
CREATE INDEX bill_by_unit ON bill (org_id, unit_id);

CREATE TABLE bill_line (
  org_id uuid NOT NULL REFERENCES organization (id) ON DELETE CASCADE,
  bill_id uuid NOT NULL,
  position smallint NOT NULL CHECK (position > 0),
  unit_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('service-charge', 'sinking-fund', 'fixed')),
  -- What it was reckoned by, as it was then.
  tariff_id uuid NOT NULL,
  tariff_from date NOT NULL,
  basis text NOT NULL CHECK (basis IN ('area', 'unit')),
  rate_e4 bigint NOT NULL,
  qty_milli bigint NOT NULL CHECK (qty_milli > 0),
  days_billed daterange NOT NULL CHECK (NOT isempty(days_billed)),
  days_of_month smallint NOT NULL,
  full_amount bigint NOT NULL CHECK (full_amount >= 0),
  amount bigint NOT NULL CHECK (amount BETWEEN 0 AND full_amount),
  tax_profile text NOT NULL CHECK (tax_profile IN ('none', 'ppn-other-value', 'ppn-full')),
  tax_base bigint NOT NULL DEFAULT 0,
  tax bigint NOT NULL DEFAULT 0 CHECK (tax >= 0),
  PRIMARY KEY (org_id, bill_id, position),
  FOREIGN KEY (org_id, bill_id) REFERENCES bill (org_id, id) ON DELETE CASCADE,
  -- One line of a kind for each day of a unit: several payers share a month, and none of it is billed twice.
  CONSTRAINT no_day_is_billed_twice EXCLUDE USING gist (org_id WITH =, unit_id WITH =, kind WITH =, days_billed WITH &&)
);

-- What was issued stays. It goes only with its whole organisation, which is a demonstration.
CREATE FUNCTION billing_refuse() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  run uuid;
BEGIN
  IF NOT EXISTS (SELECT 1 FROM organization WHERE id = OLD.org_id) THEN RETURN OLD; END IF;
  IF TG_TABLE_NAME = 'billing_run' THEN run := (to_jsonb(OLD)->>'id')::uuid;
  ELSIF TG_TABLE_NAME = 'bill' THEN run := (to_jsonb(OLD)->>'run_id')::uuid;
  ELSE
    SELECT run_id INTO run FROM bill WHERE org_id = OLD.org_id AND id = (to_jsonb(OLD)->>'bill_id')::uuid;
  END IF;
  IF EXISTS (SELECT 1 FROM billing_run WHERE org_id = OLD.org_id AND id = run AND state = 'issued') THEN
    PERFORM ledger_refuse('what was issued stays as it is', 'issued_bills_stay');
  END IF;
  RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
END $$;
CREATE TRIGGER billing_run_stays BEFORE UPDATE OR DELETE ON billing_run FOR EACH ROW EXECUTE FUNCTION billing_refuse();
CREATE TRIGGER bill_stays BEFORE UPDATE OR DELETE ON bill FOR EACH ROW EXECUTE FUNCTION billing_refuse();
CREATE TRIGGER bill_line_stays BEFORE UPDATE OR DELETE ON bill_line FOR EACH ROW EXECUTE FUNCTION billing_refuse();

-- Nothing is added to what was issued either.
CREATE FUNCTION billing_refuse_more() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  run uuid;
BEGIN
  IF TG_TABLE_NAME = 'bill' THEN run := (to_jsonb(NEW)->>'run_id')::uuid;
  ELSE
    SELECT run_id INTO run FROM bill WHERE org_id = NEW.org_id AND id = (to_jsonb(NEW)->>'bill_id')::uuid;
  END IF;
  IF EXISTS (SELECT 1 FROM billing_run WHERE org_id = NEW.org_id AND id = run AND state = 'issued') THEN
    PERFORM ledger_refuse('what was issued stays as it is', 'issued_bills_stay');
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER bill_is_not_added BEFORE INSERT ON bill FOR EACH ROW EXECUTE FUNCTION billing_refuse_more();
CREATE TRIGGER bill_line_is_not_added BEFORE INSERT ON bill_line FOR EACH ROW EXECUTE FUNCTION billing_refuse_more();
