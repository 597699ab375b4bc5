import { randomUUIDv7 } from 'node:crypto';
import type { Command, CommandDraft, ControlDefinition } from '@imah/contract/devices';
import { commandApproval, commandExpiry, commandRate, guardFor } from '@imah/contract/devices/words';
import { sql, type Transaction } from 'kysely';
import {
  auditActorOf,
  type CommandPorts,
  type Recording,
  recordingOf,
  runCommand,
} from '@imah/server-platform/command';
import type { ServerContext } from '@imah/server-platform';
import type { Database } from '@imah/server-platform/database/schema';
import { HttpProblem, notFound } from '@imah/server-platform/http';
import { controlOf, requireConsent } from './control/check-control.ts';
import { obedienceOf, want } from './control/desired.ts';
import { takeHold } from './control/holds.ts';
import { notifyOfApproval } from './control/notify-of-approval.ts';
import type { DeviceEdit } from './device-edit.ts';
import { handOverCommands } from './hand-over-commands.ts';
import { commandEvents, moveCommands, type MovedCommand } from './move-command.ts';
import { readCommands } from './read-commands.ts';
import { findDeviceType } from './read-device-types.ts';

/** What of a device decides whether it can be told something. */
export interface ToldDevice {
  readonly buildingId: string;
  readonly unitId: string | null;
  readonly name: string;
  readonly typeKey: string;
  readonly enabled: boolean;
  readonly online: boolean | null;
}

interface Checked {
  readonly device: ToldDevice;
  readonly control: ControlDefinition;
}

/**
 * Writes the command down, and hands it to the device once that is committed. One that needs a second person waits for that
 * person, and one for a device that sleeps (`persist`) until the device speaks.
 * @throws {HttpProblem} 422 for what the device type cannot do and what its guard misses, 409 when the device is not there
 * or is busy, 429 when it has been sent too much
 */
export async function sendCommand(
  ports: CommandPorts & Pick<ServerContext, 'afterCommit'>,
  edit: DeviceEdit,
  draft: CommandDraft,
): Promise<Command> {
  const id = randomUUIDv7();
  const command = await runCommand<Checked, Command>(ports, edit, {
    lock: async (trx) => {
      const device = await lockDevice(trx, edit);
      return { device, control: controlOf(await findDeviceType(trx, device.typeKey), draft.params) };
    },
    validate: async (trx, { device, control }) => {
      requireConsent(control, draft);
      requireThere(device, draft);
      await requirePace(trx, edit);
      if (guardFor(control, draft.params.value).kind === 'hold') await takeHold(trx, edit, draft);
    },
    write: async (trx, { device, control }) => {
      const { parts, outcomeOf } = recordingOf(edit);
      const moved = await writeDown(trx, { edit: parts, device, control, id, draft });
      const [written] = await readCommands(trx, edit.actor, { orgId: edit.orgId, id }, 1);
      if (written === undefined) throw notFound();
      return outcomeOf(written, commandEvents(moved, edit.now));
    },
  });
  await ports.afterCommit((after) => handOverCommands(after, sql`c.id = ${id}`));
  return command;
}

