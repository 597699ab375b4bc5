-- Money that a gateway has given back to a payer whose deposit no longer holds it: the books cannot follow until it does.
CREATE TABLE online_refund_due (
  org_id uuid NOT NULL,
  online_payment_id uuid NOT NULL,
  since timestamptz NOT NULL,
  PRIMARY KEY (org_id, online_payment_id),
  FOREIGN KEY (org_id, online_payment_id) REFERENCES online_payment (org_id, id) ON DELETE CASCADE
);
