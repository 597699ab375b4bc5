import type { Places } from '@imah/contract/buildings';
import { expect, it } from 'vitest';
import { commonOptions, placeOptions, placeValue, spotOf } from './place-value.ts';

const places: Places = {
  sections: [
    { id: 'a', name: 'Menara A', kind: 'tower', position: 0, version: 1 },
    { id: 'p', name: 'Parkir', kind: 'parking', position: 1, version: 1 },
  ],
  floors: [{ id: 'a3', sectionId: 'a', level: 3, label: 'Lantai 3', version: 1 }],
  units: [
    {
      id: 'u',
      floorId: 'a3',
      code: 'A-301',
      kind: 'residential',
      status: 'vacant',
      areaMilliM2: 36_000,
      nppE6: null,
      version: 1,
    },
  ],
};

it('is one word for a unit, a floor, a section or none, there and back', () => {
  const spots = [{ unitId: 'u' }, { floorId: 'f' }, { sectionId: 's' }, {}];

  expect(spots.map(placeValue)).toEqual(['u', 'floor:f', 'section:s', '']);
  expect(spots.map(placeValue).map(spotOf)).toEqual(spots);
  expect(placeValue({ unitId: null, floorId: null, sectionId: 's' })).toBe('section:s');
});

it('offers each section before its floors, and a unit with the floor it is on', () => {
  const common = [
    { value: 'section:a', label: 'Menara A' },
    { value: 'floor:a3', label: 'Lantai 3, Menara A' },
    { value: 'section:p', label: 'Parkir' },
  ];

  expect(commonOptions(places)).toEqual(common);
  expect(placeOptions(places)).toEqual([...common, { value: 'u', label: 'A-301', description: 'Lantai 3, Menara A' }]);
});
