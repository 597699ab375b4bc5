import { type Kysely, sql } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import type { AlarmBook } from './alarms/alarm-book.ts';
import { evaluateValues } from './alarms/alarm-evaluator.ts';
import type { DeviceStates } from './device-states.ts';
import type { TypeBook } from './type-book.ts';

interface Ports {
  readonly db: Kysely<Database>;
  readonly states: DeviceStates;
  readonly alarms: AlarmBook;
  readonly types: TypeBook;
}

/**
 * What follows when a type has changed: its devices are judged by the new bounds at once, and an alarm that no bound of the
 * type raises any more is over.
 */
export function createTypeFollower({ db, states, alarms, types }: Ports) {
  return async (typeId: string): Promise<void> => {
    types.forget(typeId);
    const type = await types.find(typeId);
    if (type === undefined) return;
    const { rows } = await sql<{ deviceId: string; key: string; condition: 'above' | 'below' | 'equals' }>`
      SELECT a.device_id AS "deviceId", a.key, a.condition FROM alarm a
      JOIN device d ON d.org_id = a.org_id AND d.id = a.device_id
      WHERE d.type_key = ${typeId} AND a.active AND a.condition NOT IN ('offline', 'rule')`.execute(db);
    for (const { deviceId, key, condition } of rows) {
      const metric = type.metrics.find((one) => one.key === key);
      if (metric?.alarm?.[condition] !== undefined) continue;
      const device = await states.find(deviceId);
      if (device !== null) await alarms.clear({ device: device.identity, key, condition });
    }
    const devices = await db.selectFrom('device').select('id').where('type_key', '=', typeId).execute();
    for (const { id } of devices) {
      const device = await states.find(id);
      if (device !== null) await evaluateValues(alarms, device, device.values, types);
    }
  };
}
