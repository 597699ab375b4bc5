-- What the bank says, beside what the books say (domain model 5.14). A line is there once, is matched once, and what it is matched
-- with comes to as much as it does on the account of the bank: held here, whoever asks.

CREATE TABLE bank_account (
  org_id uuid NOT NULL REFERENCES organization (id) ON DELETE CASCADE,
  id uuid NOT NULL,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 80),
  bank text NOT NULL CHECK (bank IN ('bca', 'mandiri', 'bri', 'bni', 'other')),
  number text NOT NULL CHECK (number ~ '^[0-9]{5,20}$'),
  holder text NOT NULL CHECK (length(holder) BETWEEN 1 AND 120),
  -- Where the books keep its money: what stands there is of this account alone.
  account_id uuid NOT NULL,
  version integer NOT NULL DEFAULT 1,
  PRIMARY KEY (org_id, id),
  CONSTRAINT bank_account_once UNIQUE (org_id, bank, number),
  UNIQUE (org_id, account_id),
  FOREIGN KEY (org_id, account_id) REFERENCES ledger_account (org_id, id)
);

CREATE TABLE statement_import (
  org_id uuid NOT NULL,
  id uuid NOT NULL,
  bank_account_id uuid NOT NULL,
  format text NOT NULL CHECK (format IN ('bca', 'mandiri', 'bri', 'bni', 'mt940', 'camt053')),
  file_name text NOT NULL CHECK (length(file_name) BETWEEN 1 AND 200),
  from_on date NOT NULL,
  to_on date NOT NULL CHECK (to_on >= from_on),
  -- Whole rupiah; null where the file says nothing of it.
  opening bigint,
  closing bigint,
  line_count integer NOT NULL CHECK (line_count > 0),
  known_count integer NOT NULL CHECK (known_count >= 0),
  imported_at timestamptz NOT NULL,
  imported_by_name text NOT NULL,
  PRIMARY KEY (org_id, id),
  FOREIGN KEY (org_id, bank_account_id) REFERENCES bank_account (org_id, id) ON DELETE CASCADE
);
CREATE INDEX statement_import_by_account ON statement_import (org_id, bank_account_id, to_on DESC);

CREATE TABLE statement_match (
  org_id uuid NOT NULL,
  id uuid NOT NULL,
  bank_account_id uuid NOT NULL,
  state text NOT NULL DEFAULT 'active' CHECK (state IN ('active', 'undone')),
  matched_at timestamptz NOT NULL,
  matched_by_name text NOT NULL,
  undone_at timestamptz,
  undone_by_name text,
  reason text CHECK (length(reason) BETWEEN 1 AND 500),
  PRIMARY KEY (org_id, id),
  FOREIGN KEY (org_id, bank_account_id) REFERENCES bank_account (org_id, id) ON DELETE CASCADE,
  CHECK ((state = 'undone') = (undone_at IS NOT NULL AND undone_by_name IS NOT NULL AND reason IS NOT NULL))
);

CREATE TABLE statement_line (
  org_id uuid NOT NULL,
  id uuid NOT NULL,
  bank_account_id uuid NOT NULL,
  import_id uuid NOT NULL,
  -- By what the same line is known in another file.
  hash bytea NOT NULL CHECK (length(hash) = 32),
  on_day date NOT NULL,
  -- As the file has it.
  position integer NOT NULL,
  -- Whole rupiah: what came in is above zero.
  amount bigint NOT NULL CHECK (amount <> 0 AND amount BETWEEN -1000000000000 AND 1000000000000),
  -- What the bank has after it.
  balance bigint,
  description text NOT NULL CHECK (length(description) <= 1000),
  reference text CHECK (length(reference) BETWEEN 1 AND 100),
  state text NOT NULL DEFAULT 'new' CHECK (state IN ('new', 'matched', 'ignored')),
  match_id uuid,
  reason text CHECK (length(reason) BETWEEN 1 AND 500),
  PRIMARY KEY (org_id, id),
  CONSTRAINT statement_line_once UNIQUE (org_id, bank_account_id, hash),
  FOREIGN KEY (org_id, bank_account_id) REFERENCES bank_account (org_id, id) ON DELETE CASCADE,
  FOREIGN KEY (org_id, import_id) REFERENCES statement_import (org_id, id),
  FOREIGN KEY (org_id, match_id) REFERENCES statement_match (org_id, id),
  CONSTRAINT matched_lines_have_a_match CHECK ((state = 'matched') = (match_id IS NOT NULL)),
  CONSTRAINT ignored_lines_have_a_reason CHECK ((state = 'ignored') = (reason IS NOT NULL))
);
CREATE INDEX statement_line_by_day ON statement_line (org_id, bank_account_id, on_day DESC, position DESC, id DESC);
CREATE INDEX statement_line_new ON statement_line (org_id, bank_account_id, on_day DESC, position DESC, id DESC) WHERE state = 'new';
CREATE INDEX statement_line_by_import ON statement_line (org_id, import_id);
CREATE INDEX statement_line_by_match ON statement_line (org_id, match_id) WHERE match_id IS NOT NULL;

