-- Payments that people take in by hand (domain model 5.13, 5.14). What a bill still asks for is held here: it follows what was
-- allocated and nothing else, is never below nothing, and agrees with the books.

CREATE TABLE payment (
  org_id uuid NOT NULL REFERENCES organization (id) ON DELETE CASCADE,
  id uuid NOT NULL,
  building_id uuid NOT NULL,
  -- Who has paid, and the name of then.
  person_id uuid NOT NULL,
  person_name text NOT NULL,
  -- KWT-<year>-<count>: the number of the receipt, without gaps.
  year integer NOT NULL CHECK (year BETWEEN 2000 AND 9999),
  count integer NOT NULL CHECK (count > 0),
  number text NOT NULL GENERATED ALWAYS AS (
    'KWT-' || year || '-' || lpad(count::text, greatest(6, length(count::text)), '0')
  ) STORED,
  method text NOT NULL CHECK (method IN ('cash', 'transfer')),
  -- Whole rupiah.
  amount bigint NOT NULL CHECK (amount BETWEEN 1 AND 9007199254740991),
  received_on date NOT NULL,
  reference text CHECK (length(reference) BETWEEN 1 AND 64),
  note text CHECK (length(note) BETWEEN 1 AND 500),
  state text NOT NULL DEFAULT 'settled' CHECK (state IN ('settled', 'reversed')),
  entry_id uuid NOT NULL,
  recorded_by uuid,
  recorded_by_name text NOT NULL,
  recorded_at timestamptz NOT NULL,
  reversal_id uuid,
  reversed_by_name text,
  reversed_at timestamptz,
  reason text CHECK (length(reason) BETWEEN 1 AND 500),
  version integer NOT NULL DEFAULT 1,
  PRIMARY KEY (org_id, id),
  UNIQUE (org_id, year, count),
  UNIQUE (org_id, entry_id),
  FOREIGN KEY (org_id, building_id) REFERENCES building (org_id, id) ON DELETE CASCADE,
  FOREIGN KEY (org_id, person_id) REFERENCES person (org_id, id),
  FOREIGN KEY (org_id, entry_id) REFERENCES ledger_entry (org_id, id) ON DELETE CASCADE,
  FOREIGN KEY (org_id, reversal_id) REFERENCES ledger_entry (org_id, id) ON DELETE CASCADE,
  CHECK ((state = 'reversed') = (reversal_id IS NOT NULL)),
  CHECK ((state = 'reversed') = (reversed_at IS NOT NULL AND reversed_by_name IS NOT NULL AND reason IS NOT NULL))
);
CREATE INDEX payment_by_building ON payment (org_id, building_id, received_on DESC, id DESC);
CREATE INDEX payment_by_person ON payment (org_id, person_id, received_on DESC, id DESC);

-- What of a payment went to one bill.
CREATE TABLE payment_allocation (
  org_id uuid NOT NULL,
  payment_id uuid NOT NULL,
  bill_id uuid NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  PRIMARY KEY (org_id, payment_id, bill_id),
  FOREIGN KEY (org_id, payment_id) REFERENCES payment (org_id, id) ON DELETE CASCADE,
  FOREIGN KEY (org_id, bill_id) REFERENCES bill (org_id, id) ON DELETE CASCADE
);
CREATE INDEX payment_allocation_by_bill ON payment_allocation (org_id, bill_id);

-- `paid` is what stands allocated to the bill; the rest follows from it.
ALTER TABLE bill
  ADD COLUMN paid bigint NOT NULL DEFAULT 0,
  ADD CONSTRAINT bill_is_not_overpaid CHECK (paid BETWEEN 0 AND total),
  ADD CONSTRAINT drafts_are_not_paid CHECK (paid = 0 OR count IS NOT NULL);
ALTER TABLE bill
  ADD COLUMN outstanding bigint NOT NULL GENERATED ALWAYS AS (total - paid) STORED,
  ADD COLUMN state text NOT NULL GENERATED ALWAYS AS (CASE
    WHEN count IS NULL THEN 'draft' WHEN paid = total THEN 'paid' WHEN paid = 0 THEN 'issued' ELSE 'partial'
  END) STORED;
CREATE INDEX open_bill_by_person ON bill (org_id, person_id) WHERE paid < total AND count IS NOT NULL;
CREATE INDEX open_bill_by_building ON bill (org_id, building_id) WHERE paid < total AND count IS NOT NULL;

