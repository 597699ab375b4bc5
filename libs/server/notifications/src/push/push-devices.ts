import { createHash, randomUUIDv7 } from 'node:crypto';
import type { PushDevice, PushSubscriptionDraft } from '@imah/contract/notifications';
import { type Kysely, sql } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import { browserName } from '../browser-name.ts';

/** A person who adds browsers without end loses the oldest. */
const mostDevices = 20;

/** Lets a browser take pushes for a person. One that took them for somebody else takes them for this person alone. */
export async function addPushDevice(
  db: Kysely<Database>,
  userId: string,
  { endpoint, keys }: PushSubscriptionDraft,
  userAgent: string | undefined,
  now: number,
): Promise<PushDevice> {
  const { rows } = await sql<{ id: string; createdAt: Date }>`
    INSERT INTO push_device (id, user_id, endpoint, p256dh, auth, user_agent, created_at)
    VALUES (${randomUUIDv7()}, ${userId}, ${endpoint}, ${keys.p256dh}, ${keys.auth}, ${userAgent ?? null}, ${new Date(now)})
    ON CONFLICT (endpoint) DO UPDATE SET user_id = excluded.user_id, p256dh = excluded.p256dh, auth = excluded.auth,
      user_agent = excluded.user_agent
    RETURNING id, created_at AS "createdAt"`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('a push device was not kept');
  await sql`
    DELETE FROM push_device WHERE id IN (
      SELECT id FROM push_device WHERE user_id = ${userId} ORDER BY created_at DESC, id DESC OFFSET ${mostDevices})`.execute(
    db,
  );
  return {
    id: row.id,
    name: browserName(userAgent),
    createdAt: row.createdAt.toISOString(),
    endpointHash: createHash('sha256').update(endpoint).digest('hex'),
  };
}

/** Sends a browser of the person no more pushes. */
export async function removePushDevice(db: Kysely<Database>, userId: string, id: string): Promise<void> {
  await sql`DELETE FROM push_device WHERE user_id = ${userId} AND id = ${id}`.execute(db);
}