/** The row of the device is the queue: two commands at once are one after the other. @throws {HttpProblem} 404 */
export async function lockDevice(
  trx: Transaction<Database>,
  { orgId, deviceId }: Pick<DeviceEdit, 'orgId' | 'deviceId'>,
): Promise<ToldDevice> {
  const device = await trx
    .selectFrom('device')
    .select(['building_id as buildingId', 'unit_id as unitId', 'name', 'type_key as typeKey', 'enabled', 'online'])
    .where('org_id', '=', orgId)
    .where('id', '=', deviceId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (device === undefined) throw notFound();
  return device;
}

/** @throws {HttpProblem} 409 for a device that is disabled, or away and not waited for */
export function requireThere(
  { enabled, online }: Pick<ToldDevice, 'enabled' | 'online'>,
  { persist }: { readonly persist?: boolean | undefined },
): void {
  if (!enabled) throw new HttpProblem(409, 'PERANGKAT_NONAKTIF');
  if (online !== true && persist !== true) throw new HttpProblem(409, 'PERANGKAT_LURING');
}

/** Relays wear, and who holds a key down is not who means it. @throws {HttpProblem} 429 */
async function requirePace(trx: Transaction<Database>, { orgId, deviceId, now }: DeviceEdit): Promise<void> {
  const since = new Date(now - commandRate.windowSeconds * 1000);
  const asked = await trx
    .selectFrom('device_command')
    .select('requested_at')
    .where('org_id', '=', orgId)
    .where('device_id', '=', deviceId)
    .where('requested_at', '>', since)
    .orderBy('requested_at', 'desc')
    .limit(commandRate.most)
    .execute();
  const oldest = asked.at(commandRate.most - 1)?.requested_at;
  if (oldest === undefined) return;
  const retryAfterSeconds = Math.max(1, Math.ceil((oldest.getTime() - since.getTime()) / 1000));
  throw new HttpProblem(429, 'TERLALU_BANYAK_PERINTAH', { retryAfterSeconds });
}

interface Written extends Checked {
  readonly edit: DeviceEdit & Recording;
  readonly id: string;
  readonly draft: CommandDraft;
}

/** Queues the command, and sends it where nothing is to be waited for. */
async function writeDown(trx: Transaction<Database>, written: Written): Promise<MovedCommand[]> {
  const { edit, device, control, id, draft } = written;
  const { orgId, deviceId, now, actor } = edit;
  const awaits = guardFor(control, draft.params.value).kind === 'second-person';
  const queued = await queue(trx, written, awaits ? 'awaiting-approval' : 'queued');
  if (awaits) {
    await notifyOfApproval(trx, { orgId, deviceId, commandId: id, device, askedBy: actor.userId, by: actor.name }, now);
    return queued;
  }
  const dueAt = new Date(now + waitSecondsOf(draft) * 1000);
  await want(trx, { ...obedienceOf(control), orgId, deviceId, commandId: id, value: draft.params.value, dueAt, now });
  if (draft.persist === true) return queued;
  // Written down as sent before it leaves: the device may answer faster than the database.
  return [...queued, ...(await moveCommands(trx, edit, sql`c.id = ${id}`, { to: 'sent', by: { kind: 'system' } }))];
}

function waitSecondsOf({ persist, expiresInSeconds }: CommandDraft): number {
  return expiresInSeconds ?? (persist === true ? commandExpiry.maxSeconds : commandExpiry.defaultSeconds);
}

/** One that waits already for its device is replaced. @throws {HttpProblem} 409 while one is under way */
async function queue(
  trx: Transaction<Database>,
  { edit, device: { buildingId }, control, id, draft }: Written,
  status: 'awaiting-approval' | 'queued',
): Promise<MovedCommand[]> {
  const { orgId, deviceId, actor, now } = edit;
  const { method, params, reason, persist } = draft;
  const replaced = await moveCommands(
    trx,
    edit,
    sql`c.device_id = ${deviceId} AND c.method = ${method} AND c.params ->> 'key' = ${params.key} AND c.status = 'queued'`,
    { to: 'cancelled', by: auditActorOf(edit) },
  );
  const seconds = waitSecondsOf(draft);
  const inserted = await trx
    .insertInto('device_command')
    .values({
      org_id: orgId,
      id,
      device_id: deviceId,
      method,
      params: JSON.stringify(params),
      status,
      requested_by: actor.userId,
      requested_at: new Date(now),
      expires_at: new Date(now + (status === 'queued' ? seconds : commandApproval.seconds) * 1000),
      wait_seconds: seconds,
      persist: persist === true,
      reason: reason ?? null,
      ...obedienceOf(control),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (inserted === undefined) throw new HttpProblem(409, 'PERINTAH_BERJALAN');
  // A push has no value that anybody could read: it is told by its name.
  const said = control.kind === 'momentary' ? { key: params.key } : params;
  const after = { deviceId, method, params: said, ...(persist === true ? { persist } : {}) };
  edit.record({ buildingId, action: 'create', entity: 'device_command', entityId: id, after, reason });
  return [...replaced, { id, orgId, buildingId, deviceId, status }];
}
