-- Orders of products (domain model 5.11). What people must be able to rely on is held here: an order stays what was ordered at the
-- prices of then, it goes along its chart, and what it has used of a promotion is known by order and given back once.
-- Whether a bill asks for it and whether that is paid, the bill itself says: it is not written down a second time.

CREATE TABLE product_order (
  org_id uuid NOT NULL REFERENCES organization (id) ON DELETE CASCADE,
  id uuid NOT NULL,
  -- PSN-<year>-<count>, without gaps.
  year integer NOT NULL CHECK (year BETWEEN 2000 AND 9999),
  count integer NOT NULL CHECK (count > 0),
  number text NOT NULL GENERATED ALWAYS AS (
    'PSN-' || year || '-' || lpad(count::text, greatest(6, length(count::text)), '0')
  ) STORED,
  building_id uuid NOT NULL,
  unit_id uuid NOT NULL,
  person_id uuid NOT NULL,
  -- As they were then.
  unit_code text NOT NULL,
  person_name text NOT NULL,
  payment text NOT NULL CHECK (payment IN ('next-bill', 'deposit')),
  stage text NOT NULL DEFAULT 'open' CHECK (stage IN ('open', 'processing', 'completed', 'cancelled')),
  code text CHECK (length(code) BETWEEN 1 AND 30),
  note text CHECK (length(note) BETWEEN 1 AND 300),
  -- Whole rupiah: before promotions, what they took off, the tax on what is left, and what is paid.
  list bigint NOT NULL CHECK (list BETWEEN 0 AND 9007199254740991),
  discount bigint NOT NULL CHECK (discount BETWEEN 0 AND list),
  tax bigint NOT NULL CHECK (tax >= 0),
  total bigint NOT NULL CHECK (total = list - discount + tax),
  placed_at timestamptz NOT NULL,
  -- What took the money from the deposit, and what gave it back.
  entry_id uuid,
  refund_entry_id uuid,
  refunded bigint NOT NULL DEFAULT 0 CHECK (refunded BETWEEN 0 AND total),
  ticket_id uuid,
  processed_at timestamptz,
  processed_by_name text,
  completed_at timestamptz,
  completed_by_name text,
  cancelled_at timestamptz,
  cancelled_by_name text,
  reason text CHECK (length(reason) BETWEEN 3 AND 500),
  version integer NOT NULL DEFAULT 1,
  PRIMARY KEY (org_id, id),
  UNIQUE (id),
  UNIQUE (org_id, year, count),
  FOREIGN KEY (org_id, building_id) REFERENCES building (org_id, id) ON DELETE CASCADE,
  FOREIGN KEY (org_id, unit_id) REFERENCES unit (org_id, id),
  FOREIGN KEY (org_id, person_id) REFERENCES person (org_id, id),
  FOREIGN KEY (org_id, entry_id) REFERENCES ledger_entry (org_id, id) ON DELETE CASCADE,
  FOREIGN KEY (org_id, refund_entry_id) REFERENCES ledger_entry (org_id, id) ON DELETE CASCADE,
  FOREIGN KEY (org_id, ticket_id) REFERENCES ticket (org_id, id),
  CONSTRAINT deposits_pay_at_once CHECK ((payment = 'deposit' AND total > 0) = (entry_id IS NOT NULL)),
  CHECK ((refunded > 0) = (refund_entry_id IS NOT NULL)),
  CHECK (stage = 'cancelled' OR refunded = 0),
  CHECK ((processed_at IS NULL) = (processed_by_name IS NULL) AND (stage <> 'processing' OR processed_at IS NOT NULL)),
  CHECK ((stage = 'completed') = (completed_at IS NOT NULL AND completed_by_name IS NOT NULL)),
  CHECK ((stage = 'cancelled') = (cancelled_at IS NOT NULL AND cancelled_by_name IS NOT NULL))
);
CREATE INDEX product_order_of_building ON product_order (org_id, building_id, placed_at DESC, id DESC);
CREATE INDEX product_order_of_person ON product_order (org_id, person_id, placed_at DESC, id DESC);
CREATE INDEX product_order_of_unit ON product_order (org_id, unit_id);
CREATE INDEX product_order_of_ticket ON product_order (org_id, ticket_id) WHERE ticket_id IS NOT NULL;

CREATE TABLE product_order_line (
  org_id uuid NOT NULL,
  order_id uuid NOT NULL,
  position smallint NOT NULL CHECK (position BETWEEN 1 AND 30),
  product_id uuid NOT NULL,
  -- As it was then.
  sku text NOT NULL,
  name text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('goods', 'service')),
  unit text NOT NULL,
  qty_milli bigint NOT NULL CHECK (qty_milli > 0),
  unit_price bigint NOT NULL CHECK (unit_price >= 0),
  list bigint NOT NULL CHECK (list >= 0),
  -- Never dearer than without promotions, never below nothing.
  amount bigint NOT NULL CONSTRAINT promotions_only_make_cheaper CHECK (amount BETWEEN 0 AND list),
  tax_profile text NOT NULL CHECK (tax_profile IN ('none', 'ppn-other-value', 'ppn-full')),
  tax_base bigint NOT NULL CHECK (tax_base >= 0),
  tax bigint NOT NULL CHECK (tax >= 0),
  -- [{id, name, discount}]
  applied jsonb NOT NULL DEFAULT '[]',
  PRIMARY KEY (org_id, order_id, position),
  UNIQUE (org_id, order_id, product_id),
  FOREIGN KEY (org_id, order_id) REFERENCES product_order (org_id, id) ON DELETE CASCADE,
  FOREIGN KEY (org_id, product_id) REFERENCES product (org_id, id) ON DELETE CASCADE
);
CREATE INDEX product_order_line_of_product ON product_order_line (org_id, product_id);

