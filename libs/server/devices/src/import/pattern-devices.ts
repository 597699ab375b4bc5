import type { DevicePattern } from '@imah/contract/devices';
import { countOfTemplate, deviceImportLimits, deviceNameLength, nameOfTemplate } from '@imah/contract/devices/words';
import type { ImportFault } from '@imah/server-buildings/import';
import { tidyTags } from '../device-spot.ts';
import type { DevicePlace } from '../device-place.ts';
import type { DeviceRow, NamedDevice } from './device-row.ts';
import type { KnownDevices } from './known-devices.ts';

type Spot = Pick<NamedDevice, 'unit' | 'floor' | 'section'> & { readonly called: string };

/** The rows of a pattern, place by place; or what is wrong with it. `at`: the place that it names. */
export function patternDevices(
  pattern: DevicePattern,
  at: DevicePlace,
  known: KnownDevices,
): readonly DeviceRow[] | ImportFault {
  const count = countOfTemplate(pattern.nameTemplate);
  if (typeof count === 'string') return count;
  const spots = spotsOf(pattern, at, known);
  if (spots.length === 0) return 'no-places';
  if (spots.length * count > deviceImportLimits.rows) return 'too-many-devices';
  const { place = null, typeKey: type, tags = [] } = pattern;
  const rows = spots.flatMap(({ called, ...spot }) =>
    Array.from({ length: count }, (_, index): NamedDevice => {
      const name = nameOfTemplate(pattern.nameTemplate, index, called);
      return { ...spot, name, type, place, serial: null, gateway: null, tags: tidyTags(tags) };
    }),
  );
  if (rows.some(({ name }) => name === '' || name.length > deviceNameLength)) return 'bad-template';
  return rows.map((named, index) => {
    const cells = [named.name, named.type, named.unit ?? '', named.floor ?? '', named.section ?? ''];
    return { row: index + 2, cells, named, faults: [] };
  });
}

/** The headings of a pattern's rows, for the file of those that are wrong. */
export const patternHeadings = ['nama', 'jenis', 'unit', 'lantai', 'bagian'] as const;

function spotsOf({ across }: DevicePattern, at: DevicePlace, { sections, floors, units }: KnownDevices): Spot[] {
  const nameOf = new Map(sections.map(({ id, name }) => [id, name]));
  const floorOf = new Map(floors.map((floor) => [floor.id, floor]));
  const isWithin = (floorId: string | null, sectionId: string | null) =>
    (at.floor_id === null || at.floor_id === floorId) && (at.section_id === null || at.section_id === sectionId);
  const nowhere = { unit: null, floor: null, section: null };
  const ofFloor = ({ label, sectionId }: (typeof floors)[number]): Spot => ({
    ...nowhere,
    floor: label,
    section: nameOf.get(sectionId) ?? null,
    called: label,
  });
  const ofUnit = ({ code }: (typeof units)[number]): Spot => ({ ...nowhere, unit: code, called: code });
  if (across === 'units') {
    return units
      .filter(({ id, floorId }) => {
        const sectionId = floorOf.get(floorId ?? '')?.sectionId ?? null;
        return (at.unit_id === null || at.unit_id === id) && isWithin(floorId, sectionId);
      })
      .map(ofUnit);
  }
  if (across === 'floors') return floors.filter(({ id, sectionId }) => isWithin(id, sectionId)).map(ofFloor);
  const unit = units.find(({ id }) => id === at.unit_id);
  if (unit !== undefined) return [ofUnit(unit)];
  const floor = floorOf.get(at.floor_id ?? '');
  if (floor !== undefined) return [ofFloor(floor)];
  const section = nameOf.get(at.section_id ?? '') ?? null;
  return [{ ...nowhere, section, called: section ?? '' }];
}
