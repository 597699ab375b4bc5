import { randomUUIDv7 } from 'node:crypto';
import type { AlarmCondition, AlarmSeverity } from '@imah/contract/alarms/words';
import type { MetricValue } from '@imah/contract/devices';
import type { AlarmPacket } from '@imah/contract/mqtt';
import { sql } from 'kysely';
import type { DeviceIdentity } from '@imah/server-platform/live';
import { type AlarmChange, type AlarmPorts, createAlarmRecorder } from './alarm-recorder.ts';

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
  /** Takes what another process has published of an alarm. */
  readonly learn: (packet: AlarmPacket) => void;
  /** Raises the alarm, or counts once more when it stands already. */
  readonly raise: (raise: AlarmRaise) => Promise<void>;
  /** Does nothing when no such alarm stands. */
  readonly clear: (trigger: AlarmTrigger) => Promise<void>;
}

export function createAlarmBook(context: AlarmPorts, recorder = createAlarmRecorder(context)): AlarmBook {
  const { db, now } = context;
  // Spares a question to the database for every normal value.
  const standing = new Set<string>();
  const { record } = recorder;

  return {
    async load() {
      const rows = await db
        .selectFrom('alarm')
        .select(['device_id as deviceId', 'key', 'condition'])
        .where('active', '=', true)
        .where('condition', '<>', 'rule')
        .execute();
      standing.clear();
      for (const { deviceId, key, condition } of rows) standing.add(`${deviceId}/${key}/${condition}`);
    },
    learn({ op, alarm: { deviceId, key, condition } }) {
      if (condition === 'rule') return;
      // One of the device itself has no key in a packet, and an empty one in the database.
      const name = `${deviceId}/${key ?? ''}/${condition}`;
      if (op === 'cleared') standing.delete(name);
      else standing.add(name);
    },
    async raise(raise) {
      const { device, key, condition, severity, value } = raise;
      standing.add(nameOf(raise));
      const at = new Date(now());
      const insert = sql<Pick<AlarmChange, 'id' | 'count'>>`
        INSERT INTO alarm AS a (org_id, id, building_id, device_id, key, condition, severity, value, raised_at, last_at)
        VALUES (${device.orgId}, ${randomUUIDv7()}, ${device.buildingId}, ${device.deviceId}, ${key}, ${condition}, ${severity},
          ${value === null ? null : JSON.stringify(value)}::jsonb, ${at}, ${at})
        ON CONFLICT (org_id, device_id, key, condition, rule_id) WHERE active
        DO UPDATE SET count = a.count + 1, last_at = greatest(a.last_at, excluded.last_at), value = excluded.value
        RETURNING id, count`;
      await record(device, insert, (count) => (count === 1 ? 'raised' : 'updated'));
    },
    async clear(trigger) {
      if (!standing.delete(nameOf(trigger))) return;
      const { device, key, condition } = trigger;
      const end = sql<Pick<AlarmChange, 'id' | 'count'>>`
        UPDATE alarm SET active = false, cleared_at = ${new Date(now())}
        WHERE org_id = ${device.orgId} AND device_id = ${device.deviceId} AND key = ${key} AND condition = ${condition} AND active
        RETURNING id, count`;
      await record(device, end, () => 'cleared');
    },
  };
}

function nameOf({ device, key, condition }: AlarmTrigger): string {
  return `${device.deviceId}/${key}/${condition}`;
}
