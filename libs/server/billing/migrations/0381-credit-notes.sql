-- Credit notes: how less is asked for than was issued (domain model 5.13). What was issued stays; of a line no more is credited than
-- it asked for, of a bill no more than is open, and the books say the same.

CREATE TABLE credit_note (
  org_id uuid NOT NULL REFERENCES organization (id) ON DELETE CASCADE,
  id uuid NOT NULL,
  building_id uuid NOT NULL,
  bill_id uuid NOT NULL,
  -- NK-<year>-<count>, without gaps.
  year integer NOT NULL CHECK (year BETWEEN 2000 AND 9999),
  count integer NOT NULL CHECK (count > 0),
  number text NOT NULL GENERATED ALWAYS AS (
    'NK-' || year || '-' || lpad(count::text, greatest(6, length(count::text)), '0')
  ) STORED,
  -- Whole rupiah.
  amount bigint NOT NULL CHECK (amount BETWEEN 1 AND 9007199254740991),
  reason text NOT NULL CHECK (length(reason) BETWEEN 3 AND 500),
  issued_on date NOT NULL,
  entry_id uuid NOT NULL,
  issued_by uuid,
  issued_by_name text NOT NULL,
  issued_at timestamptz NOT NULL,
  PRIMARY KEY (org_id, id),
  UNIQUE (org_id, year, count),
  UNIQUE (org_id, entry_id),
  FOREIGN KEY (org_id, building_id) REFERENCES building (org_id, id) ON DELETE CASCADE,
  FOREIGN KEY (org_id, bill_id) REFERENCES bill (org_id, id) ON DELETE CASCADE,
  FOREIGN KEY (org_id, entry_id) REFERENCES ledger_entry (org_id, id) ON DELETE CASCADE
);
CREATE INDEX credit_note_by_bill ON credit_note (org_id, bill_id);

-- What of a note takes back of one line: with its taxes.
CREATE TABLE credit_note_line (
  org_id uuid NOT NULL,
  note_id uuid NOT NULL,
  bill_id uuid NOT NULL,
  position smallint NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  PRIMARY KEY (org_id, note_id, position),
  FOREIGN KEY (org_id, note_id) REFERENCES credit_note (org_id, id) ON DELETE CASCADE,
  FOREIGN KEY (org_id, bill_id, position) REFERENCES bill_line (org_id, bill_id, position) ON DELETE CASCADE
);
CREATE INDEX credit_note_line_by_line ON credit_note_line (org_id, bill_id, position);

-- `credited` is what notes have taken back of the bill; what is open follows from it, as from what was paid.
ALTER TABLE bill ADD COLUMN credited bigint NOT NULL DEFAULT 0;
ALTER TABLE bill
  DROP CONSTRAINT bill_is_not_overpaid,
  ADD CONSTRAINT bill_is_not_overpaid CHECK (paid >= 0 AND credited >= 0 AND paid + credited <= total),
  ADD CONSTRAINT drafts_are_not_credited CHECK (credited = 0 OR count IS NOT NULL);
DROP INDEX bill_in_arrears, open_bill_by_person, open_bill_by_building;
ALTER TABLE bill
  ALTER COLUMN outstanding SET EXPRESSION AS (total - paid - credited),
  ALTER COLUMN state SET EXPRESSION AS (CASE
    WHEN count IS NULL THEN 'draft'
    WHEN paid + credited < total THEN CASE WHEN paid = 0 THEN 'issued' ELSE 'partial' END
    WHEN paid = 0 AND credited > 0 THEN 'cancelled'
    ELSE 'paid'
  END);
CREATE INDEX open_bill_by_person ON bill (org_id, person_id) WHERE outstanding > 0 AND count IS NOT NULL;
CREATE INDEX bill_in_arrears ON bill (org_id, building_id, unit_code, unit_id, person_id)
  WHERE outstanding > 0 AND count IS NOT NULL;

-- What was issued stays, but for what is paid and credited of it, which triggers alone move.
CREATE OR REPLACE FUNCTION bill_keeps_what_was_issued() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  moved CONSTANT text[] := ARRAY['paid', 'credited', 'outstanding', 'state', 'number'];
  moves CONSTANT boolean := NEW.paid <> OLD.paid OR NEW.credited <> OLD.credited;
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
  RETURN NEW;
END $$;
CREATE OR REPLACE FUNCTION bill_begins_unpaid() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.paid <> 0 OR NEW.credited <> 0 THEN
    PERFORM ledger_refuse('what is paid of a bill follows its payments', 'bill_paid_follows_payments');
  END IF;
  RETURN NEW;
