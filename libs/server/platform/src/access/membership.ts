import { randomUUIDv7 } from 'node:crypto';
import type { DefaultGroupKey } from '@imah/contract/access';
import type { Trade } from '@imah/contract/buildings/words';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import { lockOrganization } from './audit.ts';

export interface NewMember {
  readonly orgId: string;
  readonly userId: string;
  readonly groups: readonly DefaultGroupKey[];
  readonly buildings: 'all' | readonly string[];
  /** Milliseconds since 1970 UTC. */
  readonly expiresAt?: number;
  /** What they are able to do; left out: nothing in particular. */
  readonly trades?: readonly Trade[];
}

/** Thrown when a change would leave an organisation without an active owner. */
export class LastOwnerError extends Error {
  override readonly name = 'LastOwnerError';
}

/** Puts a person into an organisation, in the default groups named. Returns the membership's id. */
export async function addMember(trx: Transaction<Database>, member: NewMember, now: number): Promise<string> {
  const id = randomUUIDv7();
  const buildingIds = member.buildings === 'all' ? [] : [...member.buildings];
  await sql`
    INSERT INTO membership (org_id, id, user_id, all_buildings, building_ids, trades, expires_at, created_at)
    VALUES (${member.orgId}, ${id}, ${member.userId}, ${member.buildings === 'all'}, ${buildingIds}::uuid[],
      ${[...(member.trades ?? [])]}::text[],
      ${member.expiresAt === undefined ? null : new Date(member.expiresAt)}, ${new Date(now)})`.execute(trx);
  await sql`
    INSERT INTO membership_group (org_id, membership_id, group_id)
    SELECT org_id, ${id}, id FROM member_group
    WHERE org_id = ${member.orgId} AND default_key = ANY(${[...member.groups]}::text[])`.execute(trx);
  return id;
}

/** Takes the rights of a person away and keeps who they were. Throws `LastOwnerError` for the last active owner. */
export async function suspendMember(
  trx: Transaction<Database>,
  member: { readonly orgId: string; readonly userId: string },
): Promise<void> {
  await lockOrganization(trx, member.orgId);
  await sql`
    UPDATE membership SET status = 'suspended', version = version + 1
    WHERE org_id = ${member.orgId} AND user_id = ${member.userId}`.execute(trx);
  await requireActiveOwner(trx, member.orgId);
}

/**
 * Asked at the end of a change of memberships, with the organisation held. An owner whose time is limited does not
 * count: the organisation would have none when it is over.
 * @throws {LastOwnerError}
 */
export async function requireActiveOwner(trx: Transaction<Database>, orgId: string): Promise<void> {
  const { rows } = await sql`
    SELECT 1 FROM membership m
    JOIN membership_group mg ON mg.org_id = m.org_id AND mg.membership_id = m.id
    JOIN member_group g ON g.org_id = mg.org_id AND g.id = mg.group_id
    JOIN app_user u ON u.id = m.user_id
    WHERE m.org_id = ${orgId} AND g.default_key = 'owner' AND m.status = 'active' AND u.status = 'active'
      AND m.expires_at IS NULL
    LIMIT 1`.execute(trx);
  if (rows.length === 0) throw new LastOwnerError(`organisation ${orgId} would have no active owner`);
}
