-- Fees for what is paid late (domain model 5.13): by which rules, and each fee once. A fee is asked for by a bill of its own, so
-- that what was issued before stays; of a fee there is never a fee. Held here, whoever writes.

-- Beside the one run of a month there are runs of fees, one for each day on which some arose.
ALTER TABLE billing_run
  ADD COLUMN kind text NOT NULL DEFAULT 'month' CHECK (kind IN ('month', 'late-fee')),
  DROP CONSTRAINT one_run_a_month;
CREATE UNIQUE INDEX one_run_a_month ON billing_run (org_id, building_id, period) WHERE kind = 'month';

ALTER TABLE bill_line
  DROP CONSTRAINT bill_line_kind_check,
  DROP CONSTRAINT bill_line_basis_check,
  DROP CONSTRAINT metered_lines_say_their_usage,
  DROP CONSTRAINT no_day_is_billed_twice,
  ADD CONSTRAINT bill_line_kind_check CHECK (
    kind IN ('service-charge', 'sinking-fund', 'fixed', 'electricity', 'water', 'gas', 'hot-water', 'btu', 'late-fee')
  ),
  ADD CONSTRAINT bill_line_basis_check CHECK (
    basis IN ('area', 'unit', 'meter', 'late-fee') AND (basis = 'late-fee') = (kind = 'late-fee')
  ),
  ADD CONSTRAINT metered_lines_say_their_usage CHECK (
    (basis = 'meter') = (usage IS NOT NULL) AND (basis IN ('meter', 'late-fee')) = (rate_e4 IS NULL)
    AND (basis = 'meter') = (usage_to IS NOT NULL) AND (basis = 'meter') = (usage_since IS NOT NULL)
    AND (basis = 'meter') = (usage_asked_milli IS NOT NULL)
  ),
  ADD CONSTRAINT late_fees_bear_no_tax CHECK (kind <> 'late-fee' OR (tax = 0 AND local_tax = 0 AND amount = full_amount)),
  -- Two bills of a unit may be late on the same days: their fees are told apart in late_fee.
  ADD CONSTRAINT no_day_is_billed_twice EXCLUDE USING gist (org_id WITH =, unit_id WITH =, kind WITH =, days_billed WITH &&)
    WHERE (kind <> 'late-fee');

-- A version of what is asked for paying late: of an organisation, a building or a unit. The narrowest that says something about
-- a bill holds, and of one place the newest. Never changed, only followed by the next.
CREATE TABLE late_fee_policy (
  org_id uuid NOT NULL REFERENCES organization (id) ON DELETE CASCADE,
  id uuid NOT NULL,
  building_id uuid,
  unit_id uuid,
  -- It is about bills that are due on this day or later.
  due_from date NOT NULL,
  -- `inherit`: what the wider place says holds again.
  mode text NOT NULL CHECK (mode IN ('charge', 'none', 'inherit')),
  rules jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  created_by_name text NOT NULL,
  PRIMARY KEY (org_id, id),
  FOREIGN KEY (org_id, building_id) REFERENCES building (org_id, id) ON DELETE CASCADE,
  FOREIGN KEY (org_id, unit_id) REFERENCES unit (org_id, id) ON DELETE CASCADE,
  CHECK (unit_id IS NULL OR building_id IS NOT NULL),
  CHECK (mode <> 'inherit' OR building_id IS NOT NULL),
  CONSTRAINT at_most_two_rules CHECK (
    jsonb_typeof(rules) = 'array' AND jsonb_array_length(rules) <= 2 AND (mode = 'charge') = (jsonb_array_length(rules) > 0)
  )
);
CREATE INDEX late_fee_policy_of_building ON late_fee_policy (org_id, building_id, id DESC);

-- One fee: of a bill, by the first or the second rule, for a day. `fee_bill_id` and `fee_position`: the line that asks for it.
CREATE TABLE late_fee (
  org_id uuid NOT NULL REFERENCES organization (id) ON DELETE CASCADE,
  bill_id uuid NOT NULL,
  rule smallint NOT NULL CHECK (rule IN (1, 2)),
  occurred_on date NOT NULL,
  policy_id uuid NOT NULL,
  building_id uuid NOT NULL,
  every text NOT NULL CHECK (every IN ('once', 'monthly', 'daily')),
  -- Whole rupiah: what was overdue, and the fee for it.
  base bigint NOT NULL CHECK (base > 0),
  amount bigint NOT NULL CHECK (amount BETWEEN 1 AND 9007199254740991),
  made_at timestamptz NOT NULL,
  fee_bill_id uuid,
  fee_position smallint,
  CONSTRAINT each_fee_is_made_once PRIMARY KEY (org_id, bill_id, rule, occurred_on),
  FOREIGN KEY (org_id, bill_id) REFERENCES bill (org_id, id) ON DELETE CASCADE,
  FOREIGN KEY (org_id, policy_id) REFERENCES late_fee_policy (org_id, id) ON DELETE CASCADE,
  FOREIGN KEY (org_id, fee_bill_id, fee_position) REFERENCES bill_line (org_id, bill_id, position) ON DELETE CASCADE,
  CHECK ((fee_bill_id IS NULL) = (fee_position IS NULL))
);
CREATE UNIQUE INDEX late_fee_once ON late_fee (org_id, bill_id, rule) WHERE every = 'once';
CREATE INDEX late_fee_of_line ON late_fee (org_id, fee_bill_id, fee_position);
CREATE INDEX late_fee_unasked ON late_fee (org_id, building_id) WHERE fee_bill_id IS NULL;

