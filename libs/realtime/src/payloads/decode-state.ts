import type { DeviceState } from '@imah/contract/devices';
import type { DeviceStatus } from '@imah/contract/devices/words';
import { allOf, isMetricValue, isRecord, isWord } from './checks.ts';

/** Keyed by the contract's words, so that a new one has to be named here. */
const statuses: Readonly<Record<DeviceStatus, true>> = {
  'never-seen': true,
  online: true,
  offline: true,
  disabled: true,
};

export function decodeDeviceState(text: string): DeviceState | null {
  // An empty payload takes a kept value away: the device is gone.
  if (text === '') return null;
  const packet: unknown = JSON.parse(text);
  if (!isDeviceState(packet)) throw new TypeError('not the state of a device');
  return packet;
}

function isDeviceState(packet: unknown): packet is DeviceState {
  if (!isRecord(packet) || !isWord(statuses, packet['status'])) return false;
  const { lastSeenAt, ts, values } = packet;
  if (lastSeenAt !== null && typeof lastSeenAt !== 'number') return false;
  return isRecord(ts) && isRecord(values) && allOf(ts, isTime) && allOf(values, isMetricValue);
}

function isTime(value: unknown): boolean {
  return typeof value === 'number';
}