-- What was issued stays, but for what is paid of it, which the triggers of payments alone move.
CREATE FUNCTION bill_keeps_what_was_issued() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  moved CONSTANT text[] := ARRAY['paid', 'outstanding', 'state', 'number'];
BEGIN
  IF NOT EXISTS (SELECT 1 FROM organization WHERE id = OLD.org_id) THEN RETURN OLD; END IF;
  IF NEW.paid <> OLD.paid AND (
    pg_trigger_depth() < 2 OR to_jsonb(NEW) - moved IS DISTINCT FROM to_jsonb(OLD) - moved
  ) THEN
    PERFORM ledger_refuse('what is paid of a bill follows its payments', 'bill_paid_follows_payments');
  END IF;
  IF NEW.paid = OLD.paid AND EXISTS (
    SELECT 1 FROM billing_run WHERE org_id = OLD.org_id AND id IN (OLD.run_id, NEW.run_id) AND state = 'issued'
  ) THEN
    PERFORM ledger_refuse('what was issued stays as it is', 'issued_bills_stay');
  END IF;
  RETURN NEW;
END $$;
-- Nor is a line of a draft moved into what was issued.
CREATE OR REPLACE FUNCTION billing_refuse() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  runs uuid[];
BEGIN
  IF NOT EXISTS (SELECT 1 FROM organization WHERE id = OLD.org_id) THEN RETURN OLD; END IF;
  IF TG_TABLE_NAME = 'billing_run' THEN runs := ARRAY[(to_jsonb(OLD)->>'id')::uuid];
  ELSIF TG_TABLE_NAME = 'bill' THEN runs := ARRAY[(to_jsonb(OLD)->>'run_id')::uuid];
  ELSE
    SELECT array_agg(run_id) INTO runs FROM bill
    WHERE org_id = OLD.org_id AND id IN ((to_jsonb(OLD)->>'bill_id')::uuid, (to_jsonb(NEW)->>'bill_id')::uuid);
  END IF;
  IF EXISTS (SELECT 1 FROM billing_run WHERE org_id = OLD.org_id AND id = ANY(runs) AND state = 'issued') THEN
    PERFORM ledger_refuse('what was issued stays as it is', 'issued_bills_stay');
  END IF;
  RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
END $$;
DROP TRIGGER bill_stays ON bill;
CREATE TRIGGER bill_stays BEFORE DELETE ON bill FOR EACH ROW EXECUTE FUNCTION billing_refuse();
CREATE TRIGGER bill_keeps_what_was_issued BEFORE UPDATE ON bill
  FOR EACH ROW EXECUTE FUNCTION bill_keeps_what_was_issued();
CREATE FUNCTION bill_begins_unpaid() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.paid <> 0 THEN
    PERFORM ledger_refuse('what is paid of a bill follows its payments', 'bill_paid_follows_payments');
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER bill_begins_unpaid BEFORE INSERT ON bill FOR EACH ROW EXECUTE FUNCTION bill_begins_unpaid();

-- A payment goes to bills of who has paid, in its building, that were issued.
CREATE FUNCTION payment_allocation_begins() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (
    SELECT 1 FROM payment p
    JOIN bill b ON b.org_id = p.org_id AND b.person_id = p.person_id AND b.building_id = p.building_id
    JOIN billing_run r ON r.org_id = b.org_id AND r.id = b.run_id AND r.state = 'issued'
    WHERE p.org_id = NEW.org_id AND p.id = NEW.payment_id AND p.state = 'settled' AND b.id = NEW.bill_id
  ) THEN
    PERFORM ledger_refuse('a payment goes to issued bills of its payer', 'payment_fits_its_bills');
  END IF;
  UPDATE bill SET paid = paid + NEW.amount WHERE org_id = NEW.org_id AND id = NEW.bill_id;
  RETURN NULL;
END $$;
CREATE TRIGGER payment_allocation_begins AFTER INSERT ON payment_allocation
  FOR EACH ROW EXECUTE FUNCTION payment_allocation_begins();

-- What a payment must be once its transaction ends: no more is allocated than was paid, and the books say the same.
CREATE FUNCTION payment_require(org uuid, pid uuid) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  p payment;
  allocated numeric;
  credited numeric;
  debited numeric;
