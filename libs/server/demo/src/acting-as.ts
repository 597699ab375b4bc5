import { type Actor, loadActor } from '@imah/server-platform/access';
import type { Database } from '@imah/server-platform/database/schema';
import type { Kysely } from 'kysely';
import type { AccountPlan } from './plan/demo-plan.ts';

/** An account of the demonstration at work without a session, as the commands know people; null where it is gone. */
export async function actingAs(
  db: Kysely<Database>,
  { userId, email, name }: Pick<AccountPlan, 'email' | 'name'> & { readonly userId: string },
  now: number,
): Promise<Actor | null> {
  const rights = await loadActor(db, userId, now);
  if (rights === null) return null;
  const session = { sessionId: '', sessionToken: '', viewAs: null };
  return { ...rights, email, name, emailVerified: true, locale: 'id', ...session };
}
