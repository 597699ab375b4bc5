-- Payments that residents make by themselves, through the gateway of their organisation (domain model 5.13; Indonesia 3.5). What
-- must hold whoever asks is held here: a payment is booked once, its state never goes back but by a refund, and of a bill at
-- most one is open.

ALTER TABLE payment
  DROP CONSTRAINT payment_method_check,
  ADD CONSTRAINT payment_method_check CHECK (method IN ('cash', 'transfer', 'qris', 'va'));

-- What came in through a channel stands in clearing until the channel pays it out.
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
      coalesce(sum(l.amount) FILTER (
        WHERE l.side = 'debit'
          AND a.key = ANY (CASE WHEN p.method IN ('qris', 'va') THEN ARRAY['clearing'] ELSE ARRAY['cash', 'bank'] END)
      ), 0)
    INTO credited, debited
    FROM ledger_entry e
    JOIN ledger_posting l ON l.org_id = e.org_id AND l.entry_id = e.id
    JOIN ledger_account a ON a.org_id = l.org_id AND a.id = l.account_id
    WHERE e.org_id = org AND e.id = p.entry_id AND e.source_type = 'payment' AND e.source_id = p.id;
  IF allocated > p.amount OR allocated <> credited OR p.amount <> debited THEN
    PERFORM ledger_refuse('what is allocated is what was paid and what the books say', 'payment_agrees_with_books');
  END IF;
END $$;

-- How an organisation takes payments; without a row, not at all.
CREATE TABLE payment_gateway (
  org_id uuid PRIMARY KEY REFERENCES organization (id) ON DELETE CASCADE,
  place text NOT NULL CHECK (place IN ('none', 'production', 'sandbox', 'simulator')),
  -- Sealed with the installation's key.
  server_key bytea,
  key_end text CHECK (length(key_end) = 4),
  methods text[] NOT NULL CHECK (methods <@ ARRAY['qris', 'va']),
  banks text[] NOT NULL CHECK (banks <@ ARRAY['bca', 'bni', 'bri', 'permata', 'cimb']),
  CHECK ((server_key IS NULL) = (key_end IS NULL)),
  CONSTRAINT gateways_have_a_key CHECK (place = 'none' OR (server_key IS NOT NULL AND cardinality(methods) > 0)),
  CONSTRAINT accounts_have_a_bank CHECK (place = 'none' OR NOT ('va' = ANY (methods)) OR cardinality(banks) > 0)
);

-- The payment that is recorded of it has the same id.
CREATE TABLE online_payment (
  org_id uuid NOT NULL REFERENCES organization (id) ON DELETE CASCADE,
  id uuid NOT NULL,
  building_id uuid NOT NULL,
  person_id uuid NOT NULL,
  person_name text NOT NULL,
  -- Where it was opened: there it is asked for, whatever the organisation has chosen since.
  place text NOT NULL CHECK (place IN ('production', 'sandbox', 'simulator')),
  method text NOT NULL CHECK (method IN ('qris', 'va')),
  bank text CHECK (bank IN ('bca', 'bni', 'bri', 'permata', 'cimb')),
  -- Whole rupiah.
  amount bigint NOT NULL CHECK (amount BETWEEN 1 AND 1000000000000),
  state text NOT NULL DEFAULT 'created' CHECK (
    state IN ('created', 'pending', 'settled', 'expired', 'failed', 'cancelled', 'refunded')
  ),
  qr_payload text CHECK (length(qr_payload) <= 512),
  va_number text CHECK (va_number ~ '^[0-9]{6,32}$'),
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  -- When the gateway is asked next where it has not said anything; null once nothing is awaited.
  check_at timestamptz,
  checks integer NOT NULL DEFAULT 0,
  -- What the gateway has said last.
  raw text CHECK (length(raw) <= 65536),
  PRIMARY KEY (org_id, id),
  UNIQUE (id),
  FOREIGN KEY (org_id, building_id) REFERENCES building (org_id, id) ON DELETE CASCADE,
  FOREIGN KEY (org_id, person_id) REFERENCES person (org_id, id),
  CONSTRAINT online_payments_name_their_bank CHECK ((method = 'va') = (bank IS NOT NULL)),
  CONSTRAINT qris_has_its_limit CHECK (method <> 'qris' OR amount <= 10000000),
  CONSTRAINT what_is_open_is_awaited CHECK (state NOT IN ('created', 'pending') OR check_at IS NOT NULL)
);
CREATE INDEX online_payment_to_check ON online_payment (check_at) WHERE check_at IS NOT NULL;
CREATE INDEX online_payment_by_person ON online_payment (org_id, person_id, created_at DESC);

