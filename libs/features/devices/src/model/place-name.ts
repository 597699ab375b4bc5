import type { Unit } from '@imah/contract/buildings';
import type { DeviceTexts } from '../texts.ts';
import type { DeviceGroup } from './group-devices.ts';

/** `Menara A, Lantai 1`; what is not placed says so. */
export function groupName(t: DeviceTexts, { section, floor }: Pick<DeviceGroup, 'section' | 'floor'>): string {
  if (section === null) return t('unplaced');
  return floor === null
    ? t('wholeSection', { section: section.name })
    : t('place', { section: section.name, floor: floor.label });
}

/** The group's name, and the unit's code where there is one. */
export function placeName(t: DeviceTexts, group: Pick<DeviceGroup, 'section' | 'floor'>, unit: Unit | null): string {
  return unit === null ? groupName(t, group) : `${groupName(t, group)}, ${t('unit', { code: unit.code })}`;
}
