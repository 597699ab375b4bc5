import { type Kysely, sql } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';

/** How long a notification is kept (domain model 5.3, retention). */
const keptMs = 30 * 86_400_000;

/** Forgets notifications of which nothing was heard for 30 days, with their deliveries. Returns how many. */
export async function purgeNotifications(db: Kysely<Database>, now: number): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    DELETE FROM notification WHERE last_at < ${new Date(now - keptMs)}`.execute(db);
  return Number(numAffectedRows);
}