END $$;

-- A line is credited up to what it asked for, with its taxes; its bill waits for whoever credits it at the same moment.
CREATE FUNCTION credit_note_line_begins() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  asked bigint;
  credited bigint;
BEGIN
  PERFORM 1 FROM bill b
    JOIN billing_run r ON r.org_id = b.org_id AND r.id = b.run_id AND r.state = 'issued'
    JOIN credit_note n ON n.org_id = b.org_id AND n.bill_id = b.id AND n.building_id = b.building_id
    WHERE b.org_id = NEW.org_id AND b.id = NEW.bill_id AND n.id = NEW.note_id
    FOR UPDATE OF b;
  IF NOT FOUND THEN
    PERFORM ledger_refuse('a credit note is of the issued bill it names', 'credit_fits_its_bill');
  END IF;
  SELECT l.amount + l.tax + l.local_tax INTO asked FROM bill_line l
    WHERE l.org_id = NEW.org_id AND l.bill_id = NEW.bill_id AND l.position = NEW.position;
  SELECT sum(c.amount) INTO credited
    FROM credit_note_line c WHERE c.org_id = NEW.org_id AND c.bill_id = NEW.bill_id AND c.position = NEW.position;
  IF credited > asked THEN
    PERFORM ledger_refuse('of a line no more is credited than it asked for', 'credit_fits_its_line');
  END IF;
  UPDATE bill SET credited = bill.credited + NEW.amount WHERE org_id = NEW.org_id AND id = NEW.bill_id;
  RETURN NULL;
END $$;
CREATE TRIGGER credit_note_line_begins AFTER INSERT ON credit_note_line
  FOR EACH ROW EXECUTE FUNCTION credit_note_line_begins();

-- What a note must be once its transaction ends: its lines come to it, and the books say the same.
CREATE FUNCTION credit_note_require(org uuid, note uuid) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  n credit_note;
  lines numeric;
  receivable numeric;
BEGIN
  SELECT * INTO n FROM credit_note one WHERE one.org_id = org AND one.id = note;
  IF NOT FOUND THEN RETURN; END IF;
  SELECT coalesce(sum(l.amount), 0) INTO lines FROM credit_note_line l WHERE l.org_id = org AND l.note_id = note;
  SELECT coalesce(sum(l.amount) FILTER (WHERE a.key = 'receivables' AND l.side = 'credit'), 0) INTO receivable
    FROM ledger_entry e
    JOIN ledger_posting l ON l.org_id = e.org_id AND l.entry_id = e.id
    JOIN ledger_account a ON a.org_id = l.org_id AND a.id = l.account_id
    WHERE e.org_id = org AND e.id = n.entry_id AND e.source_type = 'credit-note' AND e.source_id = n.id;
  IF n.amount <> lines OR n.amount <> receivable THEN
    PERFORM ledger_refuse('what is credited is what the books say', 'credit_note_agrees_with_books');
  END IF;
END $$;
CREATE FUNCTION credit_note_ends() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM credit_note_require(NEW.org_id, (to_jsonb(NEW)->>TG_ARGV[0])::uuid);
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER credit_note_ends AFTER INSERT ON credit_note
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION credit_note_ends('id');
CREATE CONSTRAINT TRIGGER credit_note_line_ends AFTER INSERT ON credit_note_line
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION credit_note_ends('note_id');

CREATE FUNCTION credit_note_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT 1 FROM organization WHERE id = OLD.org_id) THEN RETURN OLD; END IF;
  PERFORM ledger_refuse('a credit note stays as it was issued', 'credit_notes_stay');
  RETURN NULL;
END $$;
CREATE TRIGGER credit_note_stays BEFORE UPDATE OR DELETE ON credit_note FOR EACH ROW EXECUTE FUNCTION credit_note_stays();
CREATE TRIGGER credit_note_line_stays BEFORE UPDATE OR DELETE ON credit_note_line
  FOR EACH ROW EXECUTE FUNCTION credit_note_stays();
CREATE TRIGGER credit_note_is_not_emptied BEFORE TRUNCATE ON credit_note EXECUTE FUNCTION ledger_is_not_emptied();
CREATE TRIGGER credit_note_line_is_not_emptied BEFORE TRUNCATE ON credit_note_line
  EXECUTE FUNCTION ledger_is_not_emptied();
