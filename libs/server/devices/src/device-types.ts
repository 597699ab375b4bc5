import type { DeviceType } from '@imah/contract/devices';
import { machineTypes } from './machine-types.ts';
import { meterTypes } from './meter-types.ts';
import { climateType, smokeDetectorType } from './sensor-types.ts';
import { switchTypes } from './switch-types.ts';

/** The device types Imah knows by itself. */
export const deviceTypes: readonly DeviceType[] = [
  ...meterTypes,
  climateType,
  ...machineTypes,
  ...switchTypes,
  smokeDetectorType,
];

const byKey: ReadonlyMap<string, DeviceType> = new Map(deviceTypes.map((type) => [type.key, type]));

/** The type of a device; undefined for one that a later version knew. */
export function findDeviceType(key: string): DeviceType | undefined {
  return byKey.get(key);
}
