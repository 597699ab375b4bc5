import { decide, type Permission, type PolicyActor } from '@imah/contract/access';
import type { Kysely } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import { notFound } from '@imah/server-platform/http';

/** The deposit of a person with an organisation. */
export interface WalletKey {
  readonly orgId: string;
  readonly personId: string;
}

/** The same with whose it is; `userId` is null for somebody without an account. */
export interface FoundWallet extends WalletKey {
  readonly userId: string | null;
  readonly personName: string;
}

/**
 * A deposit for who may do so with it: its person, or who has the permission in all buildings, as a deposit is of the whole
 * organisation.
 * @throws {HttpProblem} 404
 */
export async function requireWallet(
  db: Kysely<Database>,
  actor: PolicyActor,
  personId: string,
  permission: Permission,
): Promise<FoundWallet> {
  const found = await db
    .selectFrom('person')
    .select(['org_id as orgId', 'id as personId', 'user_id as userId', 'name as personName'])
    .where('id', '=', personId)
    .executeTakeFirst();
  if (found === undefined) throw notFound();
  requireRight(actor, permission, found);
  return found;
}

/** @throws {HttpProblem} 404 */
export function requireRight(
  actor: PolicyActor,
  permission: Permission,
  { orgId, userId }: Pick<FoundWallet, 'orgId' | 'userId'>,
): void {
  const isOwn = userId === actor.userId;
  const decision = decide(actor, permission, isOwn ? { orgId, ownerIds: [userId] } : { orgId, everywhere: true });
  if (decision !== 'allowed') throw notFound();
}
