import { randomUUIDv7 } from 'node:crypto';
import type { MeterDetail, MeterDraft } from '@imah/contract/metering';
import type { Transaction } from 'kysely';
import { lockBuilding } from '@imah/server-buildings';
import { type CommandPorts, type PersonalEdit, runCommand } from '@imah/server-platform/command';
import type { Database } from '@imah/server-platform/database/schema';
import { invalidField } from '@imah/server-platform/http';
import { midnightOf } from '../consumption/approved-consumption.ts';
import { getMeter } from './meter-detail.ts';
import { meterEvent } from './meter-event.ts';
import { requireFreeNumber, requireParent, requirePast, requireValues } from './meter-rules.ts';

type OfBuilding = PersonalEdit & { readonly buildingId: string };

/** Puts in a meter; what it shows that day is its first reading. @throws {HttpProblem} 404, 422 */
export function createMeter(ports: CommandPorts, edit: OfBuilding, draft: MeterDraft): Promise<MeterDetail> {
  const { orgId, buildingId, actor, now } = edit;
  const key = { orgId, buildingId, meterId: randomUUIDv7() };
  return runCommand<void, MeterDetail>(ports, edit, {
    lock: (trx) => lockBuilding(trx, edit),
    validate: (trx) => requireSense(trx, edit, draft),
    write: async (trx) => {
      const { resource, role, unitId, parentId, location, installedOn, firstValues } = draft;
      await insertMeter(trx, edit, key.meterId, { resource, role, unitId, parentId, location, installedOn }, draft);
      await writeEnd(trx, edit, {
        meterId: key.meterId,
        kind: 'first',
        at: midnightOf(installedOn, await zoneOf(trx, edit)),
        values: firstValues,
      });
      const { number } = draft;
      const after = { number, resource, role, location, installedOn, firstValues };
      return {
        result: await getMeter(trx, { actor, rows: 'all', now }, key),
        audit: { action: 'create', entity: 'meter', entityId: key.meterId, buildingId, after },
        effects: [meterEvent(key, 1, now, 'created')],
      };
    },
  });
}

type Place = Pick<MeterDraft, 'resource' | 'role' | 'unitId' | 'parentId' | 'location' | 'installedOn'> & {
  readonly replacesMeterId?: string;
};
type Device = Pick<MeterDraft, 'number' | 'registers' | 'digits' | 'multiplierE6' | 'seal' | 'verifyUntil'>;

/** Writes down a meter: where it counts what, and the thing on the wall. */
export async function insertMeter(
  trx: Transaction<Database>,
  { orgId, buildingId, now }: Pick<OfBuilding, 'orgId' | 'buildingId' | 'now'>,
  id: string,
  place: Place,
  { number, registers, digits, multiplierE6, seal, verifyUntil }: Device,
): Promise<void> {
  const { resource, role, unitId, parentId, location, installedOn, replacesMeterId = null } = place;
  await trx
    .insertInto('meter')
    .values({
      org_id: orgId,
      id,
      building_id: buildingId,
      resource,
      role,
      unit_id: unitId,
      parent_id: parentId,
      location,
      installed_on: installedOn,
      replaces_meter_id: replacesMeterId,
      created_at: new Date(now),
      number,
      registers,
      digits,
      multiplier_e6: multiplierE6,
      seal,
      verify_until: verifyUntil,
    })
    .execute();
}

/** Writes what a meter showed when it was put in or taken out: nobody has to approve it. */
export async function writeEnd(
  trx: Transaction<Database>,
  { orgId, actor, now }: PersonalEdit,
  end: { meterId: string; kind: 'first' | 'last'; at: number; values: readonly number[] },
): Promise<void> {
  await trx
    .insertInto('meter_reading')
    .values({
      org_id: orgId,
      id: randomUUIDv7(),
      meter_id: end.meterId,
      at: new Date(end.at),
      kind: end.kind,
      register_values: [...end.values],
      source: 'staff',
      state: 'approved',
      author_id: actor.userId,
      created_at: new Date(now),
    })
    .execute();
}

async function zoneOf(trx: Transaction<Database>, { orgId, buildingId }: OfBuilding): Promise<string> {
  const { timeZone } = await trx
    .selectFrom('building')
    .select('time_zone as timeZone')
    .where('org_id', '=', orgId)
    .where('id', '=', buildingId)
    .executeTakeFirstOrThrow();
  return timeZone;
}

async function requireSense(trx: Transaction<Database>, edit: OfBuilding, draft: MeterDraft): Promise<void> {
  const { resource, role, unitId, parentId, number, installedOn, firstValues } = draft;
  if ((role === 'unit') !== (unitId !== null)) throw invalidField('unitId', unitId === null ? 'required' : 'invalid');
  if (unitId !== null && !(await hasUnit(trx, edit, unitId))) throw invalidField('unitId', 'not-an-option');
  if (parentId !== null) await requireParent(trx, edit, { parentId, resource, meterId: null });
  requireValues('firstValues', firstValues, draft);
  requirePast('installedOn', midnightOf(installedOn, await zoneOf(trx, edit)), edit.now);
  await requireFreeNumber(trx, edit.orgId, { resource, number, except: null });
}

async function hasUnit(
  trx: Transaction<Database>,
  { orgId, buildingId }: OfBuilding,
  unitId: string,
): Promise<boolean> {
  const unit = await trx
    .selectFrom('unit')
    .select('id')
    .where('org_id', '=', orgId)
    .where('building_id', '=', buildingId)
    .where('id', '=', unitId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return unit !== undefined;
}
