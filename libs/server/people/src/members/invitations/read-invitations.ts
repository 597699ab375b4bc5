import type { PolicyMembership } from '@imah/contract/access';
import type { Invitation } from '@imah/contract/members';
import type { InvitationStatus } from '@imah/contract/members/words';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import { shownNameSql } from '@imah/server-platform/built-in-names';

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

type InvitationRow = Omit<Invitation, 'memberExpiresAt' | 'sentAt' | 'expiresAt' | 'createdAt'> &
  Readonly<Record<'expiresAt' | 'createdAt', Date>> &
  Readonly<Record<'memberExpiresAt' | 'sentAt', Date | null>>;

/** At most `limit` invitations, newest first. */
export async function readInvitations(
  db: Kysely<Database>,
  reader: InvitationReader,
  filter: { readonly status?: InvitationStatus | undefined; readonly after: InvitationPosition | null },
  limit: number,
): Promise<Invitation[]> {
  const at = new Date(reader.now);
  const asked = filter.status === undefined ? sql`true` : sql`${statusAt(at)} = ${filter.status}`;
  const older =
    filter.after === null
      ? sql`true`
      : sql`(date_trunc('milliseconds', i.created_at), i.id) < (${filter.after.createdAt}::timestamptz, ${filter.after.id}::uuid)`;
  return select(db, reader, sql`${asked} AND ${older}`, limit);
}

/** One invitation, or null when the reader does not see it. */
export async function readInvitation(
  db: Kysely<Database>,
  reader: InvitationReader,
  invitationId: string,
): Promise<Invitation | null> {
  const [found] = await select(db, reader, sql`i.id = ${invitationId}`, 1);
  return found ?? null;
}

/** SQL: the status of an invitation `i`; one that nobody answered in time has expired. */
export function statusAt(at: Date): RawBuilder<InvitationStatus> {
  return sql<InvitationStatus>`CASE WHEN i.status = 'pending' AND i.expires_at <= ${at} THEN 'expired' ELSE i.status END`;
}

async function select(
  db: Kysely<Database>,
  { orgId, buildings, now }: InvitationReader,
  condition: RawBuilder<unknown>,
  limit: number,
): Promise<Invitation[]> {
  const groupName = shownNameSql('group', 'g.default_key', 'g.name');
  const within =
    buildings === 'all' ? sql`true` : sql`NOT i.all_buildings AND i.building_ids <@ ${[...buildings]}::uuid[]`;
  const { rows } = await sql<InvitationRow>`
    SELECT i.id, i.email::text AS email, i.locale, ${statusAt(new Date(now))} AS status,
      CASE WHEN i.all_buildings THEN NULL ELSE i.building_ids END AS "buildingIds",
      i.member_expires_at AS "memberExpiresAt", i.sent_at AS "sentAt", i.expires_at AS "expiresAt",
      i.created_at AS "createdAt", u.name AS "invitedBy", (
        SELECT coalesce(json_agg(json_build_object('id', g.id, 'name', ${groupName}) ORDER BY ${groupName}, g.id), '[]')
        FROM invitation_group ig JOIN member_group g ON g.org_id = ig.org_id AND g.id = ig.group_id
        WHERE ig.org_id = i.org_id AND ig.invitation_id = i.id
      ) AS groups
    FROM invitation i LEFT JOIN app_user u ON u.id = i.invited_by
    WHERE i.org_id = ${orgId} AND i.person_id IS NULL AND ${within} AND ${condition}
    ORDER BY date_trunc('milliseconds', i.created_at) DESC, i.id DESC
    LIMIT ${limit}`.execute(db);
  return rows.map((row) => ({
    ...row,
    memberExpiresAt: row.memberExpiresAt?.toISOString() ?? null,
    sentAt: row.sentAt?.toISOString() ?? null,
    expiresAt: row.expiresAt.toISOString(),
    createdAt: row.createdAt.toISOString(),
  }));
}
