-- What a member is able to do: work is offered to those who can do it first. It gives no right.
ALTER TABLE membership
  ADD COLUMN trades text[] NOT NULL DEFAULT '{}'
    CHECK (trades <@ ARRAY['electrical', 'plumbing', 'air-conditioning', 'lift', 'construction', 'security',
      'cleaning', 'network', 'general'] AND cardinality(trades) <= 9);
