-- What stands on an organisation's bills and letters (domain model 5.1).
ALTER TABLE organization
  ADD COLUMN npwp text CHECK (npwp ~ '^[0-9]{16}$'),
  ADD COLUMN pkp boolean NOT NULL DEFAULT false,
  ADD COLUMN address jsonb;
