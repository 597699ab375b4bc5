import { randomBytes } from 'node:crypto';
import type { JoinCode } from '@imah/contract/people';
import { makeScanCode, readScanCode } from '@imah/contract/scan/words';
import type { Kysely } from 'kysely';
import { lockBuilding, type PlaceEdit } from '@imah/server-buildings';
import type { CommandPorts } from '@imah/server-platform/command';
import type { Database } from '@imah/server-platform/database/schema';
import { HttpProblem } from '@imah/server-platform/http';
import { changePeople } from '../change-people.ts';

const validMs = 90 * 86_400_000;

/** The building that a code leads to. */
export interface JoinPlaceRow {
  readonly orgId: string;
  readonly buildingId: string;
  readonly building: string;
  readonly organization: string;
}

/** The code of a building, also one that has run out; null when there is none. */
export async function readJoinCode(
  db: Kysely<Database>,
  { orgId, buildingId }: Pick<PlaceEdit, 'orgId' | 'buildingId'>,
): Promise<JoinCode | null> {
  const rows = await db
    .selectFrom('join_code')
    .select(['code', 'expires_at as expiresAt'])
    .where('org_id', '=', orgId)
    .where('building_id', '=', buildingId)
    .execute();
  const [row] = rows;
  return row === undefined ? null : { code: row.code, expiresAt: row.expiresAt.toISOString() };
}

/** A new code instead of the former one. */
export function renewJoinCode(ports: CommandPorts, edit: PlaceEdit): Promise<JoinCode> {
  const { orgId, buildingId, now } = edit;
  const code = makeScanCode(randomBytes(10));
  const expiresAt = new Date(now + validMs);
  return changePeople(ports, edit, {
    lock: (trx) => lockBuilding(trx, edit),
    write: async (trx, { record }) => {
      const renewed = { code, expires_at: expiresAt, created_at: new Date(now) };
      await trx
        .insertInto('join_code')
        .values({ org_id: orgId, building_id: buildingId, ...renewed })
        .onConflict((conflict) => conflict.columns(['org_id', 'building_id']).doUpdateSet(renewed))
        .execute();
      record({ action: 'renew', entity: 'join_code', entityId: buildingId, after: { expiresAt } });
      return { code, expiresAt: expiresAt.toISOString() };
    },
  });
}

export function removeJoinCode(ports: CommandPorts, edit: PlaceEdit): Promise<void> {
  const { orgId, buildingId } = edit;
  return changePeople(ports, edit, {
    lock: (trx) => lockBuilding(trx, edit),
    write: async (trx, { record }) => {
      const removed = await trx
        .deleteFrom('join_code')
        .where('org_id', '=', orgId)
        .where('building_id', '=', buildingId)
        .returning('code')
        .executeTakeFirst();
      if (removed !== undefined) record({ action: 'delete', entity: 'join_code', entityId: buildingId });
    },
  });
}

/**
 * The building of a code as it was typed.
 * @throws {HttpProblem} 410, the same for one that never was, has run out or was replaced
 */
export async function placeOfCode(db: Kysely<Database>, typed: string, now: number): Promise<JoinPlaceRow> {
  const code = readScanCode(typed);
  const rows = await db
    .selectFrom('join_code as c')
    .innerJoin('building as b', (join) =>
      join.onRef('b.org_id', '=', 'c.org_id').onRef('b.id', '=', 'c.building_id').on('b.status', '=', 'active'),
    )
    .innerJoin('organization as o', 'o.id', 'c.org_id')
    .select(['c.org_id as orgId', 'c.building_id as buildingId', 'b.name as building', 'o.name as organization'])
    .where('c.code', '=', code)
    .where('c.expires_at', '>', new Date(now))
    .execute();
  const [place] = rows;
  if (place === undefined) throw new HttpProblem(410, 'KODE_GEDUNG_TIDAK_BERLAKU');
  return place;
}
