-- The answer to a call with an Idempotency-Key is stored in the transaction of the change: a key without an answer is
-- what a server left that was killed before.
DELETE FROM idempotency_key WHERE status = 0;
ALTER TABLE idempotency_key ADD CHECK (status BETWEEN 200 AND 299);

-- When a command was handed to the live channel. It leaves after the commit, by whoever stamps it: a command that a
-- process which ended left unstamped is found and handed over by the next turn of any process, and none twice.
ALTER TABLE device_command ADD COLUMN published_at timestamptz;
UPDATE device_command SET published_at = sent_at;
CREATE INDEX device_command_to_publish ON device_command (sent_at) WHERE status = 'sent' AND published_at IS NULL;
