import { randomUUIDv7 } from 'node:crypto';
import type { Command, CommandDraft, DeviceType } from '@imah/contract/devices';
import { commandExpiry } from '@imah/contract/devices/words';
import { sql, type Transaction } from 'kysely';
import {
  auditActorOf,
  type CommandPorts,
  type PersonalEdit,
  type Recording,
  recordingOf,
  runCommand,
} from '@imah/server-platform/command';
import type { ServerContext } from '@imah/server-platform';
import type { Database } from '@imah/server-platform/database/schema';
import { HttpProblem, invalidField, notFound } from '@imah/server-platform/http';
import { handOverCommands } from './hand-over-commands.ts';
import { commandEvents, moveCommands, type MovedCommand } from './move-command.ts';
import { readCommands } from './read-commands.ts';
import { findDeviceType } from './read-device-types.ts';

/** Who asks which device for something. */
export type DeviceEdit = PersonalEdit & { readonly deviceId: string };

interface DeviceRow {
  readonly buildingId: string;
  readonly typeKey: string;
  readonly enabled: boolean;
  readonly online: boolean | null;
}

/**
 * Writes the command down, and hands it to the device once that is committed.
 * @throws {HttpProblem} 422 for what the device type cannot do, 409 when the device is not there or is busy
 */
export async function sendCommand(
  ports: CommandPorts & Pick<ServerContext, 'afterCommit'>,
  edit: DeviceEdit,
  draft: CommandDraft,
): Promise<Command> {
  const id = randomUUIDv7();
  const command = await runCommand<DeviceRow, Command>(ports, edit, {
    lock: (trx) => lockDevice(trx, edit),
    validate: async (trx, device) => {
      checkControl(await findDeviceType(trx, device.typeKey), draft);
      if (!device.enabled) throw new HttpProblem(409, 'PERANGKAT_NONAKTIF');
      if (device.online !== true) throw new HttpProblem(409, 'PERANGKAT_LURING');
    },
    write: async (trx, device) => {
      const { parts, outcomeOf } = recordingOf(edit);
      const queued = await queue(trx, { edit: parts, device, id, draft });
      // Written down as sent before it leaves: the device may answer faster than the database.
      const sent = await moveCommands(trx, parts, sql`c.id = ${id}`, { to: 'sent', by: { kind: 'system' } });
      const [written] = await readCommands(trx, sql`c.id = ${id}`, 1);
      if (written === undefined) throw notFound();
      return outcomeOf(written, commandEvents([...queued, ...sent], edit.now));
    },
  });
  await ports.afterCommit((after) => handOverCommands(after, sql`c.id = ${id}`));
  return command;
}

/** The row of the device is the queue: two commands at once are one after the other. */
async function lockDevice(trx: Transaction<Database>, { orgId, deviceId }: DeviceEdit): Promise<DeviceRow> {
  const device = await trx
    .selectFrom('device')
    .select(['building_id as buildingId', 'type_key as typeKey', 'enabled', 'online'])
    .where('org_id', '=', orgId)
    .where('id', '=', deviceId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (device === undefined) throw notFound();
  return device;
}

interface Queued {
  readonly edit: DeviceEdit & Recording;
  readonly device: DeviceRow;
  readonly id: string;
  readonly draft: CommandDraft;
}

/** One that waits already is replaced. @throws {HttpProblem} 409 while one is under way */
async function queue(trx: Transaction<Database>, { edit, device, id, draft }: Queued): Promise<MovedCommand[]> {
  const { orgId, deviceId, actor, now } = edit;
  const { buildingId } = device;
  const { method, params, reason, expiresInSeconds = commandExpiry.defaultSeconds } = draft;
  const replaced = await moveCommands(
    trx,
    edit,
    sql`c.device_id = ${deviceId} AND c.method = ${method} AND c.status = 'queued'`,
    { to: 'cancelled', by: auditActorOf(edit) },
  );
  const inserted = await sql`
    INSERT INTO device_command (org_id, id, device_id, method, params, status, requested_by, requested_at, expires_at)
    VALUES (${orgId}, ${id}, ${deviceId}, ${method}, ${JSON.stringify(params)}::jsonb, 'queued', ${actor.userId},
      ${new Date(now)}, ${new Date(now + expiresInSeconds * 1000)})
    ON CONFLICT (org_id, device_id, method) WHERE status IN ('awaiting-approval', 'queued', 'sent', 'acknowledged') DO NOTHING
    RETURNING id`.execute(trx);
  if (inserted.rows.length === 0) throw new HttpProblem(409, 'PERINTAH_BERJALAN');
  const after = { deviceId, method, params };
  edit.record({ buildingId, action: 'create', entity: 'device_command', entityId: id, after, reason });
  return [...replaced, { id, orgId, buildingId, deviceId, status: 'queued' }];
}

/** The guard of a control holds for programs as it does for pages: what was not confirmed is not sent. */
function checkControl(type: DeviceType | undefined, { params, confirmed, reason }: CommandDraft): void {
  const control = type?.controls.find(({ metric }) => metric === params.key);
  if (control === undefined) throw invalidField('params.key', 'not-an-option');
  if (typeof params.value !== 'boolean') throw invalidField('params.value', 'invalid');
  const { kind } = params.value ? control.guard.on : control.guard.off;
  if (kind !== 'none' && confirmed !== true) throw invalidField('confirmed', 'required');
  if (kind === 'reason' && reason === undefined) throw invalidField('reason', 'required');
}
