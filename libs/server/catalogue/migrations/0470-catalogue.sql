-- Products and services (domain model 5.11). What people must be able to rely on is held here: a SKU names one product, prices of
-- a product do not overlap, categories are a tree of bounded depth, and a quota is never passed.

-- Changes of one catalogue are made one after the other; whoever makes one locks its row.
CREATE TABLE catalogue (
  org_id uuid PRIMARY KEY REFERENCES organization (id) ON DELETE CASCADE
);

CREATE TABLE product_category (
  org_id uuid NOT NULL REFERENCES organization (id) ON DELETE CASCADE,
  id uuid NOT NULL,
  parent_id uuid,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 120),
  -- Among those beside it, from 0.
  position integer NOT NULL CHECK (position >= 0),
  state text NOT NULL DEFAULT 'active' CHECK (state IN ('active', 'archived')),
  created_at timestamptz NOT NULL,
  version integer NOT NULL DEFAULT 1,
  PRIMARY KEY (org_id, id),
  FOREIGN KEY (org_id, parent_id) REFERENCES product_category (org_id, id) ON DELETE CASCADE,
  CHECK (parent_id <> id)
);
CREATE UNIQUE INDEX product_category_is_named_once ON product_category
  (org_id, coalesce(parent_id, '00000000-0000-0000-0000-000000000000'::uuid), lower(name));
CREATE INDEX product_category_by_parent ON product_category (org_id, parent_id) WHERE parent_id IS NOT NULL;

-- No category stands below itself, and none deeper than the fourth.
CREATE FUNCTION product_category_is_in_tree() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  above integer;
  below integer;
BEGIN
  WITH RECURSIVE up AS (
    SELECT NEW.parent_id AS id, 1 AS n WHERE NEW.parent_id IS NOT NULL
    UNION ALL
    SELECT c.parent_id, up.n + 1 FROM product_category c JOIN up ON c.id = up.id
    WHERE c.org_id = NEW.org_id AND c.parent_id IS NOT NULL AND up.n < 6
  ) SELECT count(*), count(*) FILTER (WHERE id = NEW.id) INTO above, below FROM up;
  IF below > 0 THEN
    RAISE EXCEPTION 'no category stands below itself' USING ERRCODE = 'check_violation', CONSTRAINT = 'categories_are_a_tree';
  END IF;
  WITH RECURSIVE down AS (
    SELECT NEW.id AS id, 0 AS n
    UNION ALL
    SELECT c.id, down.n + 1 FROM product_category c JOIN down ON c.parent_id = down.id WHERE c.org_id = NEW.org_id AND down.n < 6
  ) SELECT max(n) INTO below FROM down;
  IF above + below + 1 > 4 THEN
    RAISE EXCEPTION 'categories are at most four deep' USING ERRCODE = 'check_violation', CONSTRAINT = 'categories_are_not_deep';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER product_category_is_in_tree BEFORE INSERT OR UPDATE OF parent_id ON product_category
  FOR EACH ROW EXECUTE FUNCTION product_category_is_in_tree();

CREATE TABLE product (
  org_id uuid NOT NULL REFERENCES organization (id) ON DELETE CASCADE,
  id uuid NOT NULL,
  sku text NOT NULL CHECK (sku ~ '^[A-Z0-9][A-Z0-9._/-]{0,39}$'),
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 120),
  kind text NOT NULL CHECK (kind IN ('goods', 'service')),
  unit text NOT NULL CHECK (length(unit) BETWEEN 1 AND 20),
  tax text NOT NULL CHECK (tax IN ('none', 'ppn-other-value', 'ppn-full')),
  description text NOT NULL DEFAULT '' CHECK (length(description) <= 1000),
  category_id uuid,
  state text NOT NULL CHECK (state IN ('draft', 'active', 'archived')),
  created_at timestamptz NOT NULL,
  version integer NOT NULL DEFAULT 1,
  PRIMARY KEY (org_id, id),
  FOREIGN KEY (org_id, category_id) REFERENCES product_category (org_id, id),
  CONSTRAINT sku_names_one_product UNIQUE (org_id, sku)
);
CREATE INDEX product_by_name ON product (org_id, name, id);
CREATE INDEX product_by_category ON product (org_id, category_id) WHERE category_id IS NOT NULL;

