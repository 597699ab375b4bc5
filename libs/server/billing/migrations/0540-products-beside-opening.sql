-- 0520 wrote the rules of lines anew without those of products (0490): no run that asks for an order could be reckoned. Both hold.

ALTER TABLE bill_line
  DROP CONSTRAINT bill_line_kind_check,
  DROP CONSTRAINT bill_line_basis_check,
  DROP CONSTRAINT metered_lines_say_their_usage,
  DROP CONSTRAINT no_day_is_billed_twice,
  ADD CONSTRAINT bill_line_kind_check CHECK (kind IN (
    'service-charge', 'sinking-fund', 'fixed', 'electricity', 'water', 'gas', 'hot-water', 'btu', 'late-fee', 'opening', 'product'
  )),
  ADD CONSTRAINT bill_line_basis_check CHECK (
    basis IN ('area', 'unit', 'meter', 'late-fee', 'opening', 'product')
    AND (basis = 'late-fee') = (kind = 'late-fee') AND (basis = 'opening') = (kind = 'opening')
    AND (basis = 'product') = (kind = 'product')
  ),
  ADD CONSTRAINT metered_lines_say_their_usage CHECK (
    (basis = 'meter') = (usage IS NOT NULL)
    AND (basis IN ('meter', 'late-fee', 'opening', 'product')) = (rate_e4 IS NULL)
    AND (basis = 'meter') = (usage_to IS NOT NULL) AND (basis = 'meter') = (usage_since IS NOT NULL)
    AND (basis = 'meter') = (usage_asked_milli IS NOT NULL)
  ),
  -- Of what was ordered, and of what was owed before, several may be of one day.
  ADD CONSTRAINT no_day_is_billed_twice EXCLUDE USING gist (org_id WITH =, unit_id WITH =, kind WITH =, days_billed WITH &&)
    WHERE (kind NOT IN ('late-fee', 'opening', 'product'));
