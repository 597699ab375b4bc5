import type { Device, DeviceState } from '@imah/contract/devices';
import type { DeviceStatus } from '@imah/contract/devices/words';

export interface DeviceFilter {
  /** Words looked for in name, serial and place; all must be found. */
  readonly search: string;
  /** Empty: every type. */
  readonly typeKey: string;
  /** Empty: every status. */
  readonly status: DeviceStatus | '';
}

export const noFilter: DeviceFilter = { search: '', typeKey: '', status: '' };

/** Whether a device fits; `place` is what its place is called. */
export function fits(device: Device, state: DeviceState, place: string, filter: DeviceFilter): boolean {
  if (filter.typeKey !== '' && device.typeKey !== filter.typeKey) return false;
  if (filter.status !== '' && state.status !== filter.status) return false;
  const text = `${device.name} ${device.serial ?? ''} ${place}`.toLowerCase();
  return filter.search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

export function isFiltering(filter: DeviceFilter): boolean {
  return filter.search.trim() !== '' || filter.typeKey !== '' || filter.status !== '';
}