CREATE TABLE online_payment_bill (
  org_id uuid NOT NULL,
  online_payment_id uuid NOT NULL,
  bill_id uuid NOT NULL,
  -- What was open of it when it was asked for.
  amount bigint NOT NULL CHECK (amount > 0),
  is_open boolean NOT NULL DEFAULT true,
  PRIMARY KEY (org_id, online_payment_id, bill_id),
  FOREIGN KEY (org_id, online_payment_id) REFERENCES online_payment (org_id, id) ON DELETE CASCADE,
  FOREIGN KEY (org_id, bill_id) REFERENCES bill (org_id, id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX one_open_online_payment_of_a_bill ON online_payment_bill (org_id, bill_id) WHERE is_open;
CREATE INDEX online_payment_bill_by_bill ON online_payment_bill (org_id, bill_id);

-- What signed notifications said, word for word: one row for each that differs in its status.
CREATE TABLE gateway_notification (
  org_id uuid NOT NULL,
  online_payment_id uuid NOT NULL,
  status text NOT NULL CHECK (length(status) <= 40),
  status_code text NOT NULL CHECK (length(status_code) <= 8),
  body text NOT NULL CHECK (length(body) <= 16384),
  first_at timestamptz NOT NULL,
  last_at timestamptz NOT NULL,
  times integer NOT NULL DEFAULT 1,
  CONSTRAINT one_row_for_what_is_repeated PRIMARY KEY (org_id, online_payment_id, status, status_code),
  FOREIGN KEY (org_id, online_payment_id) REFERENCES online_payment (org_id, id) ON DELETE CASCADE
);

CREATE FUNCTION online_payment_moves() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  moved CONSTANT text[] := ARRAY['state', 'qr_payload', 'va_number', 'check_at', 'checks', 'raw'];
BEGIN
  IF NOT EXISTS (SELECT 1 FROM organization WHERE id = OLD.org_id) THEN RETURN OLD; END IF;
  IF TG_OP = 'DELETE' THEN PERFORM ledger_refuse('an online payment stays', 'online_payments_stay'); END IF;
  IF to_jsonb(NEW) - moved IS DISTINCT FROM to_jsonb(OLD) - moved THEN
    PERFORM ledger_refuse('an online payment stays what was asked for', 'online_payments_stay');
  END IF;
  IF NEW.state <> OLD.state AND (OLD.state || ' ' || NEW.state) <> ALL (ARRAY[
    'created pending', 'created settled', 'created expired', 'created failed', 'created cancelled',
    'pending settled', 'pending expired', 'pending failed', 'pending cancelled',
    'expired settled', 'failed settled', 'cancelled settled', 'settled refunded'
  ]) THEN
    PERFORM ledger_refuse('an online payment does not go back', 'online_payments_go_on');
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER online_payment_moves BEFORE UPDATE OR DELETE ON online_payment
  FOR EACH ROW EXECUTE FUNCTION online_payment_moves();

CREATE FUNCTION online_payment_closes_its_bills() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.state NOT IN ('created', 'pending') THEN
    UPDATE online_payment_bill SET is_open = false
      WHERE org_id = NEW.org_id AND online_payment_id = NEW.id AND is_open;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER online_payment_closes_its_bills AFTER UPDATE OF state ON online_payment
  FOR EACH ROW EXECUTE FUNCTION online_payment_closes_its_bills();

-- What is said to be paid is recorded, and what is recorded is of the same payer and amount.
CREATE FUNCTION online_payment_is_booked() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT 1 FROM online_payment o
    LEFT JOIN payment p ON p.org_id = o.org_id AND p.id = o.id AND p.person_id = o.person_id AND p.amount = o.amount
      AND p.method = o.method AND p.building_id = o.building_id
    WHERE o.org_id = NEW.org_id AND o.id = NEW.id
      AND (o.state IN ('settled', 'refunded')) <> (p.id IS NOT NULL)
  ) THEN
    PERFORM ledger_refuse('what is paid online is recorded once', 'online_payments_are_booked');
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER online_payment_is_booked AFTER INSERT OR UPDATE OF state ON online_payment
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION online_payment_is_booked();
CREATE TRIGGER online_payment_is_not_emptied BEFORE TRUNCATE ON online_payment EXECUTE FUNCTION ledger_is_not_emptied();

-- Who sees the own bills may pay them.
UPDATE member_group g SET grants = g.grants || ARRAY['payment.create.own']
WHERE 'payment.view.own' = ANY (g.grants) AND NOT (g.grants && ARRAY['payment.create.own', 'payment.create']);
