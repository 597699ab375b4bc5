import { randomUUIDv7 } from 'node:crypto';
import type { JoinRequestDraft, OwnJoinRequest } from '@imah/contract/people';
import type { Kysely, Transaction } from 'kysely';
import { lockOrganization } from '@imah/server-platform/access';
import { type CommandPorts, type PersonalEdit, runCommand } from '@imah/server-platform/command';
import type { Database } from '@imah/server-platform/database/schema';
import { HttpProblem } from '@imah/server-platform/http';
import { notify } from '@imah/server-notifications';
import { type JoinPlaceRow, placeOfCode } from './join-codes.ts';

/** Of one account, and of one building, so many requests may be open at once. */
const most = { ofAccount: 3, ofBuilding: 500 };

/** Who asks: of which organisation, its code says. */
export type Asking = Omit<PersonalEdit, 'orgId'>;

/**
 * Asks to be let into a unit of the building of a code. The manager sees the address, so it has to be the person's own.
 * @throws {HttpProblem} 403, 409 when too many are open or this is asked already, 410
 */
export async function askToJoin(ports: CommandPorts, asking: Asking, draft: JoinRequestDraft): Promise<OwnJoinRequest> {
  const { actor, now } = asking;
  const { code, unitCode, role, note } = draft;
  const place = await placeOfCode(ports.db, code, now);
  const { orgId, buildingId, building, organization } = place;
  const edit = { ...asking, orgId };
  return runCommand<Account, OwnJoinRequest>(ports, edit, {
    lock: async (trx) => {
      const account = await lockAccount(trx, actor.userId);
      await lockOrganization(trx, orgId);
      // It may have been renewed meanwhile.
      await placeOfCode(trx, code, now);
      return account;
    },
    authorize: (_trx, { isVerified }) => {
      if (!isVerified) throw new HttpProblem(403, 'EMAIL_BELUM_DIVERIFIKASI');
    },
    validate: (trx) => requireRoom(trx, place, actor.userId),
    write: async (trx, { name }) => {
      const id = randomUUIDv7();
      const request = { unit_code: unitCode, role, note, created_at: new Date(now) };
      await trx
        .insertInto('join_request')
        .values({ org_id: orgId, id, building_id: buildingId, user_id: actor.userId, ...request })
        .execute();
      await notifyStaff(trx, edit, place, { id, name, unit: unitCode });
      const audit = { buildingId, action: 'create', entity: 'join_request', entityId: id, after: { unitCode, role } };
      const createdAt = new Date(now).toISOString();
      const result = { id, unitCode, role, note, status: 'pending', createdAt, building, organization } as const;
      return { result: { ...result, reason: '' }, audit };
    },
  });
}

interface Account {
  readonly name: string;
  readonly isVerified: boolean;
}

/** Requests of one account at the same moment wait for each other: what counts against the limit is then all there. */
async function lockAccount(trx: Transaction<Database>, userId: string): Promise<Account> {
  const own = await trx
    .selectFrom('app_user')
    .select(['name', 'email_verified_at as verifiedAt'])
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return { name: own?.name ?? '', isVerified: own !== undefined && own.verifiedAt !== null };
}

/** @throws {HttpProblem} 409 when too many are open or this is asked already */
async function requireRoom(
  trx: Transaction<Database>,
  { orgId, buildingId }: JoinPlaceRow,
  userId: string,
): Promise<void> {
  const { own, all, here } = await trx
    .selectFrom('join_request')
    .select(({ eb, fn }) => {
      const isOwn = eb('user_id', '=', userId);
      const isHere = eb.and([eb('org_id', '=', orgId), eb('building_id', '=', buildingId)]);
      return [
        fn.countAll<number>().filterWhere(isOwn).as('own'),
        fn.countAll<number>().filterWhere(isHere).as('all'),
        fn
          .countAll<number>()
          .filterWhere(eb.and([isOwn, isHere]))
          .as('here'),
      ];
    })
    .where('status', '=', 'pending')
    .where((eb) =>
      eb.or([eb('user_id', '=', userId), eb.and([eb('org_id', '=', orgId), eb('building_id', '=', buildingId)])]),
    )
    .executeTakeFirstOrThrow();
  if (here > 0) throw new HttpProblem(409, 'SUDAH_MEMINTA_BERGABUNG');
  if (own >= most.ofAccount || all >= most.ofBuilding) throw new HttpProblem(409, 'DAFTAR_PENUH');
}

function notifyStaff(
  trx: Transaction<Database>,
  { actor, now }: Asking,
  { orgId, buildingId }: JoinPlaceRow,
  { id, name, unit }: { readonly id: string; readonly name: string; readonly unit: string },
): Promise<void> {
  return notify(
    trx,
    {
      kind: 'join-requested',
      recipients: { kind: 'granted', permission: 'occupant.approve' },
      actorId: actor.userId,
      place: { orgId, buildingId },
      dedupeKey: `join/${id}`,
      data: { name, unit },
      href: `/imah/building/${buildingId}/people#permintaan`,
    },
    now,
  );
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
export async function withdraw(
  db: Kysely<Database>,
  { actor, now }: Pick<Asking, 'actor' | 'now'>,
  id: string,
): Promise<void> {
  await db
    .updateTable('join_request')
    .set({ status: 'withdrawn', answered_at: new Date(now) })
    .where('id', '=', id)
    .where('user_id', '=', actor.userId)
    .where('status', '=', 'pending')
    .execute();
}
