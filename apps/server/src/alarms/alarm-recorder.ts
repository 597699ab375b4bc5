import type { AlarmPacket, EventPacket } from '@imah/contract/mqtt';
import { buildingTopic } from '@imah/contract/mqtt/words';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { ServerContext } from '../context.ts';
import type { Database } from '../database/schema.ts';
import { createKeyedQueue } from '../devices/keyed-queue.ts';
import { readAlarms } from './read-alarms.ts';
import { notifyOfAlarm } from './notify-of-alarm.ts';

/** What a change of one alarm gave. */
export interface AlarmChange {
  readonly id: string;
  readonly count: number;
}

/** The one way in which alarms change: numbered for their building, told to people and to open pages. */
export interface AlarmRecorder {
  /**
   * Runs `change`, which names the alarm it changed or nothing, and what else belongs to it in the
   * same transaction. Answers whether an alarm changed.
   */
  readonly record: (
    place: { readonly orgId: string; readonly buildingId: string },
    change: RawBuilder<AlarmChange>,
    opOf: (count: number) => AlarmPacket['op'],
    also?: (trx: Transaction<Database>, alarmId: string) => Promise<void>,
  ) => Promise<boolean>;
}

export function createAlarmRecorder({ db, live, now }: Pick<ServerContext, 'db' | 'live' | 'now'>): AlarmRecorder {
  // Packets of a building must leave in the order of their numbers.
  const queue = createKeyedQueue();

  return {
    record: ({ orgId, buildingId }, change, opOf, also) =>
      queue.run(buildingId, async () => {
        const told = await db.transaction().execute(async (trx) => {
          const { rows } = await change.execute(trx);
          const [changed] = rows;
          if (changed === undefined) return null;
          const numbered = await sql<{ seq: number }>`
            UPDATE building SET alarm_seq = alarm_seq + 1 WHERE org_id = ${orgId} AND id = ${buildingId} RETURNING alarm_seq AS seq`.execute(
            trx,
          );
          const [read] = await readAlarms(trx, sql`a.org_id = ${orgId} AND a.id = ${changed.id}`, 1);
          if (read === undefined) return null;
          const op = opOf(changed.count);
          if (op !== 'updated') await notifyOfAlarm(trx, orgId, read.alarm, op, now());
          await also?.(trx, changed.id);
          return { alarm: read.alarm, seq: numbered.rows[0]?.seq ?? 0, op };
        });
        if (told === null) return false;
        const { alarm, seq, op } = told;
        await live.publish(buildingTopic({ orgId, buildingId }, 'alarm'), {
          id: alarm.id,
          seq,
          op,
          alarm,
        } satisfies AlarmPacket);
        await live.publish(buildingTopic({ orgId, buildingId }, 'ev'), {
          entity: 'alarm',
          id: alarm.id,
          version: seq,
          op: op === 'raised' ? 'created' : 'updated',
          at: new Date(now()).toISOString(),
        } satisfies EventPacket);
        return true;
      }),
  };
}
