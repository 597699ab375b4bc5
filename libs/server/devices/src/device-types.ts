import type { DeviceType } from '@imah/contract/devices';
import { severityOf } from './alarms/conditions.ts';
import { machineTypes } from './machine-types.ts';
import { meterTypes } from './meter-types.ts';
import { fittingTypes, placeTypes } from './place-types.ts';
import { climateType, smokeDetectorType } from './sensor-types.ts';
import { switchTypes } from './switch-types.ts';

/** The catalogue: the device types Imah knows by itself. Each says how grave its alarms are, so that a copy does too. */
export const deviceTypes: readonly DeviceType[] = [
  ...meterTypes,
  climateType,
  ...machineTypes,
  ...switchTypes,
  smokeDetectorType,
  ...placeTypes,
  ...fittingTypes,
].map((type) => ({
  ...type,
  metrics: type.metrics.map((metric) =>
    metric.alarm === undefined
      ? metric
      : { ...metric, alarm: { severity: severityOf(type.key, metric.key), ...metric.alarm } },
  ),
}));

const byKey: ReadonlyMap<string, DeviceType> = new Map(deviceTypes.map((type) => [type.key, type]));

/** A type of the catalogue; undefined for any other, also for one that a later version knew. */
export function findCatalogueType(key: string): DeviceType | undefined {
  return byKey.get(key);
}
