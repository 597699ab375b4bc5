import { randomUUIDv7 } from 'node:crypto';
import type { AlarmCondition, AlarmPacket, AlarmSeverity, EventPacket, MetricValue } from '@imah/contract';
import { buildingTopic } from '@imah/contract/topics';
import { type RawBuilder, sql } from 'kysely';
import type { ServerContext } from '../context.ts';
import { createKeyedQueue } from '../devices/keyed-queue.ts';
import type { DeviceIdentity } from '../live/client-identity.ts';
import { readAlarms } from './read-alarms.ts';

interface AlarmTrigger {
  readonly device: DeviceIdentity;
  /** Empty for an alarm about the device itself. */
  readonly key: string;
  readonly condition: AlarmCondition;
}

interface AlarmRaise extends AlarmTrigger {
  readonly severity: AlarmSeverity;
  readonly value: MetricValue | null;
}

/** Raises and clears alarms; the database guarantees that one condition has one active alarm. */
export interface AlarmBook {
  /** Reads which alarms stand. */
  readonly load: () => Promise<void>;
  /** Raises the alarm, or counts once more when it stands already. */
  readonly raise: (raise: AlarmRaise) => Promise<void>;
  /** Does nothing when no such alarm stands. */
  readonly clear: (trigger: AlarmTrigger) => Promise<void>;
}

export function createAlarmBook({ db, live, now }: Pick<ServerContext, 'db' | 'live' | 'now'>): AlarmBook {
  // Spares a question to the database for every normal value.
  const standing = new Set<string>();
  // Packets of a building must leave in the order of their numbers.
  const queue = createKeyedQueue();

  /** Runs `change`, which answers with the id and count of the alarm it changed, and tells of it. */
  function record(
    { device }: AlarmTrigger,
    change: RawBuilder<{ id: string; count: number }>,
    opOf: (count: number) => AlarmPacket['op'],
  ): Promise<void> {
    const { orgId, buildingId } = device;
    return queue.run(buildingId, async () => {
      const told = await db.transaction().execute(async (trx) => {
        const { rows } = await change.execute(trx);
        const [changed] = rows;
        if (changed === undefined) return null;
        const numbered = await sql<{ seq: number }>`
          UPDATE building SET alarm_seq = alarm_seq + 1 WHERE org_id = ${orgId} AND id = ${buildingId} RETURNING alarm_seq AS seq`.execute(
          trx,
        );
        const [read] = await readAlarms(trx, sql`a.org_id = ${orgId} AND a.id = ${changed.id}`, 1);
        return { read, seq: numbered.rows[0]?.seq ?? 0, op: opOf(changed.count) };
      });
      if (told?.read === undefined) return;
      const { alarm } = told.read;
      await live.publish(buildingTopic(device, 'alarm'), {
        id: alarm.id,
        seq: told.seq,
        op: told.op,
        alarm,
      } satisfies AlarmPacket);
      await live.publish(buildingTopic(device, 'ev'), {
        entity: 'alarm',
        id: alarm.id,
        version: told.seq,
        op: told.op === 'raised' ? 'created' : 'updated',
        at: new Date(now()).toISOString(),
      } satisfies EventPacket);
    });
  }

  return {
    async load() {
      const { rows } = await sql<{ deviceId: string; key: string; condition: AlarmCondition }>`
        SELECT device_id AS "deviceId", key, condition FROM alarm WHERE active`.execute(db);
      for (const { deviceId, key, condition } of rows) standing.add(`${deviceId}/${key}/${condition}`);
    },
    raise(raise) {
      const { device, key, condition, severity, value } = raise;
      standing.add(nameOf(raise));
      const at = new Date(now());
      const insert = sql<{ id: string; count: number }>`
        INSERT INTO alarm AS a (org_id, id, building_id, device_id, key, condition, severity, value, raised_at, last_at)
        VALUES (${device.orgId}, ${randomUUIDv7()}, ${device.buildingId}, ${device.deviceId}, ${key}, ${condition}, ${severity},
          ${value === null ? null : JSON.stringify(value)}::jsonb, ${at}, ${at})
        ON CONFLICT (org_id, device_id, key, condition) WHERE active
        DO UPDATE SET count = a.count + 1, last_at = greatest(a.last_at, excluded.last_at), value = excluded.value
        RETURNING id, count`;
      return record(raise, insert, (count) => (count === 1 ? 'raised' : 'updated'));
    },
    async clear(trigger) {
      if (!standing.delete(nameOf(trigger))) return;
      const { device, key, condition } = trigger;
      const end = sql<{ id: string; count: number }>`
        UPDATE alarm SET active = false, cleared_at = ${new Date(now())}
        WHERE org_id = ${device.orgId} AND device_id = ${device.deviceId} AND key = ${key} AND condition = ${condition} AND active
        RETURNING id, count`;
      await record(trigger, end, () => 'cleared');
    },
  };
}

function nameOf({ device, key, condition }: AlarmTrigger): string {
  return `${device.deviceId}/${key}/${condition}`;
}
