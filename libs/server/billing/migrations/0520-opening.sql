-- What people owed, and what was kept for them, before the books began (domain model 5.13, 5.14). Arrears become bills of runs of
-- their own, one for each month and due day of an import, numbered SA-<year>-<count>: the numbers of bills that are sent stay without
-- a gap, and whoever pays can still name what is paid. An import is taken back as a whole or not at all.

CREATE TABLE opening_import (
  org_id uuid NOT NULL REFERENCES organization (id) ON DELETE CASCADE,
  id uuid NOT NULL,
  building_id uuid NOT NULL,
  at timestamptz NOT NULL,
  by_id uuid REFERENCES app_user (id) ON DELETE SET NULL,
  -- The day on which it stands in the books.
  booked_on date NOT NULL,
  bills integer NOT NULL CHECK (bills >= 0),
  deposits integer NOT NULL CHECK (deposits >= 0),
  -- Whole rupiah.
  owed bigint NOT NULL CHECK (owed BETWEEN 0 AND 9007199254740991),
  kept bigint NOT NULL CHECK (kept BETWEEN 0 AND 9007199254740991),
  undone_at timestamptz,
  PRIMARY KEY (org_id, id),
  FOREIGN KEY (org_id, building_id) REFERENCES building (org_id, id) ON DELETE CASCADE,
  CHECK (bills + deposits > 0)
);
CREATE INDEX opening_import_by_time ON opening_import (org_id, building_id, at DESC);
CREATE INDEX opening_import_by_person ON opening_import (by_id) WHERE by_id IS NOT NULL;

ALTER TABLE billing_run
  ADD COLUMN opening_import_id uuid,
  ADD FOREIGN KEY (org_id, opening_import_id) REFERENCES opening_import (org_id, id) ON DELETE CASCADE,
  DROP CONSTRAINT billing_run_kind_check,
  DROP CONSTRAINT billing_run_state_check,
  DROP CONSTRAINT billing_run_check,
  ADD CONSTRAINT billing_run_kind_check CHECK (
    kind IN ('month', 'late-fee', 'opening') AND (kind = 'opening') = (opening_import_id IS NOT NULL)
  ),
  ADD CONSTRAINT billing_run_state_check CHECK (
    state IN ('draft', 'calculated', 'reviewed', 'issued', 'withdrawn') AND (state <> 'withdrawn' OR kind = 'opening')
  ),
  ADD CONSTRAINT issued_runs_say_when CHECK ((state IN ('issued', 'withdrawn')) = (issued_at IS NOT NULL));
CREATE INDEX billing_run_of_opening ON billing_run (org_id, opening_import_id) WHERE opening_import_id IS NOT NULL;

ALTER TABLE bill
  ADD COLUMN series text NOT NULL DEFAULT 'INV' CHECK (series IN ('INV', 'SA')),
  DROP CONSTRAINT bill_org_id_year_count_key,
  ADD CONSTRAINT a_number_is_given_once UNIQUE (org_id, series, year, count);
ALTER TABLE bill
  ALTER COLUMN number SET EXPRESSION AS (series || '-' || year || '-' || lpad(count::text, greatest(6, length(count::text)), '0'));

ALTER TABLE bill_line
  -- What was written beside the amount; of opening arrears alone.
  ADD COLUMN memo text CHECK (length(memo) BETWEEN 1 AND 120),
  DROP CONSTRAINT bill_line_kind_check,
  DROP CONSTRAINT bill_line_basis_check,
  DROP CONSTRAINT metered_lines_say_their_usage,
  DROP CONSTRAINT late_fees_bear_no_tax,
  DROP CONSTRAINT no_day_is_billed_twice,
  ADD CONSTRAINT bill_line_kind_check CHECK (
    kind IN ('service-charge', 'sinking-fund', 'fixed', 'electricity', 'water', 'gas', 'hot-water', 'btu', 'late-fee', 'opening')
  ),
  ADD CONSTRAINT bill_line_basis_check CHECK (
    basis IN ('area', 'unit', 'meter', 'late-fee', 'opening') AND (basis = 'late-fee') = (kind = 'late-fee')
    AND (basis = 'opening') = (kind = 'opening')
  ),
  ADD CONSTRAINT metered_lines_say_their_usage CHECK (
    (basis = 'meter') = (usage IS NOT NULL) AND (basis IN ('meter', 'late-fee', 'opening')) = (rate_e4 IS NULL)
    AND (basis = 'meter') = (usage_to IS NOT NULL) AND (basis = 'meter') = (usage_since IS NOT NULL)
    AND (basis = 'meter') = (usage_asked_milli IS NOT NULL)
  ),
  ADD CONSTRAINT what_is_not_charged_bears_no_tax CHECK (
    kind NOT IN ('late-fee', 'opening') OR (tax = 0 AND local_tax = 0 AND amount = full_amount)
  ),
  ADD CONSTRAINT only_opening_lines_have_a_memo CHECK (memo IS NULL OR kind = 'opening'),
  -- Several things of one month may have been owed: each is a line of its own.
  ADD CONSTRAINT no_day_is_billed_twice EXCLUDE USING gist (org_id WITH =, unit_id WITH =, kind WITH =, days_billed WITH &&)
    WHERE (kind NOT IN ('late-fee', 'opening'));

