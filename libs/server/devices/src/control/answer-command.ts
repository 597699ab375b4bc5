import type { Command, CommandDecision } from '@imah/contract/devices';
import type { CommandStatus } from '@imah/contract/devices/words';
import { sql, type Transaction } from 'kysely';
import { auditActorOf, type CommandPorts, recordingOf, runCommand } from '@imah/server-platform/command';
import type { ServerContext } from '@imah/server-platform';
import type { Database } from '@imah/server-platform/database/schema';
import { HttpProblem, notFound } from '@imah/server-platform/http';
import { handOverCommands } from '../hand-over-commands.ts';
import { commandEvents, moveCommands } from '../move-command.ts';
import { notifyOfFailure } from '../notify-of-failure.ts';
import { readCommands } from '../read-commands.ts';
import { findDeviceType } from '../read-device-types.ts';
import type { DeviceEdit } from '../device-edit.ts';
import { lockDevice, requireThere, type ToldDevice } from '../send-command.ts';
import { controlOf } from './check-control.ts';
import { obedienceOf, want } from './desired.ts';

/** Who says something of which command. */
export type CommandEdit = DeviceEdit & { readonly commandId: string };

interface Waiting {
  readonly device: ToldDevice;
  readonly params: Command['params'];
  readonly status: CommandStatus;
  readonly requestedBy: string;
  readonly expiresAt: Date;
  readonly waitSeconds: number;
  readonly persist: boolean;
}

/**
 * The second person's word. Approved, the command goes to the device like others; refused, it is over, and who asked is
 * told.
 * @throws {HttpProblem} 403 for who asked themselves, 404, 409 once it is answered or over, or the device is away, 422
 * where the type of the device takes it no more
 */
export async function answerCommand(
  ports: CommandPorts & Pick<ServerContext, 'afterCommit'>,
  edit: CommandEdit,
  { answer, note }: CommandDecision,
): Promise<Command> {
  const { orgId, commandId: id, deviceId, actor, now } = edit;
  const command = await runCommand<Waiting, Command>(ports, edit, {
    lock: (trx) => lockCommand(trx, edit),
    authorize: (_trx, { requestedBy }) => {
      if (requestedBy === actor.userId) throw new HttpProblem(403, 'PERLU_ORANG_LAIN');
    },
    validate: (_trx, waiting) => {
      if (waiting.status !== 'awaiting-approval' || waiting.expiresAt.getTime() <= now)
        throw new HttpProblem(409, 'PERINTAH_SUDAH_DIJAWAB');
      if (answer === 'approved') requireThere(waiting.device, waiting);
    },
    write: async (trx, { device, params, waitSeconds, persist }) => {
      const { parts, outcomeOf } = recordingOf(edit);
      const expiresAt = new Date(now + waitSeconds * 1000);
      await trx
        .updateTable('device_command')
        .set({
          decision: answer,
          decided_by: actor.userId,
          decided_at: new Date(now),
          decision_note: note ?? null,
          ...(answer === 'approved' ? { expires_at: expiresAt } : {}),
        })
        .where('org_id', '=', orgId)
        .where('id', '=', id)
        .execute();
      const one = sql`c.id = ${id}`;
      const by = auditActorOf(edit);
      parts.record({
        buildingId: device.buildingId,
        action: answer === 'approved' ? 'approve' : 'refuse',
        entity: 'device_command',
        entityId: id,
        after: { deviceId, params },
        reason: note,
      });
      const moved = await moveCommands(trx, parts, one, { to: answer === 'approved' ? 'queued' : 'cancelled', by });
      if (answer === 'refused') await notifyOfFailure(trx, [id], 'refused', now);
      else {
        const control = controlOf(await findDeviceType(trx, device.typeKey), params);
        const { value } = params;
        await want(trx, { ...obedienceOf(control), orgId, deviceId, commandId: id, value, dueAt: expiresAt, now });
        if (!persist) moved.push(...(await moveCommands(trx, parts, one, { to: 'sent', by: { kind: 'system' } })));
      }
      return outcomeOf(await readOne(trx, edit), commandEvents(moved, now));
    },
  });
  await ports.afterCommit((after) => handOverCommands(after, sql`c.id = ${id}`));
  return command;
}

/** Takes a command back that has not left. @throws {HttpProblem} 404, 409 once it has */
export function cancelCommand(ports: CommandPorts, edit: CommandEdit): Promise<Command> {
  const { orgId, commandId: id, actor, now } = edit;
  return runCommand<Waiting, Command>(ports, edit, {
    lock: (trx) => lockCommand(trx, edit),
    validate: (_trx, { status }) => {
      if (status !== 'awaiting-approval' && status !== 'queued') throw new HttpProblem(409, 'PERINTAH_SUDAH_PERGI');
    },
    write: async (trx) => {
      const { parts, outcomeOf } = recordingOf(edit);
      await trx
        .updateTable('device_command')
        .set({ cancelled_by: actor.userId })
        .where('org_id', '=', orgId)
        .where('id', '=', id)
        .execute();
      const moved = await moveCommands(trx, parts, sql`c.id = ${id}`, { to: 'cancelled', by: auditActorOf(edit) });
      return outcomeOf(await readOne(trx, edit), commandEvents(moved, now));
    },
  });
}

async function readOne(trx: Transaction<Database>, { orgId, commandId, actor }: CommandEdit): Promise<Command> {
  const [command] = await readCommands(trx, actor, { orgId, id: commandId }, 1);
  if (command === undefined) throw notFound();
  return command;
}

/** The device before its command, as whoever sends one. @throws {HttpProblem} 404 */
async function lockCommand(trx: Transaction<Database>, edit: CommandEdit): Promise<Waiting> {
  const device = await lockDevice(trx, edit);
  const command = await trx
    .selectFrom('device_command')
    .select(['params', 'status', 'requested_by as requestedBy', 'expires_at as expiresAt'])
    .select(['wait_seconds as waitSeconds', 'persist'])
    .where('org_id', '=', edit.orgId)
    .where('device_id', '=', edit.deviceId)
    .where('id', '=', edit.commandId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (command === undefined) throw notFound();
  return { device, ...command };
}
