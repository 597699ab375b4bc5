-- What was used up for a ticket. A movement of stock can name the line it stands for by (org_id, ticket_id, id).

CREATE TABLE ticket_part (
  org_id uuid NOT NULL,
  ticket_id uuid NOT NULL,
  id uuid NOT NULL,
  label text NOT NULL CHECK (length(label) BETWEEN 1 AND 200),
  -- Thousandths of the unit.
  qty_milli bigint NOT NULL CHECK (qty_milli BETWEEN 1 AND 1000000000),
  unit text NOT NULL CHECK (length(unit) BETWEEN 1 AND 20),
  -- Whole rupiah, both.
  unit_price bigint NOT NULL CHECK (unit_price BETWEEN 0 AND 1000000000),
  amount bigint NOT NULL CHECK (amount >= 0),
  added_by uuid REFERENCES app_user (id) ON DELETE SET NULL,
  at timestamptz NOT NULL,
  changed_at timestamptz,
  PRIMARY KEY (org_id, ticket_id, id),
  FOREIGN KEY (org_id, ticket_id) REFERENCES ticket (org_id, id) ON DELETE CASCADE
);
