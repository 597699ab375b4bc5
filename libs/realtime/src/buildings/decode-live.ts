import type { AlarmPacket, DeviceState, DeviceStatus, EventPacket, MetricValue } from '@imah/contract';

/** Keyed by the contract's words, so that a new one has to be named here. */
const statuses: Readonly<Record<DeviceStatus, true>> = {
  'never-seen': true,
  online: true,
  offline: true,
  disabled: true,
};
const alarmOps: Readonly<Record<AlarmPacket['op'], true>> = { raised: true, updated: true, cleared: true };
const eventOps: Readonly<Record<EventPacket['op'], true>> = { created: true, updated: true, deleted: true };

/**
 * The decoders look at what this library reads. They are written by hand because the contract's schemas
 * would bring a validator of their own into every page.
 */
export function decodeDeviceState(text: string): DeviceState | null {
  // An empty payload takes a kept value away: the device is gone.
  if (text === '') return null;
  const packet: unknown = JSON.parse(text);
  if (!isDeviceState(packet)) throw new TypeError('not the state of a device');
  return packet;
}

export function decodeAlarm(text: string): AlarmPacket {
  const packet: unknown = JSON.parse(text);
  if (
    isRecord(packet) &&
    typeof packet['seq'] === 'number' &&
    isKey(alarmOps, packet['op']) &&
    isRecord(packet['alarm'])
  ) {
    // The alarm inside is the server's own record, sent as HTTP sends it.
    return packet as unknown as AlarmPacket;
  }
  throw new TypeError('not an alarm');
}

export function decodeEvent(text: string): EventPacket {
  const packet: unknown = JSON.parse(text);
  if (
    isRecord(packet) &&
    typeof packet['entity'] === 'string' &&
    typeof packet['id'] === 'string' &&
    isKey(eventOps, packet['op'])
  ) {
    // An entity that this build does not know yet is passed on: whoever does not know it leaves it alone.
    return packet as unknown as EventPacket;
  }
  throw new TypeError('not an event');
}

function isDeviceState(packet: unknown): packet is DeviceState {
  if (!isRecord(packet) || !isKey(statuses, packet['status'])) return false;
  const { lastSeenAt, ts, values } = packet;
  if (lastSeenAt !== null && typeof lastSeenAt !== 'number') return false;
  return isRecord(ts) && isRecord(values) && allOf(ts, isTime) && allOf(values, isMetricValue);
}

function allOf(record: Readonly<Record<string, unknown>>, test: (value: unknown) => boolean): boolean {
  for (const key in record) if (!test(record[key])) return false;
  return true;
}

function isTime(value: unknown): boolean {
  return typeof value === 'number';
}

function isMetricValue(value: unknown): value is MetricValue {
  return typeof value === 'number' || typeof value === 'boolean' || typeof value === 'string';
}

function isKey(words: Readonly<Record<string, true>>, word: unknown): boolean {
  return typeof word === 'string' && Object.hasOwn(words, word);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
