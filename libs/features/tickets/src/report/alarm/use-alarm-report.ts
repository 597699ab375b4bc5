import { useDevice, useRead } from '@imah/api-client/react';
import type { AlarmDetail } from '@imah/contract/alarms';
import { priorityOfSeverity } from '@imah/contract/alarms/words';
import type { Device } from '@imah/contract/devices';
import type { TicketCategory } from '@imah/contract/tickets';
import { placeValue } from '@imah/features-buildings/place-choice';
import { useAlarmReason } from '@imah/features-devices/alarms';
import { readState } from '@imah/app/read';
import type { ReportValues } from '../report-draft.ts';
import { categoryOfDevice } from './category-of-device.ts';

/** Characters of a title. */
const titleLength = 140;

/** What a report begins with that is made for an alarm. */
export interface AlarmReport {
  readonly kind: 'none' | 'loading' | 'missing' | 'ready';
  readonly values: ReportValues;
  readonly alarm: AlarmDetail | null;
}

/** What is known of an alarm, as a report says it; the person may change all of it. */
export function useAlarmReport(
  buildingId: string,
  categories: readonly TicketCategory[] | null,
  alarmId: string | null,
): AlarmReport {
  const reason = useAlarmReason();
  const enabled = alarmId !== null;
  const read = readState(useRead('getAlarm', { params: { buildingId, alarmId: alarmId ?? '' } }, { enabled }));
  const alarm = read.kind === 'ready' ? read.data : null;
  const { data: device } = useDevice(alarm?.deviceId ?? '', { enabled: alarm !== null });
  if (alarmId === null) return { kind: 'none', values: {}, alarm };
  if (read.kind === 'missing' || read.kind === 'forbidden') return { kind: 'missing', values: {}, alarm };
  // Without a network the report is still about the alarm, of which then nothing is known here.
  if (alarm === null) return { kind: read.kind === 'loading' ? 'loading' : 'ready', values: { alarmId }, alarm };
  const title = `${alarm.deviceName}: ${reason(alarm, alarm.metric ?? undefined)}`;
  return { kind: 'ready', alarm, values: valuesOf(alarm, title, device, categories) };
}

function valuesOf(
  { id, severity }: AlarmDetail,
  title: string,
  device: Device | undefined,
  categories: readonly TicketCategory[] | null,
): ReportValues {
  const place = device === undefined ? '' : placeValue(device);
  const key = device === undefined ? null : categoryOfDevice(device.typeKey);
  const category = categories?.find((one) => one.key === key);
  return {
    alarmId: id,
    title: title.length > titleLength ? `${title.slice(0, titleLength - 1)}…` : title,
    kind: 'maintenance',
    priority: priorityOfSeverity[severity],
    audience: 'staff',
    ...(place === '' ? {} : { place }),
    ...(category === undefined ? {} : { categoryId: category.id }),
  };
}
