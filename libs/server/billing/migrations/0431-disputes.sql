-- What payers say against their bills (domain model 5.13). While a dispute is open its part of the bill bears no late fee and nobody
-- is reminded of it; what is asked for stays as it was issued.

CREATE TABLE bill_dispute (
  org_id uuid NOT NULL REFERENCES organization (id) ON DELETE CASCADE,
  id uuid NOT NULL,
  building_id uuid NOT NULL,
  bill_id uuid NOT NULL,
  -- The lines that are wrong.
  positions smallint[] NOT NULL CHECK (cardinality(positions) BETWEEN 1 AND 50),
  -- Whole rupiah: what was open of these lines when it was opened.
  amount bigint NOT NULL CHECK (amount > 0),
  reason text NOT NULL CHECK (length(reason) BETWEEN 3 AND 1000),
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'accepted', 'refused', 'settled')),
  opened_by uuid,
  opened_by_name text NOT NULL,
  opened_at timestamptz NOT NULL,
  answer text CHECK (length(answer) BETWEEN 3 AND 500),
  answered_by_name text,
  answered_at timestamptz,
  credit_note_id uuid,
  version integer NOT NULL DEFAULT 1,
  PRIMARY KEY (org_id, id),
  FOREIGN KEY (org_id, building_id) REFERENCES building (org_id, id) ON DELETE CASCADE,
  FOREIGN KEY (org_id, bill_id) REFERENCES bill (org_id, id) ON DELETE CASCADE,
  FOREIGN KEY (org_id, credit_note_id) REFERENCES credit_note (org_id, id) ON DELETE CASCADE,
  CONSTRAINT answers_say_why CHECK (
    (state IN ('accepted', 'refused')) = (answer IS NOT NULL AND answered_by_name IS NOT NULL AND answered_at IS NOT NULL)
  ),
  CONSTRAINT only_what_was_accepted_is_credited CHECK (credit_note_id IS NULL OR state = 'accepted')
);
CREATE UNIQUE INDEX one_open_dispute_of_a_bill ON bill_dispute (org_id, bill_id) WHERE state = 'open';
CREATE INDEX bill_dispute_by_bill ON bill_dispute (org_id, bill_id, id DESC);
CREATE INDEX open_dispute_by_building ON bill_dispute (org_id, building_id, id) WHERE state = 'open';

-- `disputed` follows the open dispute of a bill and nothing else; the state of the bill follows from it.
ALTER TABLE bill
  ADD COLUMN disputed bigint NOT NULL DEFAULT 0 CHECK (disputed BETWEEN 0 AND total),
  ADD CONSTRAINT drafts_are_not_disputed CHECK (disputed = 0 OR count IS NOT NULL);
ALTER TABLE bill ALTER COLUMN state SET EXPRESSION AS (CASE
  WHEN count IS NULL THEN 'draft'
  WHEN paid + credited < total THEN CASE
    WHEN disputed > 0 THEN CASE WHEN paid = 0 THEN 'disputed' ELSE 'disputed-partial' END
    WHEN paid = 0 THEN 'issued' ELSE 'partial'
  END
  WHEN paid = 0 AND credited > 0 THEN 'cancelled'
  ELSE 'paid'
END);

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
    SELECT 1 FROM billing_run WHERE org_id = OLD.org_id AND id IN (OLD.run_id, NEW.run_id) AND state = 'issued'
  ) THEN
    PERFORM ledger_refuse('what was issued stays as it is', 'issued_bills_stay');
  END IF;
  -- What is paid or credited in full is disputed no more.
  IF NEW.paid + NEW.credited = NEW.total THEN NEW.disputed := 0; END IF;
  RETURN NEW;
END $$;
CREATE OR REPLACE FUNCTION bill_begins_unpaid() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.paid <> 0 OR NEW.credited <> 0 OR NEW.disputed <> 0 THEN
    PERFORM ledger_refuse('what is paid of a bill follows its payments', 'bill_paid_follows_payments');
  END IF;
  RETURN NEW;
END $$;

