import { randomUUIDv7 } from 'node:crypto';
import type { JoinRequestDraft, OwnJoinRequest } from '@imah/contract/people';
import { type Kysely, sql, type Transaction } from 'kysely';
import { lockOrganization, writeAudit } from '../../access/audit.ts';
import type { Database } from '../../database/schema.ts';
import { HttpProblem } from '../../http/errors.ts';
import { notify } from '../../notifications/notify.ts';
import { placeOfCode } from './join-codes.ts';

/** Of one account, and of one building, so many requests may be open at once. */
const most = { ofAccount: 3, ofBuilding: 500 };

interface Asking {
  readonly userId: string;
  readonly requestId: string;
  readonly now: number;
}

/**
 * Asks to be let into a unit of the building of a code. The manager sees the address, so it has to be the person's own.
 * @throws {HttpProblem} 403, 409 when too many are open or this is asked already, 410
 */
export async function askToJoin(
  trx: Transaction<Database>,
  { userId, requestId, now }: Asking,
  draft: JoinRequestDraft,
): Promise<OwnJoinRequest> {
  const place = await placeOfCode(trx, draft.code, now);
  const { orgId, buildingId } = place;
  // Requests of one account at the same moment wait for each other: what counts against the limit is then all there.
  const own = await trx
    .selectFrom('app_user')
    .select('name')
    .select([sql<boolean>`email_verified_at IS NOT NULL`.as('isVerified')])
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .execute();
  const [account] = own;
  if (account?.isVerified !== true) throw new HttpProblem(403, 'EMAIL_BELUM_DIVERIFIKASI');
  await lockOrganization(trx, orgId);
  const counted = await trx
    .selectFrom('join_request')
    .select(({ fn }) => [
      fn
        .countAll<number>()
        .filterWhere(sql<boolean>`user_id = ${userId}`)
        .as('own'),
      fn
        .countAll<number>()
        .filterWhere(sql<boolean>`org_id = ${orgId} AND building_id = ${buildingId}`)
        .as('all'),
      fn
        .countAll<number>()
        .filterWhere(sql<boolean>`org_id = ${orgId} AND building_id = ${buildingId} AND user_id = ${userId}`)
        .as('here'),
    ])
    .where('status', '=', 'pending')
    .where(sql<boolean>`(user_id = ${userId} OR org_id = ${orgId} AND building_id = ${buildingId})`)
    .execute();
  const open = counted[0] ?? { own: 0, all: 0, here: 0 };
  if (open.here > 0) throw new HttpProblem(409, 'SUDAH_MEMINTA_BERGABUNG');
  if (open.own >= most.ofAccount || open.all >= most.ofBuilding) throw new HttpProblem(409, 'DAFTAR_PENUH');
  const id = randomUUIDv7();
  const { unitCode, role, note } = draft;
  await sql`
    INSERT INTO join_request (org_id, id, building_id, user_id, unit_code, role, note, created_at)
    VALUES (${orgId}, ${id}, ${buildingId}, ${userId}, ${unitCode}, ${role}, ${note}, ${new Date(now)})`.execute(trx);
  const entry = { orgId, buildingId, actor: { kind: 'user', id: userId } as const, requestId };
  await writeAudit(
    trx,
    { ...entry, action: 'create', entity: 'join_request', entityId: id, after: { unitCode, role } },
    now,
  );
  await notify(
    trx,
    {
      kind: 'join-requested',
      recipients: { kind: 'granted', permission: 'occupant.approve' },
      place: { orgId, buildingId },
      dedupeKey: `join/${id}`,
      data: { name: account.name, unit: unitCode },
      href: `/imah/building/${buildingId}#permintaan`,
    },
    now,
  );
  const { building, organization } = place;
  const createdAt = new Date(now).toISOString();
  return { id, unitCode, role, note, status: 'pending', createdAt, building, organization, reason: '' };
}

/** What the person has asked for, the newest first. */
export async function readOwnRequests(db: Kysely<Database>, userId: string): Promise<OwnJoinRequest[]> {
  const rows = await db
    .selectFrom('join_request as r')
    .innerJoin('building as b', (join) => join.onRef('b.org_id', '=', 'r.org_id').onRef('b.id', '=', 'r.building_id'))
    .innerJoin('organization as o', 'o.id', 'r.org_id')
    .select([
      'r.id',
      'r.unit_code as unitCode',
      'r.role',
      'r.note',
      'r.status',
      'r.reason',
      'r.created_at as createdAt',
      'b.name as building',
      'o.name as organization',
    ])
    .where('r.user_id', '=', userId)
    .orderBy('r.created_at', 'desc')
    .orderBy('r.id', 'desc')
    .limit(20)
    .execute();
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}

/** Takes a request back. What is another's, or answered already, stays as it is. */
export async function withdraw(trx: Transaction<Database>, { userId, now }: Asking, id: string): Promise<void> {
  await sql`
    UPDATE join_request SET status = 'withdrawn', answered_at = ${new Date(now)}
    WHERE id = ${id} AND user_id = ${userId} AND status = 'pending'`.execute(trx);
}