CREATE TABLE statement_part (
  org_id uuid NOT NULL,
  id uuid NOT NULL,
  match_id uuid NOT NULL,
  position smallint NOT NULL,
  kind text NOT NULL CHECK (kind IN ('entry', 'payer', 'settlement', 'account')),
  -- Whole rupiah, as on the statement.
  amount bigint NOT NULL CHECK (amount <> 0),
  -- What the books say of it.
  entry_id uuid NOT NULL,
  -- What has moved it to the account of this bank, where it stood on that of another.
  move_entry_id uuid,
  is_active boolean NOT NULL DEFAULT true,
  PRIMARY KEY (org_id, id),
  FOREIGN KEY (org_id, match_id) REFERENCES statement_match (org_id, id) ON DELETE CASCADE,
  FOREIGN KEY (org_id, entry_id) REFERENCES ledger_entry (org_id, id),
  FOREIGN KEY (org_id, move_entry_id) REFERENCES ledger_entry (org_id, id)
);
CREATE UNIQUE INDEX entry_is_matched_once ON statement_part (org_id, entry_id) WHERE is_active;
CREATE UNIQUE INDEX entry_moves_once ON statement_part (org_id, move_entry_id) WHERE is_active AND move_entry_id IS NOT NULL;
CREATE INDEX statement_part_by_match ON statement_part (org_id, match_id, position);

-- Online payments that a settlement has brought to the bank.
CREATE TABLE statement_settled_payment (
  org_id uuid NOT NULL,
  part_id uuid NOT NULL,
  payment_id uuid NOT NULL,
  is_active boolean NOT NULL DEFAULT true,
  PRIMARY KEY (org_id, part_id, payment_id),
  FOREIGN KEY (org_id, part_id) REFERENCES statement_part (org_id, id) ON DELETE CASCADE,
  FOREIGN KEY (org_id, payment_id) REFERENCES payment (org_id, id)
);
CREATE UNIQUE INDEX payment_is_settled_once ON statement_settled_payment (org_id, payment_id) WHERE is_active;

-- A line stays what the bank said. It is matched or ignored while it is new, and becomes new again; only a new one goes.
CREATE FUNCTION statement_line_moves() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  moved CONSTANT text[] := ARRAY['state', 'match_id', 'reason'];
BEGIN
  IF NOT EXISTS (SELECT 1 FROM organization WHERE id = OLD.org_id) THEN RETURN coalesce(NEW, OLD); END IF;
  IF TG_OP = 'DELETE' THEN
    IF OLD.state <> 'new' THEN PERFORM ledger_refuse('a line that is dealt with stays', 'statement_lines_stay'); END IF;
    RETURN OLD;
  END IF;
  IF to_jsonb(NEW) - moved IS DISTINCT FROM to_jsonb(OLD) - moved THEN
    PERFORM ledger_refuse('a line stays what the bank said', 'statement_lines_stay');
  END IF;
  IF OLD.state <> 'new' AND NEW.state <> 'new' THEN
    PERFORM ledger_refuse('a line is dealt with once', 'statement_line_is_matched_once');
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER statement_line_moves BEFORE UPDATE OR DELETE ON statement_line
  FOR EACH ROW EXECUTE FUNCTION statement_line_moves();