-- Which promotions an order has used: each once, however many of its lines became cheaper by it.
CREATE TABLE promotion_use (
  org_id uuid NOT NULL,
  promotion_id uuid NOT NULL,
  order_id uuid NOT NULL,
  person_id uuid NOT NULL,
  given_back_at timestamptz,
  PRIMARY KEY (org_id, order_id, promotion_id),
  FOREIGN KEY (org_id, promotion_id) REFERENCES promotion (org_id, id) ON DELETE CASCADE,
  FOREIGN KEY (org_id, order_id) REFERENCES product_order (org_id, id) ON DELETE CASCADE,
  FOREIGN KEY (org_id, person_id) REFERENCES person (org_id, id)
);
CREATE INDEX promotion_use_by_person ON promotion_use (org_id, person_id, promotion_id) WHERE given_back_at IS NULL;
CREATE INDEX promotion_use_by_promotion ON promotion_use (org_id, promotion_id);

-- How often a promotion was used follows its uses, and nothing else; a quota that is used up refuses the next.
CREATE FUNCTION promotion_use_counts() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  more integer;
BEGIN
  IF NOT EXISTS (SELECT 1 FROM organization WHERE id = coalesce(NEW.org_id, OLD.org_id)) THEN RETURN NULL; END IF;
  IF TG_OP = 'INSERT' THEN more := 1;
  ELSIF TG_OP = 'DELETE' THEN more := CASE WHEN OLD.given_back_at IS NULL THEN -1 ELSE 0 END;
  ELSIF OLD.given_back_at IS NULL AND NEW.given_back_at IS NOT NULL
    AND to_jsonb(NEW) - 'given_back_at' = to_jsonb(OLD) - 'given_back_at' THEN more := -1;
  ELSE PERFORM ledger_refuse('what an order has used of a promotion is given back once', 'uses_are_given_back_once');
  END IF;
  UPDATE promotion SET used = used + more
    WHERE org_id = coalesce(NEW.org_id, OLD.org_id) AND id = coalesce(NEW.promotion_id, OLD.promotion_id) AND more <> 0;
  RETURN NULL;
END $$;
CREATE TRIGGER promotion_use_counts AFTER INSERT OR UPDATE OR DELETE ON promotion_use
  FOR EACH ROW EXECUTE FUNCTION promotion_use_counts();

CREATE FUNCTION product_order_moves() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  moved CONSTANT text[] := ARRAY['stage', 'refund_entry_id', 'refunded', 'ticket_id', 'processed_at', 'processed_by_name',
    'completed_at', 'completed_by_name', 'cancelled_at', 'cancelled_by_name', 'reason', 'version', 'number'];
BEGIN
  IF NOT EXISTS (SELECT 1 FROM organization WHERE id = OLD.org_id)
    OR NOT EXISTS (SELECT 1 FROM building WHERE org_id = OLD.org_id AND id = OLD.building_id) THEN RETURN OLD; END IF;
  IF TG_OP = 'DELETE' OR to_jsonb(NEW) - moved IS DISTINCT FROM to_jsonb(OLD) - moved
    OR (OLD.ticket_id IS NOT NULL AND NEW.ticket_id IS DISTINCT FROM OLD.ticket_id) THEN
    PERFORM ledger_refuse('an order stays what was ordered', 'orders_stay');
  END IF;
  IF (OLD.stage || ' ' || NEW.stage) <> ALL (ARRAY[
    'open processing', 'open cancelled', 'processing completed', 'processing cancelled'
  ]) THEN
    PERFORM ledger_refuse('an order does not go back', 'orders_go_on');
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER product_order_moves BEFORE UPDATE OR DELETE ON product_order FOR EACH ROW EXECUTE FUNCTION product_order_moves();
CREATE FUNCTION product_order_line_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT 1 FROM product_order WHERE org_id = OLD.org_id AND id = OLD.order_id) THEN RETURN OLD; END IF;
  IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT 1 FROM organization WHERE id = OLD.org_id) THEN RETURN OLD; END IF;
  PERFORM ledger_refuse('an order stays what was ordered', 'orders_stay');
  RETURN NULL;
END $$;
CREATE TRIGGER product_order_line_stays BEFORE UPDATE OR DELETE ON product_order_line
  FOR EACH ROW EXECUTE FUNCTION product_order_line_stays();

-- Residents order for themselves; the reception hands over, and whoever keeps the books sees to all of it.
UPDATE member_group g SET grants = g.grants || ARRAY(
  SELECT one FROM unnest(ARRAY['order.view.own', 'order.create.own']) AS one WHERE one <> ALL (g.grants))
WHERE g.default_key = 'resident';
UPDATE member_group g SET grants = g.grants || ARRAY(
  SELECT one FROM unnest(ARRAY['order.view', 'order.transition']) AS one WHERE one <> ALL (g.grants))
WHERE g.default_key = 'reception';
UPDATE member_group g SET grants = g.grants || ARRAY(
  SELECT 'order.' || act FROM unnest(ARRAY['view', 'create', 'update', 'delete',
    'assign', 'transition', 'approve', 'export', 'import', 'control', 'reveal']) AS act WHERE 'order.' || act <> ALL (g.grants))
WHERE g.default_key = 'finance';
