import { randomUUIDv7 } from 'node:crypto';
import type { Command, CommandDraft } from '@imah/contract/devices';
import { commandExpiry } from '@imah/contract/devices/words';
import { sql, type Transaction } from 'kysely';
import { writeAudit } from '../access/audit.ts';
import type { ServerContext } from '../context.ts';
import type { Database } from '../database/schema.ts';
import { HttpProblem, invalidField, notFound } from '../http/errors.ts';
import { findDeviceType } from './device-types.ts';
import { handOverCommands } from './hand-over-commands.ts';
import { type CommandContext, moveCommands, type MovedCommand, publishCommands } from './move-command.ts';
import { readCommands } from './read-commands.ts';

export interface CommandRequest {
  readonly deviceId: string;
  readonly draft: CommandDraft;
  readonly by: string;
  readonly requestId: string;
}

interface DeviceRow {
  readonly orgId: string;
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
  context: CommandContext & Pick<ServerContext, 'afterCommit'>,
  request: CommandRequest,
): Promise<Command> {
  const id = randomUUIDv7();
  const at = context.now();
  const expiresAt = new Date(at + (request.draft.expiresInSeconds ?? commandExpiry.defaultSeconds) * 1000);
  const { command, changed } = await context.db.transaction().execute(async (trx) => {
    const queued = await queue(trx, { ...request, id, at, expiresAt });
    // Written down as sent before it leaves: the device may answer faster than the database.
    const sent = await moveCommands(trx, sql`c.id = ${id}`, { to: 'sent', by: { kind: 'system' } }, at);
    const [written] = await readCommands(trx, sql`c.id = ${id}`, 1);
    if (written === undefined) throw notFound();
    return { command: written, changed: [...queued, ...sent] };
  });
  await publishCommands(context, changed);
  await context.afterCommit((after) => handOverCommands(after, sql`c.id = ${id}`));
  return command;
}

async function queue(
  trx: Transaction<Database>,
  { id, at, expiresAt, deviceId, draft, by, requestId }: CommandRequest & { id: string; at: number; expiresAt: Date },
): Promise<MovedCommand[]> {
  // The row of the device is the queue: two commands at once are one after the other.
  const rows = await trx
    .selectFrom('device')
    .select(['org_id as orgId', 'building_id as buildingId', 'type_key as typeKey', 'enabled', 'online'])
    .where('id', '=', deviceId)
    .forNoKeyUpdate()
    .execute();
  const [device] = rows;
  if (device === undefined) throw notFound();
  checkControl(device, draft);
  if (!device.enabled) throw new HttpProblem(409, 'PERANGKAT_NONAKTIF');
  if (device.online !== true) throw new HttpProblem(409, 'PERANGKAT_LURING');

  const open = sql`c.device_id = ${deviceId} AND c.org_id = ${device.orgId} AND c.method = ${draft.method}`;
  const replaced = await moveCommands(
    trx,
    sql`${open} AND c.status = 'queued'`,
    { to: 'cancelled', by: { kind: 'user', id: by } },
    at,
  );
  const inserted = await sql`
    INSERT INTO device_command (org_id, id, device_id, method, params, status, requested_by, requested_at, expires_at)
    VALUES (${device.orgId}, ${id}, ${deviceId}, ${draft.method}, ${JSON.stringify(draft.params)}::jsonb, 'queued', ${by}, ${new Date(at)}, ${expiresAt})
    ON CONFLICT (org_id, device_id, method) WHERE status IN ('awaiting-approval', 'queued', 'sent', 'acknowledged') DO NOTHING
    RETURNING id`.execute(trx);
  if (inserted.rows.length === 0) throw new HttpProblem(409, 'PERINTAH_BERJALAN');

  const { orgId, buildingId } = device;
  const audit = {
    orgId,
    buildingId,
    actor: { kind: 'user', id: by },
    requestId,
    action: 'create',
    entity: 'device_command',
    entityId: id,
  } as const;
  await writeAudit(
    trx,
    { ...audit, after: { deviceId, method: draft.method, params: draft.params }, reason: draft.reason },
    at,
  );
  return [...replaced, { id, orgId, buildingId, deviceId, status: 'queued' }];
}

/** The guard of a control holds for programs as it does for pages: what was not confirmed is not sent. */
function checkControl(device: DeviceRow, { params, confirmed, reason }: CommandDraft): void {
  const control = findDeviceType(device.typeKey)?.controls.find(({ metric }) => metric === params.key);
  if (control === undefined) throw invalidField('params.key', 'not-an-option');
  if (typeof params.value !== 'boolean') throw invalidField('params.value', 'invalid');
  const { kind } = params.value ? control.guard.on : control.guard.off;
  if (kind !== 'none' && confirmed !== true) throw invalidField('confirmed', 'required');
  if (kind === 'reason' && reason === undefined) throw invalidField('reason', 'required');
}
