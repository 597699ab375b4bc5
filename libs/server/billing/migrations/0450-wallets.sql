-- Deposits of people (domain model 5.13, 5.14): paid from, topped up, paid out, and bills that are paid by themselves. That a
-- deposit is never below nothing the books hold (0370); what is held for payouts, who approves one, and that a bill is paid by
-- itself once, is held here.

-- A payment from the payer's own deposit: all of it goes to bills.
ALTER TABLE payment
  DROP CONSTRAINT payment_method_check,
  ADD CONSTRAINT payment_method_check CHECK (method IN ('cash', 'transfer', 'qris', 'va', 'deposit'));
CREATE OR REPLACE FUNCTION payment_require(org uuid, pid uuid) RETURNS void LANGUAGE plpgsql AS $$
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
      coalesce(sum(l.amount) FILTER (WHERE l.side = 'debit' AND CASE
        WHEN p.method = 'deposit' THEN a.person_id = p.person_id
        WHEN p.method IN ('qris', 'va') THEN a.key = 'clearing'
        ELSE a.key IN ('cash', 'bank')
      END), 0)
    INTO credited, debited
    FROM ledger_entry e
    JOIN ledger_posting l ON l.org_id = e.org_id AND l.entry_id = e.id
    JOIN ledger_account a ON a.org_id = l.org_id AND a.id = l.account_id
    WHERE e.org_id = org AND e.id = p.entry_id AND e.source_type = 'payment' AND e.source_id = p.id;
  IF allocated > p.amount OR allocated <> credited OR p.amount <> debited
    OR (p.method = 'deposit' AND allocated <> p.amount) THEN
    PERFORM ledger_refuse('what is allocated is what was paid and what the books say', 'payment_agrees_with_books');
  END IF;
END $$;

-- A top-up is an online payment that is for no bill.
ALTER TABLE online_payment ADD COLUMN purpose text NOT NULL DEFAULT 'bills' CHECK (purpose IN ('bills', 'top-up'));

CREATE TABLE payout (
  org_id uuid NOT NULL REFERENCES organization (id) ON DELETE CASCADE,
  id uuid NOT NULL,
  building_id uuid NOT NULL,
  -- Whose deposit, and the name of then.
  person_id uuid NOT NULL,
  person_name text NOT NULL,
  -- PAY-<year>-<count>, without gaps.
  year integer NOT NULL CHECK (year BETWEEN 2000 AND 9999),
  count integer NOT NULL CHECK (count > 0),
  number text NOT NULL GENERATED ALWAYS AS (
    'PAY-' || year || '-' || lpad(count::text, greatest(6, length(count::text)), '0')
  ) STORED,
  -- Whole rupiah.
  amount bigint NOT NULL CHECK (amount BETWEEN 1 AND 1000000000000),
  bank text NOT NULL CHECK (length(bank) BETWEEN 2 AND 40),
  -- Sealed with the installation's key; its end is what most people are shown.
  account_number bytea NOT NULL,
  account_end text NOT NULL CHECK (account_end ~ '^[0-9]{4}$'),
  account_name text NOT NULL CHECK (length(account_name) BETWEEN 2 AND 80),
  note text CHECK (length(note) BETWEEN 1 AND 500),
  state text NOT NULL DEFAULT 'requested' CHECK (state IN ('requested', 'approved', 'paid', 'refused')),
  requested_by uuid NOT NULL,
  requested_by_name text NOT NULL,
  requested_at timestamptz NOT NULL,
  -- Another account than that of the last payout waits a day.
  payable_from timestamptz NOT NULL,
  hold_id uuid NOT NULL,
  approved_by uuid,
  approved_by_name text,
  approved_at timestamptz,
  ended_by uuid,
  ended_by_name text,
  ended_at timestamptz,
  end_id uuid,
  reason text CHECK (length(reason) BETWEEN 3 AND 500),
  version integer NOT NULL DEFAULT 1,
  PRIMARY KEY (org_id, id),
  UNIQUE (id),
  UNIQUE (org_id, year, count),
  UNIQUE (org_id, hold_id),
  UNIQUE (org_id, end_id),
  FOREIGN KEY (org_id, building_id) REFERENCES building (org_id, id) ON DELETE CASCADE,
  FOREIGN KEY (org_id, person_id) REFERENCES person (org_id, id),
  FOREIGN KEY (org_id, hold_id) REFERENCES ledger_entry (org_id, id) ON DELETE CASCADE,
  FOREIGN KEY (org_id, end_id) REFERENCES ledger_entry (org_id, id) ON DELETE CASCADE,
  CONSTRAINT payouts_need_a_second_person CHECK (approved_by <> requested_by),
  CONSTRAINT payouts_are_approved_first CHECK (state NOT IN ('approved', 'paid') OR approved_by IS NOT NULL),
  CONSTRAINT another_account_waits CHECK (state <> 'paid' OR ended_at >= payable_from),
  CHECK ((approved_by IS NULL) = (approved_at IS NULL) AND (approved_by IS NULL) = (approved_by_name IS NULL)),
  CHECK ((state IN ('paid', 'refused')) = (ended_by IS NOT NULL AND ended_at IS NOT NULL AND end_id IS NOT NULL)),
  CHECK ((state = 'refused') = (reason IS NOT NULL))
);
CREATE INDEX payout_by_organization ON payout (org_id, requested_at DESC, id DESC);
CREATE INDEX payout_by_person ON payout (org_id, person_id, requested_at DESC, id DESC);
CREATE INDEX payout_that_waits ON payout (org_id, person_id) WHERE state IN ('requested', 'approved');