CREATE OR REPLACE FUNCTION bill_line_fits_its_run() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT r.kind FROM bill b JOIN billing_run r ON r.org_id = b.org_id AND r.id = b.run_id
      WHERE b.org_id = NEW.org_id AND b.id = NEW.bill_id)
    <> (CASE WHEN NEW.kind IN ('late-fee', 'opening') THEN NEW.kind ELSE 'month' END) THEN
    PERFORM ledger_refuse('fees and opening arrears stand on bills of their own', 'late_fees_have_their_bills');
  END IF;
  RETURN NEW;
END $$;

-- The numbers of bills that are sent are theirs alone.
CREATE FUNCTION bill_series_fits_its_run() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.series = 'SA') <> EXISTS (
    SELECT 1 FROM billing_run r WHERE r.org_id = NEW.org_id AND r.id = NEW.run_id AND r.kind = 'opening'
  ) THEN
    PERFORM ledger_refuse('opening arrears are numbered by themselves', 'series_fits_its_run');
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER bill_series_fits_its_run BEFORE INSERT ON bill FOR EACH ROW EXECUTE FUNCTION bill_series_fits_its_run();

-- What was issued stays; only a run of opening arrears is withdrawn, as it is.
CREATE OR REPLACE FUNCTION billing_refuse() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  runs uuid[];
  moved CONSTANT text[] := ARRAY['state', 'version'];
BEGIN
  IF NOT EXISTS (SELECT 1 FROM organization WHERE id = OLD.org_id) THEN RETURN OLD; END IF;
  IF TG_TABLE_NAME = 'billing_run' THEN
    runs := ARRAY[(to_jsonb(OLD)->>'id')::uuid];
    IF TG_OP = 'UPDATE' THEN
      IF to_jsonb(OLD)->>'kind' = 'opening' AND to_jsonb(OLD)->>'state' = 'issued' AND to_jsonb(NEW)->>'state' = 'withdrawn'
        AND to_jsonb(NEW) - moved = to_jsonb(OLD) - moved THEN RETURN NEW; END IF;
    END IF;
  ELSIF TG_TABLE_NAME = 'bill' THEN runs := ARRAY[(to_jsonb(OLD)->>'run_id')::uuid];
  ELSE
    SELECT array_agg(run_id) INTO runs FROM bill
    WHERE org_id = OLD.org_id AND id IN ((to_jsonb(OLD)->>'bill_id')::uuid, (to_jsonb(NEW)->>'bill_id')::uuid);
  END IF;
  IF EXISTS (
    SELECT 1 FROM billing_run WHERE org_id = OLD.org_id AND id = ANY(runs) AND state IN ('issued', 'withdrawn')
  ) THEN
    PERFORM ledger_refuse('what was issued stays as it is', 'issued_bills_stay');
  END IF;
  RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
END $$;
CREATE OR REPLACE FUNCTION billing_refuse_more() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  run uuid;
BEGIN
  IF TG_TABLE_NAME = 'bill' THEN run := (to_jsonb(NEW)->>'run_id')::uuid;
  ELSE
    SELECT run_id INTO run FROM bill WHERE org_id = NEW.org_id AND id = (to_jsonb(NEW)->>'bill_id')::uuid;
  END IF;
  IF EXISTS (
    SELECT 1 FROM billing_run WHERE org_id = NEW.org_id AND id = run AND state IN ('issued', 'withdrawn')
  ) THEN
    PERFORM ledger_refuse('what was issued stays as it is', 'issued_bills_stay');
  END IF;
  RETURN NEW;