BEGIN
  SELECT * INTO p FROM payment one WHERE one.org_id = org AND one.id = pid;
  IF NOT FOUND THEN RETURN; END IF;
  SELECT coalesce(sum(a.amount), 0) INTO allocated FROM payment_allocation a WHERE a.org_id = org AND a.payment_id = pid;
  SELECT coalesce(sum(l.amount) FILTER (WHERE a.key = 'receivables' AND l.side = 'credit'), 0),
      coalesce(sum(l.amount) FILTER (WHERE a.key IN ('cash', 'bank') AND l.side = 'debit'), 0)
    INTO credited, debited
    FROM ledger_entry e
    JOIN ledger_posting l ON l.org_id = e.org_id AND l.entry_id = e.id
    JOIN ledger_account a ON a.org_id = l.org_id AND a.id = l.account_id
    WHERE e.org_id = org AND e.id = p.entry_id AND e.source_type = 'payment' AND e.source_id = p.id;
  IF allocated > p.amount OR allocated <> credited OR p.amount <> debited THEN
    PERFORM ledger_refuse('what is allocated is what was paid and what the books say', 'payment_agrees_with_books');
  END IF;
END $$;
CREATE FUNCTION payment_ends() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM payment_require(NEW.org_id, (to_jsonb(NEW)->>TG_ARGV[0])::uuid);
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER payment_ends AFTER INSERT ON payment
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION payment_ends('id');
CREATE CONSTRAINT TRIGGER payment_allocation_ends AFTER INSERT ON payment_allocation
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION payment_ends('payment_id');

-- A payment is taken back once, by the reversal of its entry; else it stays, and so does what was allocated.
CREATE FUNCTION payment_stays() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  moved CONSTANT text[] := ARRAY['state', 'reversal_id', 'reversed_by_name', 'reversed_at', 'reason', 'version', 'number'];
BEGIN
  IF NOT EXISTS (SELECT 1 FROM organization WHERE id = OLD.org_id) THEN RETURN OLD; END IF;
  IF TG_OP = 'UPDATE' AND TG_TABLE_NAME = 'payment' THEN
    IF to_jsonb(NEW) - moved = to_jsonb(OLD) - moved
      AND to_jsonb(OLD)->>'state' = 'settled' AND to_jsonb(NEW)->>'state' = 'reversed'
      AND EXISTS (
        SELECT 1 FROM ledger_entry e WHERE e.org_id = OLD.org_id AND e.id = (to_jsonb(NEW)->>'reversal_id')::uuid
          AND e.reverses_id = (to_jsonb(OLD)->>'entry_id')::uuid
      ) THEN RETURN NEW; END IF;
  END IF;
  PERFORM ledger_refuse('a payment is taken back by its reversal alone', 'payments_stay');
  RETURN NULL;
END $$;
CREATE TRIGGER payment_stays BEFORE UPDATE OR DELETE ON payment FOR EACH ROW EXECUTE FUNCTION payment_stays();
CREATE TRIGGER payment_allocation_stays BEFORE UPDATE OR DELETE ON payment_allocation
  FOR EACH ROW EXECUTE FUNCTION payment_stays();
CREATE FUNCTION payment_gives_back() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE bill b SET paid = b.paid - a.amount FROM payment_allocation a
    WHERE a.org_id = NEW.org_id AND a.payment_id = NEW.id AND b.org_id = a.org_id AND b.id = a.bill_id;
  RETURN NULL;
END $$;
CREATE TRIGGER payment_gives_back AFTER UPDATE ON payment FOR EACH ROW EXECUTE FUNCTION payment_gives_back();
CREATE TRIGGER payment_is_not_emptied BEFORE TRUNCATE ON payment EXECUTE FUNCTION ledger_is_not_emptied();
CREATE TRIGGER payment_allocation_is_not_emptied BEFORE TRUNCATE ON payment_allocation
  EXECUTE FUNCTION ledger_is_not_emptied();

-- Who sees the own bills sees what was paid on them.
UPDATE member_group g SET grants = g.grants || ARRAY['payment.view.own']
WHERE 'bill.view.own' = ANY (g.grants) AND NOT (g.grants && ARRAY['payment.view.own', 'payment.view']);
