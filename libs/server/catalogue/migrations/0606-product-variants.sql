-- Variants of products: each with its own name, SKU and prices. A product that has some is ordered as one of them; one that was ever
-- ordered stays.
CREATE TABLE product_variant (
  org_id uuid NOT NULL,
  id uuid NOT NULL,
  product_id uuid NOT NULL,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 40),
  sku text NOT NULL CHECK (sku ~ '^[A-Z0-9][A-Z0-9._/-]{0,39}$'),
  -- Among the variants of the product, from 1.
  position smallint NOT NULL CHECK (position BETWEEN 1 AND 50),
  state text NOT NULL CHECK (state IN ('active', 'archived')),
  PRIMARY KEY (org_id, id),
  UNIQUE (org_id, product_id, id),
  FOREIGN KEY (org_id, product_id) REFERENCES product (org_id, id) ON DELETE CASCADE,
  CONSTRAINT sku_names_one_variant UNIQUE (org_id, sku),
  CONSTRAINT variants_stand_one_after_the_other UNIQUE (org_id, product_id, position) DEFERRABLE INITIALLY DEFERRED
);
CREATE UNIQUE INDEX variant_is_named_once ON product_variant (org_id, product_id, lower(name));

-- A SKU names one product or one variant. Changes of one catalogue are made one after the other, so that looking is enough.
CREATE FUNCTION sku_names_one_thing() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  taken boolean;
BEGIN
  IF TG_TABLE_NAME = 'product' THEN
    SELECT EXISTS (SELECT 1 FROM product_variant v WHERE v.org_id = NEW.org_id AND v.sku = NEW.sku) INTO taken;
  ELSE
    SELECT EXISTS (SELECT 1 FROM product p WHERE p.org_id = NEW.org_id AND p.sku = NEW.sku) INTO taken;
  END IF;
  IF taken THEN
    RAISE EXCEPTION 'a SKU names one product or one variant' USING ERRCODE = 'unique_violation', CONSTRAINT = 'sku_names_one_thing';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER sku_names_one_thing BEFORE INSERT OR UPDATE OF sku ON product FOR EACH ROW EXECUTE FUNCTION sku_names_one_thing();
CREATE TRIGGER sku_names_one_thing BEFORE INSERT OR UPDATE OF sku ON product_variant
  FOR EACH ROW EXECUTE FUNCTION sku_names_one_thing();

-- Null: of every variant that has no price of its own.
ALTER TABLE product_price ADD COLUMN variant_id uuid,
  ADD FOREIGN KEY (org_id, product_id, variant_id) REFERENCES product_variant (org_id, product_id, id) ON DELETE CASCADE,
  DROP CONSTRAINT prices_do_not_overlap,
  ADD CONSTRAINT prices_do_not_overlap EXCLUDE USING gist (
    org_id WITH =, product_id WITH =, coalesce(variant_id, '00000000-0000-0000-0000-000000000000'::uuid) WITH =,
    coalesce(building_id, '00000000-0000-0000-0000-000000000000'::uuid) WITH =, daterange(from_on, to_on, '[]') WITH &&);
CREATE INDEX product_price_by_variant ON product_price (org_id, product_id, variant_id) WHERE variant_id IS NOT NULL;

ALTER TABLE product_order_line ADD COLUMN variant_id uuid,
  ADD FOREIGN KEY (org_id, product_id, variant_id) REFERENCES product_variant (org_id, product_id, id),
  DROP CONSTRAINT product_order_line_org_id_order_id_product_id_key,
  ADD CONSTRAINT lines_are_of_different_things UNIQUE NULLS NOT DISTINCT (org_id, order_id, product_id, variant_id);
CREATE INDEX product_order_line_of_variant ON product_order_line (org_id, product_id, variant_id) WHERE variant_id IS NOT NULL;
