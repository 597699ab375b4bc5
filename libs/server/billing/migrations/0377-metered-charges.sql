-- Charges by what meters have counted (domain model 5.12, 5.13): tariffs in tiers, and lines that keep how they came about.

ALTER TABLE tariff
  DROP CONSTRAINT tariff_kind_check,
  DROP CONSTRAINT tariff_basis_check,
  ALTER COLUMN rate_e4 DROP NOT NULL,
  -- [{upToMilli, rateE4}], the last without an end.
  ADD COLUMN tiers jsonb,
  -- Whole rupiah a month.
  ADD COLUMN fixed_fee bigint NOT NULL DEFAULT 0 CHECK (fixed_fee BETWEEN 0 AND 1000000000),
  ADD COLUMN min_charge bigint NOT NULL DEFAULT 0 CHECK (min_charge BETWEEN 0 AND 1000000000),
  -- Local tax on electricity (PBJT), in millionths.
  ADD COLUMN local_tax_ppm integer NOT NULL DEFAULT 0 CHECK (local_tax_ppm BETWEEN 0 AND 100000),
  ADD CONSTRAINT tariff_kind_check CHECK (
    kind IN ('service-charge', 'sinking-fund', 'fixed', 'electricity', 'water', 'gas', 'hot-water', 'btu')
  ),
  ADD CONSTRAINT tariff_basis_check CHECK (basis IN ('area', 'unit', 'meter')),
  ADD CONSTRAINT metered_tariffs_have_tiers CHECK (
    (basis = 'meter') = (kind IN ('electricity', 'water', 'gas', 'hot-water', 'btu'))
    AND (basis = 'meter') = (tiers IS NOT NULL) AND (basis = 'meter') = (rate_e4 IS NULL)
    AND (basis = 'meter' OR (fixed_fee = 0 AND min_charge = 0)) AND (kind = 'electricity' OR local_tax_ppm = 0)
  );

-- How many readings counted when it was reckoned: where there are more by now, it is outdated.
ALTER TABLE billing_run ADD COLUMN readings_counted integer NOT NULL DEFAULT 0;

ALTER TABLE bill_line
  DROP CONSTRAINT bill_line_kind_check,
  DROP CONSTRAINT bill_line_basis_check,
  DROP CONSTRAINT bill_line_qty_milli_check,
  ALTER COLUMN rate_e4 DROP NOT NULL,
  ADD COLUMN local_tax_ppm integer NOT NULL DEFAULT 0,
  ADD COLUMN local_tax bigint NOT NULL DEFAULT 0 CHECK (local_tax >= 0),
  -- Up to which day it bills what was used. Bills of a payer that follow each other go back to one day: what was counted since
  -- then, less what was asked since then, is what the next one has to set right.
  ADD COLUMN usage_to date,
  ADD COLUMN usage_since date,
  ADD COLUMN usage_asked_milli bigint,
  -- What was counted by which meters, and what each tier came to.
  ADD COLUMN usage jsonb,
  ADD CONSTRAINT bill_line_kind_check CHECK (
    kind IN ('service-charge', 'sinking-fund', 'fixed', 'electricity', 'water', 'gas', 'hot-water', 'btu')
  ),
  ADD CONSTRAINT bill_line_basis_check CHECK (basis IN ('area', 'unit', 'meter')),
  ADD CONSTRAINT bill_line_qty_milli_check CHECK (qty_milli >= 0 AND (basis = 'meter' OR qty_milli > 0)),
  ADD CONSTRAINT metered_lines_say_their_usage CHECK (
    (basis = 'meter') = (usage IS NOT NULL) AND (basis = 'meter') = (rate_e4 IS NULL)
    AND (basis = 'meter') = (usage_to IS NOT NULL) AND (basis = 'meter') = (usage_since IS NOT NULL)
    AND (basis = 'meter') = (usage_asked_milli IS NOT NULL)
  );
