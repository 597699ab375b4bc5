-- Plans by which a payer of a unit pays bills in dated parts (domain model 5.13, decision 0058). Money stands once: what is paid of a
-- part follows from what was paid of the bills since the plan was proposed, which is why it keeps how they stood then. While a plan
-- runs, its bills bear no late fee. Held here, whoever writes.

CREATE TABLE instalment_plan (
  org_id uuid NOT NULL REFERENCES organization (id) ON DELETE CASCADE,
  id uuid NOT NULL,
  building_id uuid NOT NULL,
  unit_id uuid NOT NULL,
  person_id uuid NOT NULL,
  state text NOT NULL DEFAULT 'proposed'
    CHECK (state IN ('proposed', 'running', 'completed', 'broken', 'refused', 'lapsed', 'cancelled')),
  every text NOT NULL CHECK (every IN ('week', 'month')),
  grace_days smallint NOT NULL CHECK (grace_days BETWEEN 0 AND 30),
  -- Whole rupiah: what was open of its bills when it was proposed.
  total bigint NOT NULL CHECK (total BETWEEN 2 AND 9007199254740991),
  note text CHECK (length(note) BETWEEN 3 AND 500),
  proposed_by uuid,
  proposed_by_name text NOT NULL,
  proposed_at timestamptz NOT NULL,
  agreed_by text CHECK (agreed_by IN ('payer', 'bookkeeper')),
  agreed_by_name text,
  agreed_at timestamptz,
  -- The days of the building on which it held, the first and the last: late fees rest on both.
  agreed_on date,
  ended_on date,
  ended_at timestamptz,
  ended_by_name text,
  end_reason text CHECK (length(end_reason) BETWEEN 3 AND 500),
  version integer NOT NULL DEFAULT 1,
  PRIMARY KEY (org_id, id),
  FOREIGN KEY (org_id, building_id) REFERENCES building (org_id, id) ON DELETE CASCADE,
  FOREIGN KEY (org_id, unit_id) REFERENCES unit (org_id, id) ON DELETE CASCADE,
  FOREIGN KEY (org_id, person_id) REFERENCES person (org_id, id) ON DELETE CASCADE,
  CONSTRAINT plans_hold_once_agreed CHECK (
    (agreed_on IS NOT NULL) = (agreed_at IS NOT NULL AND agreed_by IS NOT NULL AND agreed_by_name IS NOT NULL)
    AND (state NOT IN ('running', 'completed', 'broken') OR agreed_on IS NOT NULL)
  ),
  CONSTRAINT plans_end_on_a_day CHECK ((state IN ('proposed', 'running')) = (ended_on IS NULL AND ended_at IS NULL)),
  CONSTRAINT who_agrees_for_others_says_why CHECK (agreed_by <> 'bookkeeper' OR note IS NOT NULL)
);
CREATE INDEX instalment_plan_of_building ON instalment_plan (org_id, building_id, id DESC);
CREATE INDEX instalment_plan_of_payer ON instalment_plan (org_id, person_id, id DESC);
CREATE INDEX instalment_plan_open ON instalment_plan (org_id, building_id, id) WHERE state IN ('proposed', 'running');

CREATE TABLE instalment_part (
  org_id uuid NOT NULL,
  plan_id uuid NOT NULL,
  position smallint NOT NULL CHECK (position BETWEEN 1 AND 12),
  due_on date NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  -- The days on which its payer was told that it is due soon, and that its day is over.
  reminded_on date,
  late_told_on date,
  PRIMARY KEY (org_id, plan_id, position),
  FOREIGN KEY (org_id, plan_id) REFERENCES instalment_plan (org_id, id) ON DELETE CASCADE
);

