import { decide, type PolicyActor } from '@imah/contract/access';
import type { Command } from '@imah/contract/devices';
import { type CommandAct, type CommandStatus, deviceTarget } from '@imah/contract/devices/words';
import type { Kysely } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';

/** Which commands of an organisation: one, or those of a device that were asked for before another. */
export interface WhichCommands {
  readonly orgId: string;
  readonly id?: string;
  readonly deviceId?: string;
  readonly before?: { readonly requestedAt: string; readonly id: string } | null;
}

/** Commands, newest first, each with what who reads it may do with it. */
export async function readCommands(
  db: Kysely<Database>,
  actor: PolicyActor,
  { orgId, id, deviceId, before = null }: WhichCommands,
  limit: number,
): Promise<Command[]> {
  const rows = await db
    .selectFrom('device_command as c')
    .innerJoin('device as d', (join) => join.onRef('d.org_id', '=', 'c.org_id').onRef('d.id', '=', 'c.device_id'))
    .innerJoin('app_user as asker', 'asker.id', 'c.requested_by')
    .leftJoin('app_user as decider', 'decider.id', 'c.decided_by')
    .leftJoin('app_user as canceller', 'canceller.id', 'c.cancelled_by')
    .leftJoin('device_desired as w', (join) =>
      join.onRef('w.org_id', '=', 'c.org_id').onRef('w.command_id', '=', 'c.id'),
    )
    .select(['c.id', 'c.device_id', 'c.params', 'c.status', 'c.error', 'c.reason', 'c.persist'])
    .select(['c.requested_at', 'c.sent_at', 'c.acknowledged_at', 'c.finished_at', 'c.expires_at'])
    .select(['c.requested_by', 'asker.name as asker', 'c.decision', 'c.decided_by', 'decider.name as decider'])
    .select(['c.decided_at', 'c.decision_note', 'c.cancelled_by', 'canceller.name as canceller'])
    .select(['w.mismatched_at', 'd.building_id', 'd.unit_id'])
    .where('c.org_id', '=', orgId)
    .$if(id !== undefined, (query) => query.where('c.id', '=', id ?? ''))
    .$if(deviceId !== undefined, (query) => query.where('c.device_id', '=', deviceId ?? ''))
    .$if(before !== null, (query) =>
      query.where((eb) => {
        const { requestedAt, id: last } = before ?? { requestedAt: '', id: '' };
        const at = new Date(requestedAt);
        return eb.or([eb('c.requested_at', '<', at), eb.and([eb('c.requested_at', '=', at), eb('c.id', '<', last)])]);
      }),
    )
    .orderBy('c.requested_at', 'desc')
    .orderBy('c.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => {
    const target = deviceTarget({ orgId, buildingId: row.building_id, unitId: row.unit_id });
    const mayControl = decide(actor, 'deviceCommand.control', target) === 'allowed';
    return {
      id: row.id,
      deviceId: row.device_id,
      method: 'set',
      params: row.params,
      status: row.status,
      requestedBy: { id: row.requested_by, name: row.asker },
      requestedAt: row.requested_at.toISOString(),
      sentAt: textOf(row.sent_at),
      acknowledgedAt: textOf(row.acknowledged_at),
      finishedAt: textOf(row.finished_at),
      expiresAt: row.expires_at.toISOString(),
      error: row.error,
      reason: row.reason,
      persist: row.persist,
      decision:
        row.decision === null || row.decided_by === null || row.decided_at === null
          ? null
          : {
              answer: row.decision,
              by: { id: row.decided_by, name: row.decider ?? '' },
              at: row.decided_at.toISOString(),
              note: row.decision_note,
            },
      cancelledBy: row.cancelled_by === null ? null : { id: row.cancelled_by, name: row.canceller ?? '' },
      mismatchedAt: textOf(row.mismatched_at),
      acts: mayControl ? actsOn(row.status, row.requested_by === actor.userId) : [],
    };
  });
}

const textOf = (at: Date | null) => at?.toISOString() ?? null;

function actsOn(status: CommandStatus, isOwn: boolean): CommandAct[] {
  if (status === 'queued') return ['cancel'];
  if (status !== 'awaiting-approval') return [];
  return isOwn ? ['cancel'] : ['answer', 'cancel'];
}