-- A dispute is of lines of a bill that was issued and is open, and of no more than is open.
CREATE FUNCTION bill_dispute_begins() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  known bigint;
BEGIN
  PERFORM 1 FROM bill b JOIN billing_run r ON r.org_id = b.org_id AND r.id = b.run_id AND r.state = 'issued'
    WHERE b.org_id = NEW.org_id AND b.id = NEW.bill_id AND b.building_id = NEW.building_id AND b.count IS NOT NULL
      AND b.outstanding >= NEW.amount
    FOR UPDATE OF b;
  IF NOT FOUND OR NEW.state <> 'open' THEN
    PERFORM ledger_refuse('a dispute is of an open bill', 'disputes_are_of_open_bills');
  END IF;
  SELECT count(*) INTO known FROM bill_line l
    WHERE l.org_id = NEW.org_id AND l.bill_id = NEW.bill_id AND l.position = ANY(NEW.positions);
  IF known <> cardinality(NEW.positions) THEN
    PERFORM ledger_refuse('a dispute is of lines of its bill', 'disputes_are_of_lines');
  END IF;
  UPDATE bill SET disputed = NEW.amount WHERE org_id = NEW.org_id AND id = NEW.bill_id;
  RETURN NULL;
END $$;
CREATE TRIGGER bill_dispute_begins AFTER INSERT ON bill_dispute FOR EACH ROW EXECUTE FUNCTION bill_dispute_begins();

-- It is answered once, and what was said stays.
CREATE FUNCTION bill_dispute_stays() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  answered CONSTANT text[] := ARRAY['state', 'answer', 'answered_by_name', 'answered_at', 'credit_note_id', 'version'];
  noted CONSTANT text[] := ARRAY['credit_note_id'];
BEGIN
  IF NOT EXISTS (SELECT 1 FROM organization WHERE id = OLD.org_id) THEN RETURN OLD; END IF;
  IF TG_OP = 'UPDATE' AND OLD.state = 'open' AND NEW.state <> 'open'
    AND to_jsonb(NEW) - answered = to_jsonb(OLD) - answered THEN RETURN NEW; END IF;
  -- The note that takes back what was accepted is named once it is there.
  IF TG_OP = 'UPDATE' AND OLD.state = 'accepted' AND OLD.credit_note_id IS NULL
    AND to_jsonb(NEW) - noted = to_jsonb(OLD) - noted THEN RETURN NEW; END IF;
  PERFORM ledger_refuse('a dispute stays as it was answered', 'disputes_stay');
  RETURN NULL;
END $$;
CREATE TRIGGER bill_dispute_stays BEFORE UPDATE OR DELETE ON bill_dispute FOR EACH ROW EXECUTE FUNCTION bill_dispute_stays();
CREATE TRIGGER bill_dispute_is_not_emptied BEFORE TRUNCATE ON bill_dispute EXECUTE FUNCTION ledger_is_not_emptied();
CREATE FUNCTION bill_dispute_ends() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE bill SET disputed = 0 WHERE org_id = NEW.org_id AND id = NEW.bill_id AND disputed <> 0;
  RETURN NULL;
END $$;
CREATE TRIGGER bill_dispute_ends AFTER UPDATE ON bill_dispute FOR EACH ROW
  WHEN (OLD.state = 'open' AND NEW.state <> 'open') EXECUTE FUNCTION bill_dispute_ends();

-- What was paid or credited in full before anybody answered.
CREATE FUNCTION bill_settles_its_dispute() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE bill_dispute SET state = 'settled', version = version + 1
    WHERE org_id = NEW.org_id AND bill_id = NEW.id AND state = 'open';
  RETURN NULL;
END $$;
CREATE TRIGGER bill_settles_its_dispute AFTER UPDATE ON bill FOR EACH ROW
  WHEN (OLD.disputed > 0 AND NEW.disputed = 0 AND NEW.paid + NEW.credited = NEW.total)
  EXECUTE FUNCTION bill_settles_its_dispute();

-- What is disputed bears no fee.
CREATE OR REPLACE FUNCTION late_fee_begins() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (
    SELECT 1 FROM bill b JOIN billing_run r ON r.org_id = b.org_id AND r.id = b.run_id
    WHERE b.org_id = NEW.org_id AND b.id = NEW.bill_id AND b.building_id = NEW.building_id AND b.count IS NOT NULL
      AND b.outstanding - b.disputed >= NEW.base AND r.state = 'issued' AND r.kind = 'month' AND r.due_on < NEW.occurred_on
  ) THEN
    PERFORM ledger_refuse('a late fee is of an open bill that was due before', 'late_fees_are_of_overdue_bills');
  END IF;
  IF NEW.fee_bill_id IS NOT NULL THEN
    PERFORM ledger_refuse('a late fee is asked for once it is made', 'late_fees_begin_unasked');
  END IF;
  RETURN NEW;
END $$;
