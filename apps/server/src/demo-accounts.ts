import { type Kysely, sql } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';

/**
 * Opens or shuts the accounts whose password everybody knows. Data that a demonstration left in the
 * folder stays there, but nobody signs in with it while the server runs for real.
 */
export async function setDemoAccounts(db: Kysely<Database>, state: 'open' | 'shut'): Promise<void> {
  const [from, to] = state === 'open' ? ['locked', 'active'] : ['active', 'locked'];
  await sql`UPDATE app_user SET status = ${to} WHERE is_demo AND status = ${from}`.execute(db);
  if (state === 'shut')
    await sql`DELETE FROM session s USING app_user u WHERE u.id = s.user_id AND u.is_demo`.execute(db);
}