CREATE TABLE instalment_bill (
  org_id uuid NOT NULL,
  plan_id uuid NOT NULL,
  bill_id uuid NOT NULL,
  -- How the bill stood when the plan was proposed: what was open of it, paid and credited.
  amount bigint NOT NULL CHECK (amount > 0),
  paid bigint NOT NULL,
  credited bigint NOT NULL,
  -- Whether the plan is proposed or runs; it follows the plan.
  is_open boolean NOT NULL DEFAULT true,
  PRIMARY KEY (org_id, plan_id, bill_id),
  FOREIGN KEY (org_id, plan_id) REFERENCES instalment_plan (org_id, id) ON DELETE CASCADE,
  FOREIGN KEY (org_id, bill_id) REFERENCES bill (org_id, id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX one_open_plan_of_a_bill ON instalment_bill (org_id, bill_id) WHERE is_open;
CREATE INDEX instalment_bill_by_bill ON instalment_bill (org_id, bill_id);

-- It is of open bills of its payer that nobody disputes, as they stand.
CREATE FUNCTION instalment_bill_begins() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM instalment_plan p
    JOIN bill b ON b.org_id = p.org_id AND b.building_id = p.building_id AND b.unit_id = p.unit_id AND b.person_id = p.person_id
    JOIN billing_run r ON r.org_id = b.org_id AND r.id = b.run_id AND r.state = 'issued'
    WHERE p.org_id = NEW.org_id AND p.id = NEW.plan_id AND p.state = 'proposed' AND b.id = NEW.bill_id AND b.count IS NOT NULL
      AND b.disputed = 0 AND b.outstanding = NEW.amount AND b.paid = NEW.paid AND b.credited = NEW.credited
    FOR UPDATE OF b;
  IF NOT FOUND OR NOT NEW.is_open THEN
    PERFORM ledger_refuse('a plan is of open bills of its payer', 'plans_are_of_open_bills');
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER instalment_bill_begins BEFORE INSERT ON instalment_bill FOR EACH ROW EXECUTE FUNCTION instalment_bill_begins();

-- A plan begins proposed; its bills and its parts come to its total, and each part is due after the one before.
CREATE FUNCTION instalment_plan_sums_up() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  bills numeric;
  parts numeric;
  how_many bigint;
  is_ordered boolean;
BEGIN
  SELECT coalesce(sum(amount), 0) INTO bills FROM instalment_bill WHERE org_id = NEW.org_id AND plan_id = NEW.id;
  SELECT coalesce(sum(amount), 0), count(*), bool_and(position = nth AND (before IS NULL OR before < due_on))
    INTO parts, how_many, is_ordered
    FROM (
      SELECT amount, position, due_on, row_number() OVER w AS nth, lag(due_on) OVER w AS before
      FROM instalment_part WHERE org_id = NEW.org_id AND plan_id = NEW.id WINDOW w AS (ORDER BY position)
    ) of_plan;
  IF bills <> NEW.total OR parts <> NEW.total OR how_many < 2 OR NOT is_ordered THEN
    PERFORM ledger_refuse('the parts of a plan come to what its bills do', 'plans_sum_up');
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER instalment_plan_sums_up AFTER INSERT ON instalment_plan DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION instalment_plan_sums_up();
CREATE FUNCTION instalment_plan_begins() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.state <> 'proposed' OR NEW.agreed_on IS NOT NULL THEN
    PERFORM ledger_refuse('a plan is proposed first', 'plans_begin_proposed');
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER instalment_plan_begins BEFORE INSERT ON instalment_plan FOR EACH ROW EXECUTE FUNCTION instalment_plan_begins();

-- What was agreed stays: only where the plan stands moves on, by the arrows of its chart.
CREATE FUNCTION instalment_plan_stays() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  moved CONSTANT text[] := ARRAY['state', 'agreed_by', 'agreed_by_name', 'agreed_at', 'agreed_on', 'ended_on', 'ended_at',
    'ended_by_name', 'end_reason', 'version'];
BEGIN
  IF NOT EXISTS (SELECT 1 FROM organization WHERE id = OLD.org_id) THEN RETURN OLD; END IF;
  IF TG_OP = 'UPDATE' AND to_jsonb(NEW) - moved = to_jsonb(OLD) - moved AND (
    (OLD.state = 'proposed' AND NEW.state IN ('running', 'refused', 'lapsed', 'cancelled'))
    OR (OLD.state = 'running' AND NEW.state IN ('completed', 'broken', 'cancelled')
      AND (NEW.agreed_by, NEW.agreed_by_name, NEW.agreed_at, NEW.agreed_on)
        IS NOT DISTINCT FROM (OLD.agreed_by, OLD.agreed_by_name, OLD.agreed_at, OLD.agreed_on))
  ) THEN RETURN NEW; END IF;
  PERFORM ledger_refuse('a plan of instalments stays as it was agreed', 'plans_stay');
  RETURN NULL;
END $$;
CREATE FUNCTION instalment_plan_ends() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE instalment_bill SET is_open = false WHERE org_id = NEW.org_id AND plan_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER instalment_plan_ends AFTER UPDATE ON instalment_plan FOR EACH ROW
  WHEN (OLD.ended_on IS NULL AND NEW.ended_on IS NOT NULL) EXECUTE FUNCTION instalment_plan_ends();

CREATE FUNCTION instalment_rows_stay() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  told CONSTANT text[] := ARRAY['reminded_on', 'late_told_on'];
BEGIN
  IF NOT EXISTS (SELECT 1 FROM organization WHERE id = OLD.org_id) THEN RETURN OLD; END IF;
  IF TG_OP = 'UPDATE' AND TG_TABLE_NAME = 'instalment_part' AND to_jsonb(NEW) - told = to_jsonb(OLD) - told THEN
    RETURN NEW;
  END IF;
  -- Only the end of the plan closes them.
  IF TG_OP = 'UPDATE' AND TG_TABLE_NAME = 'instalment_bill' AND pg_trigger_depth() > 1
    AND to_jsonb(NEW) - 'is_open' = to_jsonb(OLD) - 'is_open' THEN
    RETURN NEW;
  END IF;
  PERFORM ledger_refuse('a plan of instalments stays as it was agreed', 'plans_stay');
  RETURN NULL;
END $$;
CREATE TRIGGER instalment_plan_stays BEFORE UPDATE OR DELETE ON instalment_plan
  FOR EACH ROW EXECUTE FUNCTION instalment_plan_stays();
CREATE TRIGGER instalment_part_stays BEFORE UPDATE OR DELETE ON instalment_part
  FOR EACH ROW EXECUTE FUNCTION instalment_rows_stay();
CREATE TRIGGER instalment_bill_stays BEFORE UPDATE OR DELETE ON instalment_bill
  FOR EACH ROW EXECUTE FUNCTION instalment_rows_stay();
CREATE TRIGGER instalment_plan_is_not_emptied BEFORE TRUNCATE ON instalment_plan EXECUTE FUNCTION ledger_is_not_emptied();
CREATE TRIGGER instalment_part_is_not_emptied BEFORE TRUNCATE ON instalment_part EXECUTE FUNCTION ledger_is_not_emptied();
CREATE TRIGGER instalment_bill_is_not_emptied BEFORE TRUNCATE ON instalment_bill EXECUTE FUNCTION ledger_is_not_emptied();

-- Of a day on which a plan held there is no fee.
CREATE FUNCTION late_fee_rests() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT 1 FROM instalment_bill i JOIN instalment_plan p ON p.org_id = i.org_id AND p.id = i.plan_id
    WHERE i.org_id = NEW.org_id AND i.bill_id = NEW.bill_id AND p.agreed_on <= NEW.occurred_on
      AND (p.ended_on IS NULL OR p.ended_on >= NEW.occurred_on)
  ) THEN
    PERFORM ledger_refuse('late fees rest while a plan of instalments holds', 'late_fees_rest');
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER late_fee_rests BEFORE INSERT ON late_fee FOR EACH ROW EXECUTE FUNCTION late_fee_rests();
