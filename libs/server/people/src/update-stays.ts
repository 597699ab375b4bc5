import { randomUUID } from 'node:crypto';
import { buildingEvent, lockBuilding, type PlaceEdit } from '@imah/server-buildings';
import { type CommandPorts, type Effect, recordingOf, runCommand } from '@imah/server-platform/command';
import { updateAccounts } from './accounts/update-access.ts';
import { listDueBuildings, listTurns, markLookedAt, type Turn } from './stay-repository.ts';
import { updateUnitStatus } from './unit-status.ts';

interface DueBuilding {
  readonly orgId: string;
  readonly buildingId: string;
}

/**
 * Lets moving in and out take effect by its date: in every building on which a new day has begun since the last time,
 * units say what their people of today say, open pages are told, and whoever moved has their rights asked for anew.
 * Days on which nobody ran this are caught up with. A building that fails is logged and tried again the next time.
 */
export async function updateStays(context: CommandPorts): Promise<void> {
  const { db, now, log } = context;
  for (const building of await listDueBuildings(db, now())) {
    await updateBuildingStays(context, building).catch((error: unknown) =>
      log.error({ err: error, ...building }, 'the stays of a building were not settled'),
    );
  }
}

function updateBuildingStays(ports: CommandPorts, building: DueBuilding): Promise<void> {
  const edit: PlaceEdit = { ...building, actor: null, requestId: randomUUID(), now: ports.now() };
  return runCommand<void, void>(ports, edit, {
    lock: (trx) => lockBuilding(trx, edit),
    write: async (trx) => {
      const { parts, outcomeOf } = recordingOf(edit);
      const turns = await listTurns(trx, edit);
      const units = await updateUnitStatus(trx, edit, [...new Set(turns.map(({ unitId }) => unitId))]);
      await markLookedAt(trx, edit);
      const about = { buildingId: edit.buildingId, action: 'update', entity: 'unit' };
      for (const { id, before, after } of units)
        parts.record({ ...about, entityId: id, before: { status: before }, after: { status: after } });
      await updateAccounts(trx, parts, accountsOf(turns));
      return outcomeOf(undefined, effectsOf(edit, units, turns));
    },
  });
}

/** Pages hear of it before whoever moved asks for their rights anew. */
function effectsOf(
  edit: PlaceEdit,
  units: readonly { readonly id: string; readonly version: number }[],
  turns: readonly Turn[],
): Effect[] {
  const news = turns.filter(({ since }) => since !== null);
  const told = (entity: 'unit' | 'occupancy', { id, version }: { readonly id: string; readonly version: number }) =>
    buildingEvent(edit, { entity, id, version, op: 'updated' }, edit.now);
  return [
    ...units.map((unit) => told('unit', unit)),
    ...news.map((turn) => told('occupancy', turn)),
    { kind: 'refresh-access', userIds: accountsOf(news) },
  ];
}

function accountsOf(turns: readonly Turn[]): string[] {
  return [...new Set(turns.flatMap(({ userId }) => (userId === null ? [] : [userId])))];
}
