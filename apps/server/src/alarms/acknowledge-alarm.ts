import type { Alarm } from '@imah/contract/alarms';
import { sql } from 'kysely';
import { writeAudit } from '../access/audit.ts';
import type { ServerContext } from '../context.ts';
import { notFound } from '../http/errors.ts';
import type { AlarmChange, AlarmRecorder } from './alarm-recorder.ts';
import { readAlarms } from './read-alarms.ts';

interface Acknowledgement {
  readonly orgId: string;
  readonly buildingId: string;
  readonly alarmId: string;
  readonly userId: string;
  readonly requestId: string;
  readonly to: 'acknowledged' | 'unacknowledged';
}

/**
 * Writes down who takes an alarm upon themselves, or that nobody does any more. What is so already
 * stays as it is: of two people who press at once, the first one is named.
 * @throws {HttpProblem} 404 when the building has no such alarm
 */
export async function acknowledgeAlarm(
  { db, now }: Pick<ServerContext, 'db' | 'now'>,
  recorder: AlarmRecorder,
  { orgId, buildingId, alarmId, userId, requestId, to }: Acknowledgement,
): Promise<Alarm> {
  const at = now();
  const isTaken = to === 'acknowledged';
  const mine = sql`org_id = ${orgId} AND building_id = ${buildingId} AND id = ${alarmId}`;
  const change = isTaken
    ? sql<AlarmChange>`UPDATE alarm SET acknowledged_at = ${new Date(at)}, acknowledged_by = ${userId}
        WHERE ${mine} AND acknowledged_at IS NULL RETURNING id, count`
    : sql<AlarmChange>`UPDATE alarm SET acknowledged_at = NULL, acknowledged_by = NULL
        WHERE ${mine} AND acknowledged_at IS NOT NULL RETURNING id, count`;
  await recorder.record(
    { orgId, buildingId },
    change,
    () => 'updated',
    (trx) =>
      writeAudit(
        trx,
        {
          orgId,
          actor: { kind: 'user', id: userId },
          requestId,
          action: isTaken ? 'acknowledge' : 'unacknowledge',
          entity: 'alarm',
          entityId: alarmId,
          after: { acknowledged: isTaken },
        },
        at,
      ),
  );
  const [read] = await readAlarms(
    db,
    sql`a.org_id = ${orgId} AND a.building_id = ${buildingId} AND a.id = ${alarmId}`,
    1,
  );
  if (read === undefined) throw notFound();
  return read.alarm;
}