CREATE FUNCTION payout_moves() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  moved CONSTANT text[] := ARRAY['state', 'approved_by', 'approved_by_name', 'approved_at', 'ended_by', 'ended_by_name',
    'ended_at', 'end_id', 'reason', 'version', 'number'];
BEGIN
  IF NOT EXISTS (SELECT 1 FROM organization WHERE id = OLD.org_id) THEN RETURN OLD; END IF;
  IF TG_OP = 'DELETE' THEN PERFORM ledger_refuse('a payout stays', 'payouts_stay'); END IF;
  IF to_jsonb(NEW) - moved IS DISTINCT FROM to_jsonb(OLD) - moved
    OR (OLD.approved_by IS NOT NULL AND NEW.approved_by IS DISTINCT FROM OLD.approved_by) THEN
    PERFORM ledger_refuse('a payout stays what was asked for', 'payouts_stay');
  END IF;
  IF (OLD.state || ' ' || NEW.state) <> ALL (ARRAY[
    'requested approved', 'requested refused', 'approved paid', 'approved refused'
  ]) THEN
    PERFORM ledger_refuse('a payout does not go back', 'payouts_go_on');
  END IF;
  IF EXISTS (
    SELECT 1 FROM person p WHERE p.org_id = NEW.org_id AND p.id = NEW.person_id AND p.user_id = NEW.approved_by
  ) THEN
    PERFORM ledger_refuse('nobody approves a payout of their own', 'payouts_need_a_second_person');
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER payout_moves BEFORE UPDATE OR DELETE ON payout FOR EACH ROW EXECUTE FUNCTION payout_moves();
CREATE FUNCTION payout_begins() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.state <> 'requested' THEN PERFORM ledger_refuse('a payout begins by being asked for', 'payouts_go_on'); END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER payout_begins BEFORE INSERT ON payout FOR EACH ROW EXECUTE FUNCTION payout_begins();
CREATE TRIGGER payout_is_not_emptied BEFORE TRUNCATE ON payout EXECUTE FUNCTION ledger_is_not_emptied();

-- What a payout must be once its transaction ends: the books hold it, pay it out or give it back, to the rupiah.
CREATE FUNCTION payout_ends() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  p payout;
  fits boolean;
BEGIN
  SELECT * INTO p FROM payout one WHERE one.org_id = NEW.org_id AND one.id = NEW.id;
  IF NOT FOUND THEN RETURN NULL; END IF;
  SELECT count(*) = CASE WHEN p.end_id IS NULL THEN 2 ELSE 4 END AND bool_and(l.amount = p.amount AND CASE
      WHEN e.id = p.hold_id THEN CASE l.side WHEN 'debit' THEN a.person_id = p.person_id ELSE a.key = 'heldDeposits' END
      WHEN l.side = 'debit' THEN a.key = 'heldDeposits'
      WHEN p.state = 'paid' THEN a.key = 'bank'
      ELSE a.person_id = p.person_id
    END IS TRUE) INTO fits
    FROM ledger_entry e
    JOIN ledger_posting l ON l.org_id = e.org_id AND l.entry_id = e.id
    JOIN ledger_account a ON a.org_id = l.org_id AND a.id = l.account_id
    WHERE e.org_id = p.org_id AND e.id IN (p.hold_id, p.end_id) AND e.source_type = 'payout' AND e.source_id = p.id;
  IF NOT coalesce(fits, false) THEN
    PERFORM ledger_refuse('what is held, paid out or given back is what the books say', 'payout_agrees_with_books');
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER payout_ends AFTER INSERT OR UPDATE ON payout
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION payout_ends();

