-- Orders that are paid now, by QRIS or a virtual account (docs/decisions/0053). An order waits for its payment while that is open,
-- and keeps what it has used of promotions; nobody hands it over before its price was taken from the deposit that the payment fills.

ALTER TABLE online_payment
  -- The record that is paid, and the number by which people know it.
  ADD COLUMN source_id uuid,
  ADD COLUMN source_number text CHECK (length(source_number) BETWEEN 1 AND 40),
  DROP CONSTRAINT online_payment_purpose_check,
  ADD CONSTRAINT online_payment_purpose_check CHECK (purpose IN ('bills', 'top-up', 'order')),
  ADD CONSTRAINT purchases_name_their_source CHECK (
    (purpose = 'order') = (source_id IS NOT NULL) AND (source_id IS NULL) = (source_number IS NULL)
  ),
  ADD FOREIGN KEY (org_id, source_id) REFERENCES product_order (org_id, id);
CREATE UNIQUE INDEX a_purchase_is_paid_by_one_payment ON online_payment (org_id, source_id) WHERE source_id IS NOT NULL;

ALTER TABLE product_order
  DROP CONSTRAINT product_order_payment_check,
  ADD CONSTRAINT product_order_payment_check CHECK (payment IN ('next-bill', 'deposit', 'online')),
  DROP CONSTRAINT deposits_pay_at_once,
  ADD CONSTRAINT deposits_pay_at_once CHECK (CASE payment
    WHEN 'deposit' THEN (total > 0) = (entry_id IS NOT NULL)
    WHEN 'online' THEN total > 0
    ELSE entry_id IS NULL
  END),
  ADD CONSTRAINT what_nobody_has_paid_is_not_handed_over CHECK (
    payment <> 'online' OR entry_id IS NOT NULL OR (processed_at IS NULL AND completed_at IS NULL AND refunded = 0)
  );

CREATE OR REPLACE FUNCTION product_order_moves() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  moved CONSTANT text[] := ARRAY['stage', 'entry_id', 'refund_entry_id', 'refunded', 'ticket_id', 'processed_at', 'processed_by_name',
    'completed_at', 'completed_by_name', 'cancelled_at', 'cancelled_by_name', 'reason', 'version', 'number'];
BEGIN
  IF NOT EXISTS (SELECT 1 FROM organization WHERE id = OLD.org_id)
    OR NOT EXISTS (SELECT 1 FROM building WHERE org_id = OLD.org_id AND id = OLD.building_id) THEN RETURN OLD; END IF;
  IF TG_OP = 'DELETE' OR to_jsonb(NEW) - moved IS DISTINCT FROM to_jsonb(OLD) - moved
    OR (OLD.ticket_id IS NOT NULL AND NEW.ticket_id IS DISTINCT FROM OLD.ticket_id)
    OR (OLD.entry_id IS NOT NULL AND NEW.entry_id IS DISTINCT FROM OLD.entry_id) THEN
    PERFORM ledger_refuse('an order stays what was ordered', 'orders_stay');
  END IF;
  -- It is paid while it waits, once; that moves nothing else.
  IF NEW.entry_id IS DISTINCT FROM OLD.entry_id THEN
    IF NEW.payment <> 'online' OR OLD.stage <> 'open' OR NEW.stage <> 'open' THEN
      PERFORM ledger_refuse('an order stays what was ordered', 'orders_stay');
    END IF;
    RETURN NEW;
  END IF;
  IF (OLD.stage || ' ' || NEW.stage) <> ALL (ARRAY[
    'open processing', 'open cancelled', 'processing completed', 'processing cancelled'
  ]) THEN
    PERFORM ledger_refuse('an order does not go back', 'orders_go_on');
  END IF;
  RETURN NEW;
END $$;