-- What is matched comes to as much on both sides, and each part of it to what its entries have on the account of the bank.
CREATE FUNCTION statement_require(org uuid, mid uuid) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  m statement_match;
  of_lines numeric;
  of_parts numeric;
BEGIN
  SELECT * INTO m FROM statement_match one WHERE one.org_id = org AND one.id = mid;
  IF NOT FOUND THEN RETURN; END IF;
  SELECT sum(l.amount) INTO of_lines FROM statement_line l WHERE l.org_id = org AND l.match_id = mid;
  SELECT sum(p.amount) INTO of_parts FROM statement_part p WHERE p.org_id = org AND p.match_id = mid AND p.is_active;
  IF m.state = 'undone' THEN
    IF of_lines IS NOT NULL OR of_parts IS NOT NULL THEN
      PERFORM ledger_refuse('a match that is undone has nothing', 'statement_match_agrees');
    END IF;
    RETURN;
  END IF;
  IF of_lines IS NULL OR of_parts IS NULL OR of_lines <> of_parts OR EXISTS (
    SELECT 1 FROM statement_line l
    WHERE l.org_id = org AND l.match_id = mid AND l.bank_account_id <> m.bank_account_id
  ) OR EXISTS (
    SELECT 1 FROM statement_part p JOIN bank_account b ON b.org_id = p.org_id AND b.id = m.bank_account_id
    WHERE p.org_id = org AND p.match_id = mid AND p.is_active AND p.amount <> (
      SELECT coalesce(sum(CASE g.side WHEN 'debit' THEN g.amount ELSE -g.amount END), 0) FROM ledger_posting g
      WHERE g.org_id = org AND g.account_id = b.account_id AND g.entry_id IN (p.entry_id, p.move_entry_id)
    )
  ) THEN
    PERFORM ledger_refuse('what is matched is what is booked', 'statement_match_agrees');
  END IF;
END $$;
CREATE FUNCTION statement_match_ends() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM statement_require(NEW.org_id, (to_jsonb(NEW)->>TG_ARGV[0])::uuid);
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER statement_match_ends AFTER INSERT OR UPDATE ON statement_match
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION statement_match_ends('id');
CREATE CONSTRAINT TRIGGER statement_part_ends AFTER INSERT OR UPDATE ON statement_part
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION statement_match_ends('match_id');
-- A line that leaves its match is asked about by the one that it leaves as well.
CREATE FUNCTION statement_line_ends() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM statement_require(NEW.org_id, coalesce(OLD.match_id, NEW.match_id));
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER statement_line_ends AFTER UPDATE OF match_id ON statement_line
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION statement_line_ends();

-- A part is undone once and else stays; so does a match.
CREATE FUNCTION statement_match_stays() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  moved CONSTANT text[] := ARRAY['state', 'undone_at', 'undone_by_name', 'reason', 'is_active'];
BEGIN
  IF NOT EXISTS (SELECT 1 FROM organization WHERE id = OLD.org_id) THEN RETURN coalesce(NEW, OLD); END IF;
  IF TG_OP = 'DELETE' OR to_jsonb(NEW) - moved IS DISTINCT FROM to_jsonb(OLD) - moved
    OR to_jsonb(OLD)->>'state' = 'undone' OR to_jsonb(OLD)->>'is_active' = 'false' THEN
    PERFORM ledger_refuse('a match is undone once and else stays', 'statement_matches_stay');
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER statement_match_stays BEFORE UPDATE OR DELETE ON statement_match
  FOR EACH ROW EXECUTE FUNCTION statement_match_stays();
CREATE TRIGGER statement_part_stays BEFORE UPDATE OR DELETE ON statement_part
  FOR EACH ROW EXECUTE FUNCTION statement_match_stays();
CREATE TRIGGER statement_settled_payment_stays BEFORE UPDATE OR DELETE ON statement_settled_payment
  FOR EACH ROW EXECUTE FUNCTION statement_match_stays();
