import type { Alarm, AlarmShelf } from '@imah/contract/alarms';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { PersonalEdit } from '@imah/server-platform/command';
import type { Database } from '@imah/server-platform/database/schema';
import { HttpProblem, notFound } from '@imah/server-platform/http';
import type { AlarmChange, AlarmRecorder } from '../alarm-recorder.ts';
import { readAlarms } from '../read-alarms.ts';
import { loud } from './wake-alarms.ts';

export type ShelfEdit = PersonalEdit & { readonly buildingId: string; readonly alarmId: string };

/**
 * Leaves an alarm aside for a time; one that is already is left aside from now on.
 * @throws {HttpProblem} 404, 409 where it is over, or is quiet because of work
 */
export async function shelveAlarm(
  db: Kysely<Database>,
  recorder: AlarmRecorder,
  edit: ShelfEdit,
  { minutes, reason }: AlarmShelf,
): Promise<Alarm> {
  const { actor, alarmId, now } = edit;
  const until = new Date(now + minutes * 60_000);
  const change = async (trx: Transaction<Database>): Promise<AlarmChange[]> => {
    const { active, quiet, count } = await lockAlarm(trx, edit);
    if (!active || quiet === 'suppressed') throw new HttpProblem(409, 'ALARM_TIDAK_BISA_DITANGGUHKAN');
    await trx
      .updateTable('alarm')
      .set({ quiet: 'shelved', quiet_until: until, quiet_reason: reason, quiet_by: actor.userId })
      // People were told of one that is loud until now: its return and its end are told as those of what they know.
      .$if(quiet === null, (query) => query.set((eb) => ({ loud_at: eb.fn.coalesce('loud_at', 'raised_at') })))
      .where('org_id', '=', edit.orgId)
      .where('id', '=', alarmId)
      .execute();
    return [{ id: alarmId, count, op: 'updated' }];
  };
  await recorder.recordAll(edit, change, {
    action: 'shelve',
    entity: 'alarm',
    entityId: alarmId,
    after: { until: until.toISOString(), reason },
  });
  return readAlarm(db, edit);
}

/** Brings an alarm back before its time; one that was not left aside stays as it is. @throws {HttpProblem} 404 */
export async function unshelveAlarm(db: Kysely<Database>, recorder: AlarmRecorder, edit: ShelfEdit): Promise<Alarm> {
  const { alarmId, now } = edit;
  const change = async (trx: Transaction<Database>): Promise<AlarmChange[]> => {
    const { active, quiet, count } = await lockAlarm(trx, edit);
    if (!active || quiet !== 'shelved') return [];
    await trx
      .updateTable('alarm')
      .set({ ...loud, loud_at: new Date(now) })
      .where('org_id', '=', edit.orgId)
      .where('id', '=', alarmId)
      .execute();
    return [{ id: alarmId, count, op: 'updated' }];
  };
  await recorder.recordAll(edit, change, { action: 'unshelve', entity: 'alarm', entityId: alarmId });
  return readAlarm(db, edit);
}

async function lockAlarm(trx: Transaction<Database>, { orgId, buildingId, alarmId }: ShelfEdit) {
  const alarm = await trx
    .selectFrom('alarm')
    .select(['active', 'quiet', 'count'])
    .where('org_id', '=', orgId)
    .where('building_id', '=', buildingId)
    .where('id', '=', alarmId)
    .forUpdate()
    .executeTakeFirst();
  if (alarm === undefined) throw notFound();
  return alarm;
}

async function readAlarm(db: Kysely<Database>, { orgId, buildingId, alarmId }: ShelfEdit): Promise<Alarm> {
  const [read] = await readAlarms(
    db,
    sql`a.org_id = ${orgId} AND a.building_id = ${buildingId} AND a.id = ${alarmId}`,
    1,
  );
  if (read === undefined) throw notFound();
  return read.alarm;
}
