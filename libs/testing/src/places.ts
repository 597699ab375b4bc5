import type { Floor, Places, Section, Unit } from '@imah/contract/buildings';
import { fixtureId } from './fixture-id.ts';

const sections: Section[] = [
  { id: fixtureId('section', 1), name: 'Menara A', kind: 'tower', position: 0, version: 1 },
  { id: fixtureId('section', 2), name: 'Parkir', kind: 'parking', position: 1, version: 1 },
];

const floors: Floor[] = [
  { id: fixtureId('floor', 1), sectionId: fixtureId('section', 1), level: -1, label: 'B1', version: 1 },
  { id: fixtureId('floor', 2), sectionId: fixtureId('section', 1), level: 0, label: 'LG', version: 1 },
  { id: fixtureId('floor', 3), sectionId: fixtureId('section', 1), level: 1, label: 'Lantai 1', version: 1 },
  { id: fixtureId('floor', 4), sectionId: fixtureId('section', 1), level: 2, label: 'Lantai 2', version: 1 },
  { id: fixtureId('floor', 5), sectionId: fixtureId('section', 2), level: 0, label: 'P1', version: 1 },
];

const units: Unit[] = [
  {
    id: fixtureId('unit', 1),
    floorId: fixtureId('floor', 2),
    code: 'LG-01',
    kind: 'commercial',
    status: 'rented',
    areaMilliM2: 84_500,
    nppE6: null,
    version: 1,
  },
  {
    id: fixtureId('unit', 2),
    floorId: fixtureId('floor', 3),
    code: 'A-0101',
    kind: 'residential',
    status: 'occupied',
    areaMilliM2: 36_000,
    nppE6: null,
    version: 1,
  },
  {
    id: fixtureId('unit', 3),
    floorId: fixtureId('floor', 3),
    code: 'A-0102',
    kind: 'residential',
    status: 'vacant',
    areaMilliM2: 36_000,
    nppE6: null,
    version: 1,
  },
  {
    id: fixtureId('unit', 4),
    floorId: fixtureId('floor', 4),
    code: 'A-0201',
    kind: 'residential',
    status: 'renovation',
    areaMilliM2: 72_250,
    nppE6: null,
    version: 1,
  },
];

/** The places of `tower`: a basement, a ground floor, two storeys, a car park. */
export const places: Places = { sections, floors, units };

/** A building that nobody has described yet. */
export const noPlaces: Places = { sections: [], floors: [], units: [] };

/** A tower of so many storeys with so many flats on each. */
export function manyPlaces(storeys: number, unitsPerFloor: number): Places {
  const section: Section = {
    id: fixtureId('section', 1000),
    name: 'Menara Utama',
    kind: 'tower',
    position: 0,
    version: 1,
  };
  const manyFloors = Array.from({ length: storeys }, (_, level): Floor => ({
    id: fixtureId('floor', 1000 + level),
    sectionId: section.id,
    level,
    label: level === 0 ? 'LG' : `Lantai ${level}`,
    version: 1,
  }));
  const manyUnits = manyFloors.flatMap((floor) =>
    Array.from({ length: unitsPerFloor }, (_, index): Unit => ({
      id: fixtureId('unit', 1000 + floor.level * unitsPerFloor + index),
      floorId: floor.id,
      code: `A-${String(floor.level).padStart(2, '0')}${String(index + 1).padStart(2, '0')}`,
      kind: 'residential',
      status: index % 6 === 5 ? 'vacant' : 'occupied',
      areaMilliM2: 36_000,
      nppE6: null,
      version: 1,
    })),
  );
  return { sections: [section], floors: manyFloors, units: manyUnits };
}
