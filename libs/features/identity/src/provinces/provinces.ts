import type { TimeZone } from '@imah/contract/buildings/words';

const zones = {
  'Asia/Jakarta': [
    'Aceh',
    'Sumatera Utara',
    'Sumatera Barat',
    'Riau',
    'Kepulauan Riau',
    'Jambi',
    'Bengkulu',
    'Sumatera Selatan',
    'Kepulauan Bangka Belitung',
    'Lampung',
    'Banten',
    'DKI Jakarta',
    'Jawa Barat',
    'Jawa Tengah',
    'DI Yogyakarta',
    'Jawa Timur',
    'Kalimantan Barat',
    'Kalimantan Tengah',
  ],
  'Asia/Makassar': [
    'Bali',
    'Nusa Tenggara Barat',
    'Nusa Tenggara Timur',
    'Kalimantan Selatan',
    'Kalimantan Timur',
    'Kalimantan Utara',
    'Sulawesi Utara',
    'Gorontalo',
    'Sulawesi Tengah',
    'Sulawesi Barat',
    'Sulawesi Selatan',
    'Sulawesi Tenggara',
  ],
  'Asia/Jayapura': [
    'Maluku',
    'Maluku Utara',
    'Papua',
    'Papua Barat',
    'Papua Barat Daya',
    'Papua Pegunungan',
    'Papua Selatan',
    'Papua Tengah',
  ],
} as const satisfies Record<TimeZone, readonly string[]>;

/** The 38 provinces, by name. */
export const provinces: readonly string[] = Object.values(zones)
  .flat()
  .toSorted((a, b) => a.localeCompare(b, 'id'));

/** The zone in which a province keeps its clocks; null for an unknown name. */
export function zoneOfProvince(province: string): TimeZone | null {
  const entry = Object.entries(zones).find(([, names]) => names.some((name) => name === province));
  // The keys of `zones` are time zones; Object.entries forgets it.
  return entry === undefined ? null : (entry[0] as TimeZone);
}
