import type { PolicyMembership } from '@imah/contract/access';
import type { Invitation } from '@imah/contract/members';
import type { InvitationStatus } from '@imah/contract/members/words';
import {
  expressionBuilder,
  type Insertable,
  type Kysely,
  type SqlBool,
  sql,
  type Transaction,
  type Updateable,
} from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { shownName } from '@imah/server-platform/built-in-names';
import type { Database } from '@imah/server-platform/database/schema';
import { hashToken } from '@imah/server-platform/sessions';
import { isLasting } from '../../occupancy-repository.ts';

/** Whose invitations are read, by whom: who has some buildings sees the invitations into only those. */
export interface InvitationReader {
  readonly orgId: string;
  readonly buildings: PolicyMembership['buildings'];
  readonly now: number;
}

export interface InvitationPosition {
  readonly createdAt: string;
  readonly id: string;
}

/** Which invitation. */
export interface InvitationKey {
  readonly orgId: string;
  readonly id: string;
}

const i = expressionBuilder<Database & { i: Database['invitation'] }, 'i'>();

/** SQL: the groups that invitation `i` leads into. */
export const groupsJson = jsonArrayFrom(
  i
    .selectFrom('invitation_group as ig')
    .innerJoin('member_group as g', (join) =>
      join.onRef('g.org_id', '=', 'ig.org_id').onRef('g.id', '=', 'ig.group_id'),
    )
    .select(['g.id', 'g.default_key as key', 'g.name'])
    .whereRef('ig.org_id', '=', 'i.org_id')
    .whereRef('ig.invitation_id', '=', 'i.id')
    .orderBy('g.name')
    .orderBy('g.id'),
);

/** The status of an invitation; one that nobody answered in time has expired. */
export function statusOf(
  row: { readonly status: InvitationStatus; readonly expiresAt: Date },
  now: number,
): InvitationStatus {
  return row.status === 'pending' && row.expiresAt.getTime() <= now ? 'expired' : row.status;
}

/** SQL: whether that is the status of invitation `i`. */
function hasStatus(status: InvitationStatus, at: Date) {
  const isOver = i('i.expires_at', '<=', at);
  if (status === 'expired') return i.and([i('i.status', '=', 'pending'), isOver]);
  return status === 'pending' ? i.and([i('i.status', '=', 'pending'), i.not(isOver)]) : i('i.status', '=', status);
}

/** At most `limit` invitations to work, newest first. */
export function listInvitations(
  db: Kysely<Database>,
  reader: InvitationReader,
  { status, after }: { readonly status?: InvitationStatus | undefined; readonly after: InvitationPosition | null },
  limit: number,
): Promise<Invitation[]> {
  const older =
    after === null
      ? []
      : [
          sql<SqlBool>`(date_trunc('milliseconds', i.created_at), i.id) < (${after.createdAt}::timestamptz, ${after.id}::uuid)`,
        ];
  const asked = status === undefined ? [] : [hasStatus(status, new Date(reader.now))];
  return select(db, reader, i.and([...asked, ...older]), limit);
}

/** One invitation to work, or null when the reader does not see it. */
export async function findInvitation(
  db: Kysely<Database>,
  reader: InvitationReader,
  invitationId: string,
): Promise<Invitation | null> {
  const [found] = await select(db, reader, i('i.id', '=', invitationId), 1);
  return found ?? null;
}

