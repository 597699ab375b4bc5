import type { Alarm } from '@imah/contract/alarms';
import type { NotificationUrgency } from '@imah/contract/notifications/words';
import type { Transaction } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import { findDeviceType } from '../read-device-types.ts';
import { notify } from '@imah/server-notifications';
import type { AlarmTurnTold } from './quiet/what-follows.ts';

const urgencies = {
  critical: 'critical',
  major: 'normal',
  minor: 'low',
  warning: 'low',
  info: 'low',
} as const satisfies Record<Alarm['severity'], NotificationUrgency>;

/** Tells those who may see the alarms of its building that one was raised, is back after it was left aside, or is over. */
export async function notifyOfAlarm(
  trx: Transaction<Database>,
  orgId: string,
  alarm: Alarm,
  op: AlarmTurnTold,
  now: number,
): Promise<void> {
  const { buildingId, deviceId, key, condition, severity, value, rule, deviceName: device } = alarm;
  const rows = await trx
    .selectFrom('device')
    .select(['type_key as typeKey', 'unit_id as unitId'])
    .where('org_id', '=', orgId)
    .where('id', '=', deviceId)
    .execute();
  const [origin] = rows;
  const metric = (await findDeviceType(trx, origin?.typeKey ?? ''))?.metrics.find((each) => each.key === key);
  const facts = {
    device,
    severity,
    condition,
    metric: metric?.label ?? null,
    ...(rule === null ? {} : { rule: rule.name }),
  };
  // One that comes back is news, however short ago it was raised; what comes back together is one.
  const turn = op === 'returned' ? `returned/${Math.floor(now / 60_000)}` : op;
  const shared = {
    recipients: { kind: 'granted', permission: 'alarm.view', ...(origin?.unitId ? { unitId: origin.unitId } : {}) },
    actorId: null,
    place: { orgId, buildingId },
    // When a gateway or the network dies, all devices of a building fall silent: that is one thing to tell, counted.
    dedupeKey: `alarm/${turn}/${condition === 'offline' ? `${buildingId}/offline` : `${deviceId}/${rule?.id ?? key ?? ''}/${condition}`}`,
    href: `/imah/building/${buildingId}/iot?device=${deviceId}`,
  } as const;
  if (op === 'cleared') return notify(trx, { ...shared, kind: 'alarm-cleared', data: facts }, now);
  const measured = { value, unit: metric?.unit ?? 'none', decimals: metric?.decimals ?? 0 };
  const notice = { ...shared, urgency: urgencies[severity], data: { ...facts, ...measured } };
  return notify(trx, { ...notice, kind: 'alarm-raised' }, now);
}