END $$;
CREATE OR REPLACE FUNCTION bill_keeps_what_was_issued() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  moved CONSTANT text[] := ARRAY['paid', 'credited', 'disputed', 'outstanding', 'state', 'number'];
  moves CONSTANT boolean := NEW.paid <> OLD.paid OR NEW.credited <> OLD.credited OR NEW.disputed <> OLD.disputed;
BEGIN
  IF NOT EXISTS (SELECT 1 FROM organization WHERE id = OLD.org_id) THEN RETURN OLD; END IF;
  IF moves AND (pg_trigger_depth() < 2 OR to_jsonb(NEW) - moved IS DISTINCT FROM to_jsonb(OLD) - moved) THEN
    PERFORM ledger_refuse('what is paid of a bill follows its payments', 'bill_paid_follows_payments');
  END IF;
  IF NOT moves AND EXISTS (
    SELECT 1 FROM billing_run WHERE org_id = OLD.org_id AND id IN (OLD.run_id, NEW.run_id) AND state IN ('issued', 'withdrawn')
  ) THEN
    PERFORM ledger_refuse('what was issued stays as it is', 'issued_bills_stay');
  END IF;
  -- What is paid or credited in full is disputed no more.
  IF NEW.paid + NEW.credited = NEW.total THEN NEW.disputed := 0; END IF;
  RETURN NEW;
END $$;

-- A run is withdrawn while nothing of it was paid, credited or disputed, and the books have taken all of it back.
CREATE FUNCTION opening_run_is_withdrawn() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT 1 FROM bill b WHERE b.org_id = NEW.org_id AND b.run_id = NEW.id AND (
      b.paid <> 0 OR b.credited <> 0 OR b.disputed <> 0 OR NOT EXISTS (
        SELECT 1 FROM ledger_entry e JOIN ledger_entry r ON r.org_id = e.org_id AND r.reverses_id = e.id
        WHERE e.org_id = b.org_id AND e.source_type = 'bill' AND e.source_id = b.id AND e.kind = 'opening'
      ))
  ) THEN
    PERFORM ledger_refuse('opening arrears are withdrawn untouched, with their entries', 'opening_is_withdrawn_whole');
  END IF;
  UPDATE bill SET credited = total WHERE org_id = NEW.org_id AND run_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER opening_run_is_withdrawn AFTER UPDATE ON billing_run FOR EACH ROW
  WHEN (OLD.state <> 'withdrawn' AND NEW.state = 'withdrawn') EXECUTE FUNCTION opening_run_is_withdrawn();

-- An import stays as it was written; it is undone once, with its runs.
CREATE FUNCTION opening_import_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT 1 FROM organization WHERE id = OLD.org_id) THEN RETURN OLD; END IF;
  IF TG_OP = 'UPDATE' THEN
    IF to_jsonb(NEW) - 'by_id' - 'undone_at' = to_jsonb(OLD) - 'by_id' - 'undone_at'
      AND (OLD.undone_at IS NULL OR NEW.undone_at = OLD.undone_at)
      AND (NEW.by_id IS NULL OR NEW.by_id = OLD.by_id)
      AND (NEW.undone_at IS NULL OR NOT EXISTS (
        SELECT 1 FROM billing_run r WHERE r.org_id = NEW.org_id AND r.opening_import_id = NEW.id AND r.state <> 'withdrawn'
      )) THEN RETURN NEW; END IF;
  END IF;
  PERFORM ledger_refuse('an import of opening balances stays as it was', 'opening_imports_stay');
  RETURN NULL;
END $$;
CREATE TRIGGER opening_import_stays BEFORE UPDATE OR DELETE ON opening_import
  FOR EACH ROW EXECUTE FUNCTION opening_import_stays();
CREATE TRIGGER opening_import_is_not_emptied BEFORE TRUNCATE ON opening_import EXECUTE FUNCTION ledger_is_not_emptied();
