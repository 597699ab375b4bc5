-- Which trade the tickets of a category ask for; none: whoever.
ALTER TABLE ticket_category
  ADD COLUMN trade text
    CHECK (trade IN ('electrical', 'plumbing', 'air-conditioning', 'lift', 'construction', 'security', 'cleaning',
      'network', 'general'));

CREATE FUNCTION usual_trade(key text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE key WHEN 'electricity' THEN 'electrical' WHEN 'water' THEN 'plumbing'
    WHEN 'air-conditioning' THEN 'air-conditioning' WHEN 'lift' THEN 'lift' WHEN 'building' THEN 'construction'
    WHEN 'cleaning' THEN 'cleaning' WHEN 'security' THEN 'security' WHEN 'network' THEN 'network' END
$$;
UPDATE ticket_category SET trade = usual_trade(key) WHERE key IS NOT NULL;

-- Categories that an organisation begins with; its own are written with what it says of them.
CREATE FUNCTION category_begins_with_usual_trade() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.trade := usual_trade(NEW.key);
  RETURN NEW;
END $$;
CREATE TRIGGER category_begins_with_usual_trade BEFORE INSERT ON ticket_category
  FOR EACH ROW WHEN (NEW.key IS NOT NULL) EXECUTE FUNCTION category_begins_with_usual_trade();
