-- A fire pump has a type of its own, for its switch asks for a reason. Those that were set up as plain pumps are
-- known by their names; one too many is only asked more than it had to be.
UPDATE device SET type_key = 'fire-pump', version = version + 1
WHERE type_key = 'pump' AND name ~* '(hidran|hydrant|kebakaran|fire)';