async function select(
  db: Kysely<Database>,
  { orgId, buildings, now }: InvitationReader,
  condition: ReturnType<typeof i.and>,
  limit: number,
): Promise<Invitation[]> {
  const within = buildings === 'all' ? null : buildings;
  const rows = await db
    .selectFrom('invitation as i')
    .leftJoin('app_user as u', 'u.id', 'i.invited_by')
    .select(['i.id', 'i.email', 'i.locale', 'i.status', 'i.all_buildings', 'i.building_ids', 'u.name as invitedBy'])
    .select(['i.member_expires_at as memberExpiresAt', 'i.sent_at as sentAt', 'i.expires_at as expiresAt'])
    .select(['i.created_at as createdAt', groupsJson.as('groups')])
    .where('i.org_id', '=', orgId)
    // Of an invitation to work: that of an occupant shows where they live.
    .where('i.person_id', 'is', null)
    .where('i.email', 'is not', null)
    .$narrowType<{ email: string }>()
    .$if(within !== null, (query) =>
      query.where('i.all_buildings', '=', false).where((eb) => eb('i.building_ids', '<@', eb.val([...(within ?? [])]))),
    )
    .where(condition)
    .orderBy(sql`date_trunc('milliseconds', i.created_at)`, 'desc')
    .orderBy('i.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ all_buildings, building_ids, groups, ...row }) => ({
    ...row,
    status: statusOf(row, now),
    buildingIds: all_buildings ? null : building_ids,
    groups: groups
      .map(({ id, key, name }) => ({ id, name: shownName('group', key, name) }))
      .toSorted((a, b) => a.name.localeCompare(b.name)),
    memberExpiresAt: row.memberExpiresAt?.toISOString() ?? null,
    sentAt: row.sentAt?.toISOString() ?? null,
    expiresAt: row.expiresAt.toISOString(),
    createdAt: row.createdAt.toISOString(),
  }));
}

/** The columns of an invitation, and the groups it leads into. */
export async function insertInvitation(
  trx: Transaction<Database>,
  columns: Insertable<Database['invitation']>,
  groupIds: readonly string[],
): Promise<void> {
  await trx.insertInto('invitation').values(columns).execute();
  const { org_id, id: invitation_id } = columns;
  const rows = [...new Set(groupIds)].map((group_id) => ({ org_id, invitation_id, group_id }));
  if (rows.length > 0) await trx.insertInto('invitation_group').values(rows).execute();
}

export async function updateInvitationRow(
  trx: Kysely<Database>,
  { orgId, id }: InvitationKey,
  columns: Updateable<Database['invitation']>,
): Promise<void> {
  await trx.updateTable('invitation').set(columns).where('org_id', '=', orgId).where('id', '=', id).execute();
}

/** The mail with this token has left, unless a newer one was made meanwhile. */
export async function markSent(
  db: Kysely<Database>,
  { orgId, id }: InvitationKey,
  token: string,
  now: number,
): Promise<void> {
  await db
    .updateTable('invitation')
    .set({ sent_at: new Date(now) })
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .where('token_hash', '=', hashToken(token))
    .execute();
}

/** Takes back the open invitations of an address to work; what their links say of them can still be read. */
export async function revokeReplaced(
  trx: Transaction<Database>,
  { orgId, now }: { readonly orgId: string; readonly now: number },
  email: string,
): Promise<void> {
  await trx
    .updateTable('invitation')
    .set({ status: 'revoked', answered_at: new Date(now) })
    .where('org_id', '=', orgId)
    .where('email', '=', email)
    .where('person_id', 'is', null)
    .where('status', '=', 'pending')
    .execute();
}

/** Takes back the open invitations of a person; resolves with which they were. */
export async function revokePending(
  trx: Transaction<Database>,
  { orgId, now }: { readonly orgId: string; readonly now: number },
  personId: string,
): Promise<string[]> {
  const rows = await trx
    .updateTable('invitation')
    .set({ status: 'revoked', token_hash: null, answered_at: new Date(now) })
    .where('org_id', '=', orgId)
    .where('person_id', '=', personId)
    .where('status', '=', 'pending')
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Takes back what was offered to people whose stays are over. */
export async function revokeOfEnded(
  trx: Transaction<Database>,
  { orgId, now }: { readonly orgId: string; readonly now: number },
): Promise<void> {
  await trx
    .updateTable('invitation as i')
    .set({ status: 'revoked', token_hash: null, answered_at: new Date(now) })
    .where('i.org_id', '=', orgId)
    .where('i.person_id', 'is not', null)
    .where('i.status', '=', 'pending')
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('occupancy as o')
            .innerJoin('unit as u', (join) =>
              join.onRef('u.org_id', '=', 'o.org_id').onRef('u.id', '=', 'o.unit_id').on('u.deleted_at', 'is', null),
            )
            .innerJoin('building as b', (join) =>
              join.onRef('b.org_id', '=', 'u.org_id').onRef('b.id', '=', 'u.building_id'),
            )
            .select('o.id')
            .whereRef('o.org_id', '=', 'i.org_id')
            .whereRef('o.person_id', '=', 'i.person_id')
            .where(isLasting(now)),
        ),
      ),
    )
    .execute();
}
