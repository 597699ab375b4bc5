import type { ControlDefinition, MetricValue } from '@imah/contract/devices';
import { controlMetricOf, toleranceOf } from '@imah/contract/devices/words';
import type { EventPacket } from '@imah/contract/mqtt';
import { buildingTopic } from '@imah/contract/mqtt/words';
import type { Kysely, Transaction } from 'kysely';
import { type CommandPorts, type Effect, recordingOf, runCommand, unchanged } from '@imah/server-platform/command';
import type { Database } from '@imah/server-platform/database/schema';

/** Where a command is seen to be obeyed. */
export interface Obedience {
  /** Null where nothing reports it. */
  readonly metric: string | null;
  readonly tolerance: number;
}

export function obedienceOf(control: ControlDefinition): Obedience {
  return { metric: controlMetricOf(control) ?? null, tolerance: toleranceOf(control) };
}

/** Whether what is reported is what was asked for. */
export function isObeyed(asked: MetricValue, reported: MetricValue, tolerance: number): boolean {
  if (typeof asked !== 'number' || typeof reported !== 'number') return asked === reported;
  // What is reported was rounded on its way: a hair beyond the tolerance is within it.
  return Math.abs(asked - reported) <= tolerance * 1.000_001 + 1e-9;
}

interface Wanted extends Obedience {
  readonly orgId: string;
  readonly deviceId: string;
  readonly commandId: string;
  readonly value: MetricValue;
  readonly dueAt: Date;
  readonly now: number;
}

/** Notes what a device is to report from now on; nothing where it does already. */
export async function want(trx: Transaction<Database>, wanted: Wanted): Promise<void> {
  const { orgId, deviceId, commandId, metric, tolerance, value, dueAt, now } = wanted;
  if (metric === null) return;
  const latest = await trx
    .selectFrom('telemetry_latest')
    .select(['num', 'bool', 'str'])
    .where('org_id', '=', orgId)
    .where('device_id', '=', deviceId)
    .where('key', '=', metric)
    .executeTakeFirst();
  const reported = latest?.num ?? latest?.bool ?? latest?.str ?? null;
  await trx
    .deleteFrom('device_desired')
    .where('org_id', '=', orgId)
    .where('device_id', '=', deviceId)
    .where('key', '=', metric)
    .execute();
  if (reported !== null && isObeyed(value, reported, tolerance)) return;
  await trx
    .insertInto('device_desired')
    .values({
      org_id: orgId,
      device_id: deviceId,
      key: metric,
      value: JSON.stringify(value),
      tolerance,
      set_at: new Date(now),
      command_id: commandId,
      due_at: dueAt,
    })
    .execute();
}

/** What became of commands changes what is wanted: what was taken back is not, and what failed is overdue. */
export async function followCommands(
  trx: Transaction<Database>,
  ids: readonly string[],
  to: 'cancelled' | 'failed',
  now: number,
): Promise<void> {
  if (ids.length === 0) return;
  if (to === 'cancelled') await trx.deleteFrom('device_desired').where('command_id', 'in', ids).execute();
  else
    await trx
      .updateTable('device_desired')
      .set({ due_at: new Date(now) })
      .where('command_id', 'in', ids)
      .execute();
}

/** A device that reports what was asked for is wanted nothing of any more; who looks at a difference hears of its end. */
export async function settleDesired(
  ports: CommandPorts,
  device: { readonly orgId: string; readonly buildingId: string; readonly deviceId: string },
  values: Readonly<Record<string, MetricValue>>,
): Promise<void> {
  const { db, live, now } = ports;
  const wanted = await db
    .selectFrom('device_desired')
    .select(['key', 'value', 'tolerance', 'command_id', 'mismatched_at'])
    .where('org_id', '=', device.orgId)
    .where('device_id', '=', device.deviceId)
    .where('key', 'in', Object.keys(values))
    .execute();
  for (const { key, value, tolerance, command_id: commandId, mismatched_at: mismatchedAt } of wanted) {
    const reported = values[key];
    if (reported === undefined || !isObeyed(value, reported, tolerance)) continue;
    await db
      .deleteFrom('device_desired')
      .where('org_id', '=', device.orgId)
      .where('device_id', '=', device.deviceId)
      .where('key', '=', key)
      .where('command_id', '=', commandId)
      .execute();
    if (mismatchedAt !== null) await live.publish(buildingTopic(device, 'ev'), changedPacket(commandId, now()));
  }
}

/** Notes what should have been reported by now, in the history of its device. Returns how many. */
export async function noteMismatches(ports: CommandPorts): Promise<number> {
  const at = new Date(ports.now());
  const overdue = await ports.db
    .selectFrom('device_desired')
    .select('org_id')
    .distinct()
    .where('mismatched_at', 'is', null)
    .where('due_at', '<=', at)
    .execute();
  let noted = 0;
  for (const { org_id: orgId } of overdue) noted += await noteOf(ports, orgId);
  return noted;
}

function noteOf(ports: CommandPorts, orgId: string): Promise<number> {
  const edit = { orgId, actor: null, now: ports.now() };
  return runCommand<void, number>(ports, edit, {
    // The statement that marks them locks them too.
    lock: async () => undefined,
    write: async (trx) => {
      const { parts, outcomeOf } = recordingOf(edit);
      const marked = await trx
        .updateTable('device_desired as w')
        .from('device as d')
        .set({ mismatched_at: new Date(edit.now) })
        .whereRef('d.org_id', '=', 'w.org_id')
        .whereRef('d.id', '=', 'w.device_id')
        .where('w.org_id', '=', orgId)
        .where('w.mismatched_at', 'is', null)
        .where('w.due_at', '<=', new Date(edit.now))
        .returning(['w.device_id as deviceId', 'd.building_id as buildingId', 'w.key', 'w.value', 'w.command_id'])
        .execute();
      const effects: Effect[] = [];
      for (const { deviceId, buildingId, key, value, command_id: commandId } of marked) {
        const after = { key, desired: value, reported: await readReported(trx, { orgId, deviceId, key }) };
        parts.record({ buildingId, action: 'mismatch', entity: 'device', entityId: deviceId, after });
        const packet = changedPacket(commandId, edit.now);
        effects.push({ kind: 'publish', topic: buildingTopic({ orgId, buildingId }, 'ev'), packet });
      }
      return marked.length === 0 ? unchanged(0) : outcomeOf(marked.length, effects);
    },
  });
}

async function readReported(
  db: Kysely<Database>,
  { orgId, deviceId, key }: { readonly orgId: string; readonly deviceId: string; readonly key: string },
): Promise<MetricValue | null> {
  const latest = await db
    .selectFrom('telemetry_latest')
    .select(['num', 'bool', 'str'])
    .where('org_id', '=', orgId)
    .where('device_id', '=', deviceId)
    .where('key', '=', key)
    .executeTakeFirst();
  return latest?.num ?? latest?.bool ?? latest?.str ?? null;
}

/** Pages read the command again, and with it whether what it asked for is reported. */
function changedPacket(commandId: string, now: number): EventPacket {
  return { entity: 'command', id: commandId, version: 6, op: 'updated', at: new Date(now).toISOString() };
}
