import type { Transaction } from 'kysely';
import type { CommandPorts } from '@imah/server-platform/command';
import type { Database } from '@imah/server-platform/database/schema';
import type { AlarmChange, AlarmRecorder } from '../alarm-recorder.ts';
import { keepQuiet } from './keep-quiet.ts';

/** Alarms that are looked at in one turn of the clock. */
const lookedAtOnce = 200;

interface Key {
  readonly orgId: string;
  readonly buildingId: string;
  readonly id: string;
}

/**
 * Lets alarms speak again whose quiet time is over and whose condition still holds; where work goes on in another window,
 * they stay quiet until that is over. Answers how many it has looked at.
 */
export async function wakeAlarms({ db, log, now }: CommandPorts, recorder: AlarmRecorder): Promise<number> {
  const at = now();
  const due = await db
    .selectFrom('alarm')
    .select(['org_id as orgId', 'building_id as buildingId', 'id', 'quiet'])
    .where('active', '=', true)
    .where('quiet', 'is not', null)
    .where('quiet_until', '<=', new Date(at))
    .orderBy('quiet_until')
    .limit(lookedAtOnce)
    .execute();
  for (const { quiet, ...key } of due) {
    const audit = { action: 'unshelve', entity: 'alarm', entityId: key.id } as const;
    // One that cannot be woken keeps none of the others waiting.
    await recorder
      .recordAll(key, (trx) => wake(trx, key, at), quiet === 'shelved' ? audit : undefined)
      .catch((error: unknown) => log.error({ err: error, alarm: key.id }, 'an alarm not woken'));
  }
  return due.length;
}

/** Of several processes one wakes it: the others find it awake. */
async function wake(trx: Transaction<Database>, { orgId, id }: Key, at: number): Promise<AlarmChange[]> {
  const alarm = await trx
    .selectFrom('alarm')
    .select(['quiet', 'count', 'loud_at as loudAt'])
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .where('active', '=', true)
    .where('quiet', 'is not', null)
    .where('quiet_until', '<=', new Date(at))
    .forUpdate()
    .executeTakeFirst();
  if (alarm === undefined) return [];
  const { quiet, count, loudAt } = alarm;
  if (quiet === 'suppressed' && (await keepQuiet(trx, { orgId, alarmId: id, now: at })))
    return [{ id, count, op: 'updated' }];
  await trx
    .updateTable('alarm')
    .set({ ...loud, loud_at: new Date(at) })
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .execute();
  return [{ id, count, op: loudAt === null ? 'first-heard' : 'shelf-over' }];
}

/** The columns of an alarm that tells people. */
export const loud = { quiet: null, quiet_until: null, quiet_reason: null, quiet_by: null } as const;
