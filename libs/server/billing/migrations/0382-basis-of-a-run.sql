-- What a run was reckoned by besides readings: its units, who was in them, and the tariffs of its month, as one figure. Where they
-- are others by now, it is outdated, as where readings came since. Null for what was reckoned before this was kept.
ALTER TABLE billing_run ADD COLUMN basis_hash text;
