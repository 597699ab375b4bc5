import { canCommandBecome, commandStatuses, type CommandStatus } from '@imah/contract/devices/words';
import type { EventPacket } from '@imah/contract/mqtt';
import { buildingTopic } from '@imah/contract/mqtt/words';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { AuditActor } from '@imah/server-platform/access';
import {
  type CommandPorts,
  type Effect,
  type Recording,
  recordingOf,
  runCommand,
  unchanged,
} from '@imah/server-platform/command';
import type { Database } from '@imah/server-platform/database/schema';
import { followCommands } from './control/desired.ts';
import { notifyOfFailure } from './notify-of-failure.ts';

/** What moves commands of which organisation, and says so to the audit. */
type Moving = Pick<Recording, 'record'> & { readonly orgId: string; readonly now: number };

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
const stamps: Partial<Record<CommandStatus, string>> = {
  sent: 'sent_at',
  acknowledged: 'acknowledged_at',
};

/**
 * Moves the commands of the organisation that `condition` names (row `c`) where the transition table allows it, and
 * records each; the others stay as they are. Returns those that moved.
 */
export async function moveCommands(
  trx: Transaction<Database>,
  { orgId, now, record }: Moving,
  condition: RawBuilder<unknown>,
  { to, by, error }: CommandMove,
): Promise<MovedCommand[]> {
  const from = commandStatuses.filter((status) => canCommandBecome(status, to));
  // What a second person has let go has come no further: when that was stands beside who it was.
  const stamp = sql`${sql.ref(to === 'queued' ? 'decided_at' : (stamps[to] ?? 'finished_at'))} = ${new Date(now)}`;
  const { rows } = await sql<MovedCommand & { before: CommandStatus }>`
    UPDATE device_command c SET status = ${to}, ${stamp}, error = coalesce(${error ?? null}, c.error)
    FROM (SELECT org_id, id, status FROM device_command c
      WHERE c.org_id = ${orgId} AND (${condition}) AND c.status = ANY(${from}) FOR UPDATE) before,
      device d
    WHERE c.org_id = before.org_id AND c.id = before.id AND d.org_id = c.org_id AND d.id = c.device_id
    RETURNING c.id, c.org_id AS "orgId", d.building_id AS "buildingId", c.device_id AS "deviceId", c.status, before.status AS before`.execute(
    trx,
  );
  const idsOf = (isMeant: (before: CommandStatus) => boolean) =>
    rows.filter(({ before }) => isMeant(before)).map(({ id }) => id);
  if (to === 'failed' || to === 'cancelled')
    await followCommands(
      trx,
      idsOf(() => true),
      to,
      now,
    );
  if (to === 'failed' || to === 'expired') {
    await notifyOfFailure(
      trx,
      idsOf((before) => before !== 'awaiting-approval'),
      to,
      now,
    );
    await notifyOfFailure(
      trx,
      idsOf((before) => before === 'awaiting-approval'),
      'unapproved',
      now,
    );
  }
  const said = error === undefined ? {} : { error };
  // What a second person has let go is in the history by their word already.
  for (const { before, id, buildingId } of to === 'queued' ? [] : rows)
    record({
      actor: by,
      buildingId,
      action: to,
      entity: 'device_command',
      entityId: id,
      before: { status: before },
      after: { status: to, ...said },
    });
  return rows.map(({ before: _before, ...moved }) => moved);
}

/** Moves commands of an organisation in a transaction of their own and tells who listens. Returns how many. */
export function moveAndTell(
  ports: CommandPorts,
  orgId: string,
  condition: RawBuilder<unknown>,
  move: CommandMove,
): Promise<number> {
  const edit = { orgId, actor: null, now: ports.now() };
  return runCommand<void, number>(ports, edit, {
    // The statement that moves them locks them too.
    lock: async () => undefined,
    write: async (trx) => {
      const { parts, outcomeOf } = recordingOf(edit);
      const moved = await moveCommands(trx, parts, condition, move);
      return moved.length === 0 ? unchanged(0) : outcomeOf(moved.length, commandEvents(moved, edit.now));
    },
  });
}

/** Open pages hear that the commands changed, and fetch them. */
export function commandEvents(moved: readonly MovedCommand[], now: number): Effect[] {
  return moved.map((command) => {
    const packet: EventPacket = {
      entity: 'command',
      id: command.id,
      version: versions[command.status],
      op: command.status === 'queued' || command.status === 'awaiting-approval' ? 'created' : 'updated',
      at: new Date(now).toISOString(),
    };
    return { kind: 'publish', topic: buildingTopic(command, 'ev'), packet };
  });
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
