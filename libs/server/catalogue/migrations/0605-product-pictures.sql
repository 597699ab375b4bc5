-- Pictures of products, in their order; the first is the main one. A picture is a file that belongs to its product: who may see the
-- product may fetch it, and nobody else.
CREATE TABLE product_picture (
  org_id uuid NOT NULL,
  product_id uuid NOT NULL,
  position smallint NOT NULL CHECK (position BETWEEN 1 AND 6),
  file_id uuid NOT NULL,
  -- What it shows, in words.
  alt text NOT NULL DEFAULT '' CHECK (length(alt) <= 160),
  PRIMARY KEY (org_id, product_id, position),
  CONSTRAINT picture_is_of_one_product UNIQUE (org_id, file_id),
  FOREIGN KEY (org_id, product_id) REFERENCES product (org_id, id) ON DELETE CASCADE,
  FOREIGN KEY (org_id, file_id) REFERENCES stored_file (org_id, id) ON DELETE CASCADE
);