-- How the bills of a person are paid by themselves from their deposit.
CREATE TABLE autopay (
  org_id uuid NOT NULL REFERENCES organization (id) ON DELETE CASCADE,
  person_id uuid NOT NULL,
  state text NOT NULL CHECK (state IN ('on', 'off')),
  -- The most that is paid of one bill, in whole rupiah.
  most bigint NOT NULL CHECK (most BETWEEN 1 AND 1000000000000),
  at_time text NOT NULL CHECK (at_time IN ('issued', 'day')),
  day smallint CHECK (day BETWEEN 1 AND 28),
  -- Days of the month count from here on.
  set_at timestamptz NOT NULL,
  PRIMARY KEY (org_id, person_id),
  FOREIGN KEY (org_id, person_id) REFERENCES person (org_id, id),
  CHECK ((at_time = 'day') = (day IS NOT NULL))
);

CREATE TABLE autopay_attempt (
  org_id uuid NOT NULL,
  bill_id uuid NOT NULL,
  person_id uuid NOT NULL,
  -- Of the building; told of the day before.
  pay_on date NOT NULL,
  announced_at timestamptz NOT NULL,
  state text NOT NULL DEFAULT 'announced' CHECK (state IN ('announced', 'paid', 'failed')),
  failure text CHECK (failure IN ('SALDO_KURANG', 'MELEBIHI_BATAS', 'TIDAK_ADA_TAGIHAN')),
  payment_id uuid,
  CONSTRAINT a_bill_is_paid_by_itself_once PRIMARY KEY (org_id, bill_id),
  FOREIGN KEY (org_id, bill_id) REFERENCES bill (org_id, id) ON DELETE CASCADE,
  FOREIGN KEY (org_id, person_id) REFERENCES person (org_id, id),
  FOREIGN KEY (org_id, payment_id) REFERENCES payment (org_id, id) ON DELETE CASCADE,
  CHECK ((state = 'failed') = (failure IS NOT NULL)),
  CHECK ((state = 'paid') = (payment_id IS NOT NULL))
);
CREATE INDEX autopay_attempt_by_person ON autopay_attempt (org_id, person_id, announced_at DESC);
CREATE INDEX autopay_attempt_that_waits ON autopay_attempt (org_id, pay_on) WHERE state = 'announced';
CREATE FUNCTION autopay_attempt_moves() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT 1 FROM organization WHERE id = OLD.org_id) THEN RETURN OLD; END IF;
  -- What was only announced is taken back where the person wants it otherwise.
  IF TG_OP = 'DELETE' AND OLD.state = 'announced' THEN RETURN OLD; END IF;
  IF TG_OP = 'DELETE' OR OLD.state <> 'announced' OR NEW.state = 'announced'
    OR (NEW.org_id, NEW.bill_id, NEW.person_id, NEW.pay_on, NEW.announced_at)
      IS DISTINCT FROM (OLD.org_id, OLD.bill_id, OLD.person_id, OLD.pay_on, OLD.announced_at) THEN
    PERFORM ledger_refuse('what became of a bill that was to be paid by itself stays', 'autopay_attempts_stay');
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER autopay_attempt_moves BEFORE UPDATE OR DELETE ON autopay_attempt
  FOR EACH ROW EXECUTE FUNCTION autopay_attempt_moves();

-- Up to which float deposits are kept; without a row, the limit of the law.
CREATE TABLE wallet_rule (
  org_id uuid PRIMARY KEY REFERENCES organization (id) ON DELETE CASCADE,
  -- Whole rupiah.
  float_limit bigint NOT NULL CHECK (float_limit BETWEEN 1000000 AND 1000000000000)
);
-- That the float is near its limit, or has reached it, is told once a month.
CREATE TABLE float_warning (
  org_id uuid NOT NULL REFERENCES organization (id) ON DELETE CASCADE,
  period text NOT NULL CHECK (period ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
  level text NOT NULL CHECK (level IN ('near', 'reached')),
  PRIMARY KEY (org_id, period, level)
);

-- Who sees the own deposit uses it.
UPDATE member_group g SET grants = g.grants || ARRAY['wallet.create.own']
WHERE 'wallet.view.own' = ANY (g.grants) AND NOT (g.grants && ARRAY['wallet.create.own', 'wallet.create']);
