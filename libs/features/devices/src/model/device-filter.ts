import type { Device, DeviceState } from '@imah/contract/devices';
import { type DeviceStatus, deviceStatuses } from '@imah/contract/devices/words';
import { placeValue } from '@imah/features-buildings/place-choice';
import type { Attention } from './attention.ts';

/** What a list may be narrowed to: a status, those that need somebody, those that were put away. */
export const deviceStateFilters = ['attention', ...deviceStatuses, 'archived'] as const;
type DeviceStateFilter = (typeof deviceStateFilters)[number];

export interface DeviceFilter {
  /** Words looked for in name, serial, tags and place; all must be found. */
  readonly search: string;
  /** Empty: every type. */
  readonly typeKey: string;
  /** A section, a floor or a unit as `placeValue` has it; empty: everywhere. */
  readonly place: string;
  /** Empty: all that are in use. */
  readonly status: DeviceStateFilter | '';
  /** Empty: whatever their tags. */
  readonly tag: string;
}

export const noFilter: DeviceFilter = { search: '', typeKey: '', place: '', status: '', tag: '' };

/** Whether a device fits; `place` is what its place is called. */
export function fits(
  device: Device,
  state: DeviceState,
  place: string,
  filter: DeviceFilter,
  attention: Attention | null = null,
): boolean {
  if (filter.typeKey !== '' && device.typeKey !== filter.typeKey) return false;
  if (!hasStatus(state.status, filter.status, attention)) return false;
  if (filter.tag !== '' && !device.tags.includes(filter.tag)) return false;
  if (filter.place !== '' && !placesOf(device).includes(filter.place)) return false;
  const text =
    `${device.name} ${device.serial ?? ''} ${device.tags.join(' ')} ${device.place ?? ''} ${place}`.toLowerCase();
  return filter.search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

function hasStatus(status: DeviceStatus, wanted: DeviceFilter['status'], attention: Attention | null): boolean {
  // Those that were put away are a list of their own.
  if (wanted === '' || wanted === 'archived') return true;
  return wanted === 'attention' ? attention !== null : status === wanted;
}

/** All that a device stands in: its unit, the floor of that, the section of that. */
function placesOf({ unitId, floorId, sectionId }: Device): readonly string[] {
  return [placeValue({ unitId }), placeValue({ floorId }), placeValue({ sectionId })];
}

/** How many filters hold, beside what is searched for. */
export function countFilters({ typeKey, place, status, tag }: DeviceFilter): number {
  return [typeKey, place, status, tag].filter((one) => one !== '').length;
}

export function isFiltering(filter: DeviceFilter): boolean {
  return filter.search.trim() !== '' || countFilters(filter) > 0;
}

/** The tags that devices have, by the alphabet. */
export function tagsOf(devices: readonly Device[]): readonly string[] {
  return [...new Set(devices.flatMap(({ tags }) => tags))].toSorted((a, b) => a.localeCompare(b, 'id'));
}
