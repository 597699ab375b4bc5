import type { TimeZone } from '@imah/contract/buildings/words';

/** What people call the three zones of Indonesia. */
export const zoneNames = {
  'Asia/Jakarta': 'WIB',
  'Asia/Makassar': 'WITA',
  'Asia/Jayapura': 'WIT',
} as const satisfies Record<TimeZone, string>;

/** `WIB`, `WITA` or `WIT`. */
export function zoneName(zone: TimeZone): (typeof zoneNames)[TimeZone] {
  return zoneNames[zone];
}
