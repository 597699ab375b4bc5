-- What an organisation spends (domain model 5.14): suppliers, and bills of theirs from the draft until they are paid. Who approves
-- one, that it stays what was approved, and that the books say the same, is held here, whoever asks.

-- Tax that is withheld from suppliers until it is paid to the state. Where the code has been taken, the next free one.
INSERT INTO ledger_account (org_id, id, code, key, type, normal)
SELECT o.org_id, uuidv7(), (
    SELECT n::text FROM generate_series(2220, 2299) AS n
    WHERE NOT EXISTS (SELECT 1 FROM ledger_account t WHERE t.org_id = o.org_id AND t.code = n::text) ORDER BY n LIMIT 1
  ), 'withheldTax', 'liability', 'credit'
FROM (SELECT DISTINCT org_id FROM ledger_account WHERE key IS NOT NULL) o;

CREATE TABLE vendor (
  org_id uuid NOT NULL REFERENCES organization (id) ON DELETE CASCADE,
  id uuid NOT NULL,
  name text NOT NULL CHECK (length(name) BETWEEN 2 AND 120),
  -- Of a person it is their identity number: sealed with the installation's key, as the account is.
  npwp bytea,
  contact text CHECK (length(contact) BETWEEN 1 AND 120),
  phone text CHECK (length(phone) BETWEEN 3 AND 30),
  email text CHECK (length(email) BETWEEN 3 AND 200),
  bank text CHECK (length(bank) BETWEEN 2 AND 40),
  account_number bytea,
  account_end text CHECK (account_end ~ '^[0-9]{4}$'),
  account_name text CHECK (length(account_name) BETWEEN 2 AND 80),
  created_at timestamptz NOT NULL,
  account_set_at timestamptz NOT NULL,
  -- Another account than before waits a day.
  payable_from timestamptz NOT NULL,
  archived_at timestamptz,
  version integer NOT NULL DEFAULT 1,
  PRIMARY KEY (org_id, id),
  UNIQUE (id),
  CHECK (num_nonnulls(bank, account_number, account_end, account_name) IN (0, 4))
);
CREATE UNIQUE INDEX vendor_name_once ON vendor (org_id, lower(name)) WHERE archived_at IS NULL;
CREATE FUNCTION vendor_account_waits() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.account_set_at < OLD.account_set_at OR NEW.payable_from < OLD.payable_from
    OR ((NEW.bank, NEW.account_number, NEW.account_end, NEW.account_name)
        IS DISTINCT FROM (OLD.bank, OLD.account_number, OLD.account_end, OLD.account_name)
      AND NEW.account_number IS NOT NULL
      AND (NEW.account_set_at = OLD.account_set_at OR NEW.payable_from < NEW.account_set_at + interval '1 day')) THEN
    PERFORM ledger_refuse('another account of a supplier waits a day', 'another_account_waits');
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER vendor_account_waits BEFORE UPDATE ON vendor FOR EACH ROW EXECUTE FUNCTION vendor_account_waits();

-- From which amount on a second person approves, and how much tax is withheld; without a row, what the contract says.
CREATE TABLE expense_rule (
  org_id uuid PRIMARY KEY REFERENCES organization (id) ON DELETE CASCADE,
  -- Whole rupiah.
  approval_limit bigint NOT NULL CHECK (approval_limit BETWEEN 0 AND 1000000000000),
  -- Millionths of what it is withheld from: with a tax number, and without.
  pph21_ppm integer NOT NULL CHECK (pph21_ppm BETWEEN 0 AND 500000),
  pph21_without_ppm integer NOT NULL CHECK (pph21_without_ppm BETWEEN 0 AND 500000),
  pph23_ppm integer NOT NULL CHECK (pph23_ppm BETWEEN 0 AND 500000),
  pph23_without_ppm integer NOT NULL CHECK (pph23_without_ppm BETWEEN 0 AND 500000),
  pph4_ppm integer NOT NULL CHECK (pph4_ppm BETWEEN 0 AND 500000),
  pph4_without_ppm integer NOT NULL CHECK (pph4_without_ppm BETWEEN 0 AND 500000)
);