CREATE TABLE product_price (
  org_id uuid NOT NULL,
  id uuid NOT NULL,
  product_id uuid NOT NULL,
  -- Null: of all buildings that have none of their own.
  building_id uuid,
  -- A unit of it, in whole rupiah.
  amount bigint NOT NULL CHECK (amount BETWEEN 0 AND 1000000000),
  from_on date NOT NULL,
  -- The last day.
  to_on date CHECK (to_on >= from_on),
  created_at timestamptz NOT NULL,
  PRIMARY KEY (org_id, id),
  FOREIGN KEY (org_id, product_id) REFERENCES product (org_id, id) ON DELETE CASCADE,
  FOREIGN KEY (org_id, building_id) REFERENCES building (org_id, id) ON DELETE CASCADE,
  CONSTRAINT prices_do_not_overlap EXCLUDE USING gist (
    org_id WITH =, product_id WITH =, coalesce(building_id, '00000000-0000-0000-0000-000000000000'::uuid) WITH =,
    daterange(from_on, to_on, '[]') WITH &&)
);
CREATE INDEX product_price_by_product ON product_price (org_id, product_id, from_on);
CREATE INDEX product_price_by_building ON product_price (org_id, building_id) WHERE building_id IS NOT NULL;

CREATE TABLE promotion (
  org_id uuid NOT NULL REFERENCES organization (id) ON DELETE CASCADE,
  id uuid NOT NULL,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 120),
  code text CHECK (code ~ '^[A-Z0-9-]{3,30}$'),
  kind text NOT NULL CHECK (kind IN ('percent', 'amount', 'free-units')),
  -- Hundredths of a percent, rupiah, or units that are bought.
  value bigint NOT NULL CHECK (value BETWEEN 1 AND CASE kind WHEN 'percent' THEN 10000 WHEN 'amount' THEN 1000000000 ELSE 1000 END),
  free_units integer CHECK (free_units BETWEEN 1 AND 1000),
  cap bigint CHECK (cap >= 1),
  min_amount bigint CHECK (min_amount >= 1),
  from_on date NOT NULL,
  to_on date CHECK (to_on >= from_on),
  quota integer CHECK (quota >= 1),
  used integer NOT NULL DEFAULT 0 CHECK (used >= 0),
  per_person_quota integer CHECK (per_person_quota >= 1),
  product_ids uuid[] NOT NULL DEFAULT '{}' CHECK (cardinality(product_ids) <= 200),
  category_ids uuid[] NOT NULL DEFAULT '{}' CHECK (cardinality(category_ids) <= 200),
  stackable boolean NOT NULL,
  state text NOT NULL CHECK (state IN ('active', 'archived')),
  created_at timestamptz NOT NULL,
  version integer NOT NULL DEFAULT 1,
  PRIMARY KEY (org_id, id),
  CHECK ((kind = 'free-units') = (free_units IS NOT NULL)),
  CONSTRAINT promotion_keeps_its_quota CHECK (used <= quota)
);
-- A code that somebody writes means one promotion.
CREATE UNIQUE INDEX promotion_code_is_used_once ON promotion (org_id, code) WHERE code IS NOT NULL AND state = 'active';

CREATE TABLE product_import (
  org_id uuid NOT NULL REFERENCES organization (id) ON DELETE CASCADE,
  id uuid NOT NULL,
  at timestamptz NOT NULL,
  by_id uuid REFERENCES app_user (id) ON DELETE SET NULL,
  created integer NOT NULL,
  changed integer NOT NULL,
  prices integer NOT NULL,
  -- What it takes to put everything back as it was: [{productId, version, before, made, ended}].
  steps jsonb NOT NULL,
  undone_at timestamptz,
  PRIMARY KEY (org_id, id)
);
CREATE INDEX product_import_by_time ON product_import (org_id, at);
CREATE INDEX product_import_by_person ON product_import (by_id) WHERE by_id IS NOT NULL;

-- Whoever keeps the books keeps what is sold.
UPDATE member_group g SET grants = g.grants || ARRAY(
  SELECT kind || '.' || act FROM unnest(ARRAY['product', 'promotion']) AS kind, unnest(ARRAY['view', 'create', 'update', 'delete',
    'assign', 'transition', 'approve', 'export', 'import', 'control', 'reveal']) AS act WHERE kind || '.' || act <> ALL (g.grants))
WHERE g.default_key = 'finance';
