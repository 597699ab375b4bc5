import type { MeterArchival, MeterChange, MeterDetail } from '@imah/contract/metering';
import type { Transaction } from 'kysely';
import { changed, sameFields } from '@imah/server-buildings';
import { type CommandPorts, runCommand, unchanged, type VersionedEdit } from '@imah/server-platform/command';
import type { Database } from '@imah/server-platform/database/schema';
import { HttpProblem, invalidField, requireVersion } from '@imah/server-platform/http';
import { writeEnd } from './create-meter.ts';
import { getMeter } from './meter-detail.ts';
import { meterEvent } from './meter-event.ts';
import { lockMeter, type MeterKey, type MeterRow } from './meter-row.ts';
import { requireFreeNumber, requireParent, requirePast, requireValues } from './meter-rules.ts';

export type MeterEdit = VersionedEdit & MeterKey;

/** @throws {HttpProblem} 404, 409 where it was taken out, 412, 422 */
export function updateMeter(ports: CommandPorts, edit: MeterEdit, change: MeterChange): Promise<MeterDetail> {
  const { orgId, buildingId, meterId, actor, version, now } = edit;
  return runCommand<MeterRow, MeterDetail>(ports, edit, {
    lock: (trx) => lockMeter(trx, edit),
    authorize: (_trx, meter) => requireVersion(meter, version),
    validate: async (trx, meter) => {
      requireActive(meter);
      const { number, parentId } = changed<MeterChange>(meter, change);
      const { resource } = meter;
      if (typeof parentId === 'string' && parentId !== meter.parentId)
        await requireParent(trx, edit, { parentId, resource, meterId });
      if (number !== undefined) await requireFreeNumber(trx, orgId, { resource, number, except: meterId });
    },
    write: async (trx, meter) => {
      const looking = { actor, rows: 'all', now } as const;
      const before = sameFields(meter, change);
      if (JSON.stringify(before) === JSON.stringify({ ...before, ...change }))
        return unchanged(await getMeter(trx, looking, edit));
      const { number, seal, verifyUntil, location, parentId } = changed<
        Required<MeterChange> & Pick<MeterRow, 'version'>
      >(meter, change);
      await trx
        .updateTable('meter')
        .set((eb) => ({
          number,
          seal,
          verify_until: verifyUntil,
          location,
          parent_id: parentId,
          version: eb('version', '+', 1),
        }))
        .where('org_id', '=', orgId)
        .where('id', '=', meterId)
        .execute();
      return {
        result: await getMeter(trx, looking, edit),
        audit: { action: 'update', entity: 'meter', entityId: meterId, buildingId, before, after: change },
        effects: [meterEvent(edit, version + 1, now)],
      };
    },
  });
}

/** Takes a meter out, with the last it shows. @throws {HttpProblem} 404, 409 where others stand below it, 412, 422 */
export function archiveMeter(
  ports: CommandPorts,
  edit: MeterEdit,
  { at, lastValues }: MeterArchival,
): Promise<MeterDetail> {
  const { buildingId, meterId, actor, version, now } = edit;
  return runCommand<MeterRow, MeterDetail>(ports, edit, {
    lock: (trx) => lockMeter(trx, edit),
    authorize: (_trx, meter) => requireVersion(meter, version),
    validate: async (trx, meter) => {
      await requireEnd(trx, meter, { at: Date.parse(at), lastValues, now });
      const below = await trx
        .selectFrom('meter')
        .select('id')
        .where('org_id', '=', edit.orgId)
        .where('parent_id', '=', meterId)
        .where('state', '=', 'active')
        .limit(1)
        .execute();
      if (below.length > 0) throw new HttpProblem(409, 'METERAN_BERCABANG');
    },
    write: async (trx, { number }) => {
      await takeOut(trx, edit, { at: Date.parse(at), lastValues });
      return {
        result: await getMeter(trx, { actor, rows: 'all', now }, edit),
        audit: { action: 'archive', entity: 'meter', entityId: meterId, buildingId, after: { number, lastValues } },
        effects: [meterEvent(edit, version + 1, now)],
      };
    },
  });
}

interface End {
  readonly at: number;
  readonly lastValues: readonly number[];
}

/** Whether a meter can be taken out then: it is still there, and nothing was read later. @throws {HttpProblem} 409, 422 */
export async function requireEnd(
  trx: Transaction<Database>,
  meter: MeterRow,
  { at, lastValues, now }: End & { readonly now: number },
): Promise<void> {
  requireActive(meter);
  requireValues('lastValues', lastValues, meter);
  requirePast('at', at, now);
  const newest = await trx
    .selectFrom('meter_reading')
    .select((eb) => eb.fn.max('at').as('at'))
    .where('org_id', '=', meter.orgId)
    .where('meter_id', '=', meter.id)
    .where('state', '!=', 'rejected')
    .executeTakeFirstOrThrow();
  if (newest.at !== null && at <= newest.at.getTime()) throw invalidField('at', 'before-the-last');
}

/** Writes the last it showed, and that it no longer counts. */
export async function takeOut(trx: Transaction<Database>, edit: MeterEdit, { at, lastValues }: End): Promise<void> {
  await writeEnd(trx, edit, { meterId: edit.meterId, kind: 'last', at, values: lastValues });
  await trx
    .updateTable('meter')
    .set((eb) => ({ state: 'archived', archived_at: new Date(at), version: eb('version', '+', 1) }))
    .where('org_id', '=', edit.orgId)
    .where('id', '=', edit.meterId)
    .execute();
}

function requireActive({ state }: MeterRow): void {
  if (state === 'archived') throw new HttpProblem(409, 'METERAN_DILEPAS');
}
