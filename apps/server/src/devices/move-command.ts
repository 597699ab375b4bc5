import { canCommandBecome, commandStatuses, type CommandStatus } from '@imah/contract/devices/words';
import type { EventPacket } from '@imah/contract/mqtt';
import { buildingTopic } from '@imah/contract/mqtt/words';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import { type AuditActor, writeAudit } from '../access/audit.ts';
import type { ServerContext } from '../context.ts';
import type { Database } from '../database/schema.ts';
import { notifyOfFailure } from './notify-of-failure.ts';

export type CommandContext = Pick<ServerContext, 'db' | 'live' | 'now'>;

/** A command that has changed, and where that is told. */
export interface MovedCommand {
  readonly id: string;
  readonly orgId: string;
  readonly buildingId: string;
  readonly deviceId: string;
  readonly status: CommandStatus;
}

export interface CommandMove {
  readonly to: CommandStatus;
  readonly by: AuditActor;
  readonly error?: string;
}

// A column of its own for each step that a person is shown.
const stamps: Partial<Record<CommandStatus, string>> = { sent: 'sent_at', acknowledged: 'acknowledged_at' };

/**
 * Moves the commands that `condition` names (row `c`) where the transition table allows it, each with
 * its audit row; the others stay as they are. Returns those that moved.
 */
export async function moveCommands(
  trx: Transaction<Database>,
  condition: RawBuilder<unknown>,
  { to, by, error }: CommandMove,
  now: number,
): Promise<MovedCommand[]> {
  const from = commandStatuses.filter((status) => canCommandBecome(status, to));
  const stamp = sql.ref(stamps[to] ?? 'finished_at');
  const { rows } = await sql<MovedCommand & { before: CommandStatus }>`
    UPDATE device_command c SET status = ${to}, ${stamp} = ${new Date(now)}, error = coalesce(${error ?? null}, c.error)
    FROM (SELECT org_id, id, status FROM device_command c WHERE (${condition}) AND c.status = ANY(${from}) FOR UPDATE) before,
      device d
    WHERE c.org_id = before.org_id AND c.id = before.id AND d.org_id = c.org_id AND d.id = c.device_id
    RETURNING c.id, c.org_id AS "orgId", d.building_id AS "buildingId", c.device_id AS "deviceId", c.status, before.status AS before`.execute(
    trx,
  );
  // Before the audit, which holds the organisation until the transaction ends.
  if (to === 'failed' || to === 'expired')
    await notifyOfFailure(
      trx,
      rows.map(({ id }) => id),
      to,
      now,
    );
  for (const { before, ...moved } of rows) {
    const { orgId, buildingId } = moved;
    const audit = { orgId, buildingId, actor: by, action: to, entity: 'device_command', entityId: moved.id };
    await writeAudit(
      trx,
      { ...audit, before: { status: before }, after: { status: to, ...(error === undefined ? {} : { error }) } },
      now,
    );
  }
  return rows;
}

/** Moves commands in a transaction of their own and tells who listens. */
export async function moveAndTell(
  { db, live, now }: CommandContext,
  condition: RawBuilder<unknown>,
  move: CommandMove,
): Promise<MovedCommand[]> {
  const at = now();
  const moved = await db.transaction().execute((trx) => moveCommands(trx, condition, move, at));
  await publishCommands({ live, now }, moved);
  return moved;
}

/** Publishes that the commands changed; the reader fetches them. */
export async function publishCommands(
  { live, now }: Pick<CommandContext, 'live' | 'now'>,
  moved: readonly MovedCommand[],
): Promise<void> {
  for (const command of moved) {
    const packet: EventPacket = {
      entity: 'command',
      id: command.id,
      version: versions[command.status],
      op: command.status === 'queued' ? 'created' : 'updated',
      at: new Date(now()).toISOString(),
    };
    await live.publish(buildingTopic(command, 'ev'), packet);
  }
}

/** How far along a command is: rises with every transition. */
const versions: Record<CommandStatus, number> = {
  'awaiting-approval': 1,
  queued: 2,
  sent: 3,
  acknowledged: 4,
  succeeded: 5,
  failed: 5,
  expired: 5,
  cancelled: 5,
};