CREATE TABLE expense (
  org_id uuid NOT NULL REFERENCES organization (id) ON DELETE CASCADE,
  id uuid NOT NULL,
  building_id uuid NOT NULL,
  -- BYA-<year>-<count>, without gaps.
  year integer NOT NULL CHECK (year BETWEEN 2000 AND 9999),
  count integer NOT NULL CHECK (count > 0),
  number text NOT NULL GENERATED ALWAYS AS (
    'BYA-' || year || '-' || lpad(count::text, greatest(6, length(count::text)), '0')
  ) STORED,
  vendor_id uuid,
  account_id uuid NOT NULL,
  on_day date NOT NULL,
  -- Whole rupiah, with the tax that is withheld of it.
  amount bigint NOT NULL CHECK (amount BETWEEN 1 AND 1000000000000),
  description text NOT NULL CHECK (length(description) BETWEEN 3 AND 500),
  -- The number that the supplier gave their bill.
  reference text CHECK (length(reference) BETWEEN 1 AND 60),
  ticket_id uuid,
  tax_kind text CHECK (tax_kind IN ('pph21', 'pph23', 'pph4')),
  tax_base bigint CHECK (tax_base BETWEEN 1 AND amount),
  withheld bigint NOT NULL DEFAULT 0 CHECK (withheld BETWEEN 0 AND amount - 1),
  slip_number text CHECK (length(slip_number) BETWEEN 1 AND 60),
  slip_on date,
  state text NOT NULL DEFAULT 'draft' CHECK (state IN ('draft', 'submitted', 'approved', 'rejected', 'paid', 'cancelled')),
  created_by uuid NOT NULL,
  created_by_name text NOT NULL,
  created_at timestamptz NOT NULL,
  -- Who last changed what it says, and who handed it in: as much its authors as who began it.
  edited_by uuid NOT NULL,
  submitted_by uuid,
  submitted_by_name text,
  submitted_at timestamptz,
  answered_by uuid,
  answered_by_name text,
  answered_at timestamptz,
  reason text CHECK (length(reason) BETWEEN 3 AND 500),
  accrual_id uuid,
  reversal_id uuid,
  payment_id uuid,
  paid_from_id uuid,
  paid_on date,
  paid_by_name text,
  paid_at timestamptz,
  -- Which one it repeats, and for which month: once for each.
  repeats_id uuid,
  repeats_period text CHECK (repeats_period ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
  version integer NOT NULL DEFAULT 1,
  PRIMARY KEY (org_id, id),
  UNIQUE (id),
  UNIQUE (org_id, year, count),
  UNIQUE (org_id, accrual_id),
  UNIQUE (org_id, payment_id),
  CONSTRAINT expenses_repeat_once_a_month UNIQUE (org_id, repeats_id, repeats_period),
  FOREIGN KEY (org_id, repeats_id) REFERENCES expense (org_id, id),
  CHECK ((repeats_id IS NULL) = (repeats_period IS NULL)),
  FOREIGN KEY (org_id, building_id) REFERENCES building (org_id, id) ON DELETE CASCADE,
  FOREIGN KEY (org_id, vendor_id) REFERENCES vendor (org_id, id),
  FOREIGN KEY (org_id, account_id) REFERENCES ledger_account (org_id, id),
  FOREIGN KEY (org_id, ticket_id) REFERENCES ticket (org_id, id),
  FOREIGN KEY (org_id, paid_from_id) REFERENCES ledger_account (org_id, id),
  FOREIGN KEY (org_id, accrual_id) REFERENCES ledger_entry (org_id, id) ON DELETE CASCADE,
  FOREIGN KEY (org_id, reversal_id) REFERENCES ledger_entry (org_id, id) ON DELETE CASCADE,
  FOREIGN KEY (org_id, payment_id) REFERENCES ledger_entry (org_id, id) ON DELETE CASCADE,
  CHECK ((tax_kind IS NULL) = (tax_base IS NULL)),
  CHECK (tax_kind IS NOT NULL OR withheld = 0),
  CHECK ((slip_number IS NULL) = (slip_on IS NULL) AND (slip_number IS NULL OR withheld > 0)),
  CHECK (state NOT IN ('submitted', 'approved', 'paid') OR submitted_by IS NOT NULL),
  CHECK (state <> 'rejected' OR reason IS NOT NULL),
  CONSTRAINT expenses_are_approved_first CHECK (state NOT IN ('approved', 'paid') OR (answered_by IS NOT NULL AND accrual_id IS NOT NULL)),
  CHECK ((state = 'paid') = (payment_id IS NOT NULL)),
  CHECK (num_nonnulls(payment_id, paid_from_id, paid_on, paid_by_name, paid_at) IN (0, 5)),
  CHECK (reversal_id IS NULL OR state = 'cancelled')
);
CREATE INDEX expense_by_organization ON expense (org_id, on_day DESC, id DESC);
CREATE INDEX expense_by_building ON expense (org_id, building_id, on_day DESC, id DESC);
CREATE INDEX expense_by_vendor ON expense (org_id, vendor_id, on_day DESC, id DESC) WHERE vendor_id IS NOT NULL;
CREATE INDEX expense_by_ticket ON expense (org_id, ticket_id) WHERE ticket_id IS NOT NULL;
CREATE INDEX expense_that_waits ON expense (org_id, building_id, submitted_at) WHERE state = 'submitted';

CREATE FUNCTION expense_begins() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.state <> 'draft' THEN PERFORM ledger_refuse('an expense begins as a draft', 'expenses_go_on'); END IF;
  IF NOT EXISTS (
    SELECT 1 FROM ledger_account a WHERE a.org_id = NEW.org_id AND a.id = NEW.account_id AND a.type = 'expense'
  ) THEN
    PERFORM ledger_refuse('what is spent is booked as an expense', 'expenses_are_expenses');
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER expense_begins BEFORE INSERT ON expense FOR EACH ROW EXECUTE FUNCTION expense_begins();

CREATE FUNCTION expense_moves() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  -- What a step writes; the rest is what the expense says.
  moved CONSTANT text[] := ARRAY['state', 'submitted_by', 'submitted_by_name', 'submitted_at', 'answered_by', 'answered_by_name',
    'answered_at', 'reason', 'accrual_id', 'reversal_id', 'payment_id', 'paid_from_id', 'paid_on', 'paid_by_name', 'paid_at',
    'slip_number', 'slip_on', 'version', 'number'];
  fixed CONSTANT text[] := ARRAY['accrual_id', 'answered_by', 'submitted_by', 'payment_id', 'paid_from_id', 'paid_on', 'reversal_id'];
  most bigint;
  is_open boolean;
  name text;
BEGIN
  IF NOT EXISTS (SELECT 1 FROM organization WHERE id = OLD.org_id) THEN RETURN OLD; END IF;
  IF TG_OP = 'DELETE' THEN PERFORM ledger_refuse('an expense stays', 'expenses_stay'); END IF;
  is_open := OLD.state IN ('draft', 'rejected');
  IF (NEW.org_id, NEW.id, NEW.building_id, NEW.created_by, NEW.created_at, NEW.year, NEW.count, NEW.repeats_id, NEW.repeats_period)
      IS DISTINCT FROM
      (OLD.org_id, OLD.id, OLD.building_id, OLD.created_by, OLD.created_at, OLD.year, OLD.count, OLD.repeats_id, OLD.repeats_period)
    OR (NOT is_open AND to_jsonb(NEW) - moved IS DISTINCT FROM to_jsonb(OLD) - moved) THEN
    PERFORM ledger_refuse('an expense stays what was handed in', 'expenses_stay');
  END IF;
  FOREACH name IN ARRAY fixed LOOP
    IF NOT is_open AND to_jsonb(OLD)->>name IS NOT NULL AND to_jsonb(NEW)->>name IS DISTINCT FROM to_jsonb(OLD)->>name
      AND NOT (name = 'answered_by' AND OLD.state = 'submitted') AND NOT (name = 'answered_by' AND NEW.state = 'cancelled') THEN
      PERFORM ledger_refuse('what became of an expense stays', 'expenses_stay');
    END IF;
  END LOOP;
  IF NEW.state = OLD.state THEN
    IF OLD.state IN ('submitted', 'cancelled') THEN
      PERFORM ledger_refuse('an expense does not go back', 'expenses_go_on');
    END IF;
  ELSIF (OLD.state || ' ' || NEW.state) <> ALL (ARRAY['draft submitted', 'draft cancelled', 'submitted approved',
    'submitted rejected', 'rejected submitted', 'rejected cancelled', 'approved paid', 'approved cancelled']) THEN
    PERFORM ledger_refuse('an expense does not go back', 'expenses_go_on');
  END IF;
  IF NOT EXISTS (
    SELECT 1 FROM ledger_account a WHERE a.org_id = NEW.org_id AND a.id = NEW.account_id AND a.type = 'expense'
  ) THEN
    PERFORM ledger_refuse('what is spent is booked as an expense', 'expenses_are_expenses');
  END IF;
  IF NEW.state = 'submitted' AND NEW.amount > 500000 AND NOT EXISTS (
    SELECT 1 FROM stored_file f WHERE f.org_id = NEW.org_id AND f.subject_kind = 'expense' AND f.subject_id = NEW.id
  ) THEN
    PERFORM ledger_refuse('the bill of the supplier is there above Rp 500,000', 'expenses_have_their_bill');
  END IF;
  IF OLD.state = 'submitted' AND NEW.state = 'approved' THEN
    SELECT coalesce((SELECT r.approval_limit FROM expense_rule r WHERE r.org_id = NEW.org_id), 5000000) INTO most;
    IF NEW.amount > most AND NEW.answered_by IN (NEW.created_by, NEW.edited_by, NEW.submitted_by) THEN
      PERFORM ledger_refuse('above the limit nobody approves their own expense', 'expenses_need_a_second_person');
    END IF;
  END IF;
  IF NEW.state = 'paid' AND OLD.state <> 'paid' AND EXISTS (
    SELECT 1 FROM vendor v JOIN ledger_account a ON a.org_id = v.org_id AND a.id = NEW.paid_from_id
    WHERE v.org_id = NEW.org_id AND v.id = NEW.vendor_id AND a.key IS DISTINCT FROM 'cash' AND v.payable_from > NEW.paid_at
  ) THEN
    PERFORM ledger_refuse('another account of a supplier waits a day', 'another_account_waits');
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER expense_moves BEFORE UPDATE OR DELETE ON expense FOR EACH ROW EXECUTE FUNCTION expense_moves();
CREATE TRIGGER expense_is_not_emptied BEFORE TRUNCATE ON expense EXECUTE FUNCTION ledger_is_not_emptied();

-- What an expense must be once its transaction ends: the books say what is owed for it, what is withheld, and what was paid.
CREATE FUNCTION expense_ends() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  x expense;
  fits boolean;
BEGIN
  SELECT * INTO x FROM expense one WHERE one.org_id = NEW.org_id AND one.id = NEW.id;
  IF NOT FOUND OR x.accrual_id IS NULL THEN RETURN NULL; END IF;
  SELECT count(*) FILTER (WHERE e.id = x.accrual_id) = CASE WHEN x.withheld = 0 THEN 2 ELSE 3 END
      AND count(*) FILTER (WHERE e.id = x.payment_id) = CASE WHEN x.payment_id IS NULL THEN 0 ELSE 2 END
      AND bool_and(CASE
        WHEN e.id = x.accrual_id AND l.side = 'debit' THEN l.account_id = x.account_id AND l.amount = x.amount
        WHEN e.id = x.accrual_id AND a.key = 'withheldTax' THEN l.amount = x.withheld
        WHEN e.id = x.accrual_id THEN a.key = 'payables' AND l.amount = x.amount - x.withheld
        WHEN l.side = 'debit' THEN a.key = 'payables' AND l.amount = x.amount - x.withheld
        ELSE l.account_id = x.paid_from_id AND a.is_money AND l.amount = x.amount - x.withheld
      END IS TRUE) INTO fits
    FROM ledger_entry e
    JOIN ledger_posting l ON l.org_id = e.org_id AND l.entry_id = e.id
    JOIN ledger_account a ON a.org_id = l.org_id AND a.id = l.account_id
    WHERE e.org_id = x.org_id AND e.id IN (x.accrual_id, x.payment_id) AND e.source_type = 'expense' AND e.source_id = x.id;
  IF NOT coalesce(fits, false) OR (x.state = 'cancelled') <> EXISTS (
    SELECT 1 FROM ledger_entry e WHERE e.org_id = x.org_id AND e.id = x.reversal_id AND e.reverses_id = x.accrual_id
  ) THEN
    PERFORM ledger_refuse('what is owed and paid is what the books say', 'expense_agrees_with_books');
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER expense_ends AFTER INSERT OR UPDATE ON expense
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION expense_ends();

-- Which expenses come again each month, as drafts, on which day and from which month on; and who has said so.
CREATE TABLE expense_repetition (
  org_id uuid NOT NULL,
  expense_id uuid NOT NULL,
  day smallint NOT NULL CHECK (day BETWEEN 1 AND 28),
  from_period text NOT NULL CHECK (from_period ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
  set_by uuid NOT NULL,
  set_by_name text NOT NULL,
  PRIMARY KEY (org_id, expense_id),
  FOREIGN KEY (org_id, expense_id) REFERENCES expense (org_id, id) ON DELETE CASCADE
);