CREATE FUNCTION late_fee_policy_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT 1 FROM building b WHERE b.org_id = OLD.org_id AND b.id = OLD.building_id)
    AND (OLD.building_id IS NOT NULL OR NOT EXISTS (SELECT 1 FROM organization WHERE id = OLD.org_id))
  THEN RETURN OLD; END IF;
  PERFORM ledger_refuse('a rule of late fees stays as it was set', 'late_fee_policies_stay');
  RETURN NULL;
END $$;
CREATE TRIGGER late_fee_policy_stays BEFORE UPDATE OR DELETE ON late_fee_policy
  FOR EACH ROW EXECUTE FUNCTION late_fee_policy_stays();
CREATE TRIGGER late_fee_policy_is_not_emptied BEFORE TRUNCATE ON late_fee_policy EXECUTE FUNCTION ledger_is_not_emptied();

-- A fee is of a bill that was issued, is open, was due before, and asks for no fee itself.
CREATE FUNCTION late_fee_begins() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (
    SELECT 1 FROM bill b JOIN billing_run r ON r.org_id = b.org_id AND r.id = b.run_id
    WHERE b.org_id = NEW.org_id AND b.id = NEW.bill_id AND b.building_id = NEW.building_id AND b.count IS NOT NULL
      AND b.outstanding >= NEW.base AND r.state = 'issued' AND r.kind = 'month' AND r.due_on < NEW.occurred_on
  ) THEN
    PERFORM ledger_refuse('a late fee is of an open bill that was due before', 'late_fees_are_of_overdue_bills');
  END IF;
  IF NEW.fee_bill_id IS NOT NULL THEN
    PERFORM ledger_refuse('a late fee is asked for once it is made', 'late_fees_begin_unasked');
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER late_fee_begins BEFORE INSERT ON late_fee FOR EACH ROW EXECUTE FUNCTION late_fee_begins();

-- It stays as it was made; only the line that asks for it is named, once.
CREATE FUNCTION late_fee_stays() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  asked CONSTANT text[] := ARRAY['fee_bill_id', 'fee_position'];
BEGIN
  IF NOT EXISTS (SELECT 1 FROM organization WHERE id = OLD.org_id) THEN RETURN OLD; END IF;
  IF TG_OP = 'UPDATE' AND OLD.fee_bill_id IS NULL AND to_jsonb(NEW) - asked = to_jsonb(OLD) - asked THEN RETURN NEW; END IF;
  PERFORM ledger_refuse('a late fee stays as it was made', 'late_fees_stay');
  RETURN NULL;
END $$;
CREATE TRIGGER late_fee_stays BEFORE UPDATE OR DELETE ON late_fee FOR EACH ROW EXECUTE FUNCTION late_fee_stays();
CREATE TRIGGER late_fee_is_not_emptied BEFORE TRUNCATE ON late_fee EXECUTE FUNCTION ledger_is_not_emptied();

-- A line of fees asks for the fees that name it and for nothing else, and stands on a bill of fees alone, of the same unit.
CREATE FUNCTION late_fee_line_ends() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  fees numeric;
  fits boolean;
BEGIN
  SELECT coalesce(sum(f.amount), 0), coalesce(bool_and(o.unit_id = NEW.unit_id AND o.person_id = b.person_id), false)
    INTO fees, fits
    FROM late_fee f
    JOIN bill o ON o.org_id = f.org_id AND o.id = f.bill_id
    JOIN bill b ON b.org_id = f.org_id AND b.id = f.fee_bill_id
    WHERE f.org_id = NEW.org_id AND f.fee_bill_id = NEW.bill_id AND f.fee_position = NEW.position;
  IF fees <> NEW.amount OR NOT fits THEN
    PERFORM ledger_refuse('a line of fees asks for the fees that name it', 'late_fee_lines_agree');
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER late_fee_line_ends AFTER INSERT ON bill_line DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (NEW.kind = 'late-fee') EXECUTE FUNCTION late_fee_line_ends();
CREATE FUNCTION bill_line_fits_its_run() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT r.kind FROM bill b JOIN billing_run r ON r.org_id = b.org_id AND r.id = b.run_id
      WHERE b.org_id = NEW.org_id AND b.id = NEW.bill_id) <> (CASE NEW.kind WHEN 'late-fee' THEN 'late-fee' ELSE 'month' END) THEN
    PERFORM ledger_refuse('fees stand on bills of their own', 'late_fees_have_their_bills');
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER bill_line_fits_its_run BEFORE INSERT ON bill_line FOR EACH ROW EXECUTE FUNCTION bill_line_fits_its_run();
