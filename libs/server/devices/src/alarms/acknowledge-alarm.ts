import type { Alarm } from '@imah/contract/alarms';
import { type Kysely, sql } from 'kysely';
import type { PersonalEdit } from '@imah/server-platform/command';
import type { Database } from '@imah/server-platform/database/schema';
import { notFound } from '@imah/server-platform/http';
import type { AlarmChange, AlarmRecorder } from './alarm-recorder.ts';
import { readAlarms } from './read-alarms.ts';

export type Acknowledgement = PersonalEdit & {
  readonly buildingId: string;
  readonly alarmId: string;
};

/**
 * Writes down who takes an alarm upon themselves, or that nobody does any more. What is so already
 * stays as it is: of two people who press at once, the first one is named.
 * @throws {HttpProblem} 404 when the building has no such alarm
 */
export async function acknowledgeAlarm(
  db: Kysely<Database>,
  recorder: AlarmRecorder,
  edit: Acknowledgement,
  to: 'acknowledged' | 'unacknowledged',
): Promise<Alarm> {
  const { orgId, buildingId, alarmId, actor, now } = edit;
  const isTaken = to === 'acknowledged';
  const mine = sql`org_id = ${orgId} AND building_id = ${buildingId} AND id = ${alarmId}`;
  const change = isTaken
    ? sql<
        Pick<AlarmChange, 'id' | 'count'>
      >`UPDATE alarm SET acknowledged_at = ${new Date(now)}, acknowledged_by = ${actor.userId}
        WHERE ${mine} AND acknowledged_at IS NULL RETURNING id, count`
    : sql<Pick<AlarmChange, 'id' | 'count'>>`UPDATE alarm SET acknowledged_at = NULL, acknowledged_by = NULL
        WHERE ${mine} AND acknowledged_at IS NOT NULL RETURNING id, count`;
  await recorder.record(edit, change, () => 'updated', {
    action: isTaken ? 'acknowledge' : 'unacknowledge',
    entity: 'alarm',
    entityId: alarmId,
    after: { acknowledged: isTaken },
  });
  const [read] = await readAlarms(
    db,
    sql`a.org_id = ${orgId} AND a.building_id = ${buildingId} AND a.id = ${alarmId}`,
    1,
  );
  if (read === undefined) throw notFound();
  return read.alarm;
}
