import { noPlaces, places } from '@imah/testing';
import { describe, expect, it } from 'vitest';
import { commonOptions, nameOfUnit, placeOptions, placeValue, spotOf, unitOptions } from './place-value.ts';

const [unit] = places.units as [(typeof places.units)[number]];

describe('the choices of a place', () => {
  it('are none in a building that nobody has described', () => {
    expect([commonOptions(noPlaces), unitOptions(noPlaces), placeOptions(noPlaces)]).toEqual([[], [], []]);
  });

  it('name every place once, and lead back to it', () => {
    const values = placeOptions(places).map(({ value }) => value);

    expect(new Set(values).size).toBe(places.sections.length + places.floors.length + places.units.length);
    expect(values.map((value) => placeValue(spotOf(value)))).toEqual(values);
  });

  it('tell apart units of one code by the floor and the section they are in', () => {
    const [tower, parking] = places.sections as [(typeof places.sections)[number], (typeof places.sections)[number]];
    const floors = [tower, parking].map(({ id }, level) => ({
      id: `floor-${level}`,
      sectionId: id,
      level,
      label: `Lantai ${level}`,
      version: 1,
    }));
    const twins = floors.map(({ id }, index) => ({ ...unit, id: `twin-${index}`, floorId: id, code: '101' }));

    expect(unitOptions({ sections: [tower, parking], floors, units: twins })).toEqual([
      { value: 'twin-0', label: '101', description: 'Lantai 0, Menara A' },
      { value: 'twin-1', label: '101', description: 'Lantai 1, Parkir' },
    ]);
  });
});

describe('where a unit is', () => {
  it('is nothing for one that is not there', () => {
    expect(nameOfUnit(places, 'gone')).toBe('');
  });

  it('is the floor alone where the section is not known, and nothing without a floor', () => {
    expect(nameOfUnit({ ...places, sections: [] }, unit.id)).toBe('LG');
    expect(nameOfUnit({ ...places, floors: [] }, unit.id)).toBe('');
  });
});

describe('the value of a place', () => {
  it('is the nearest of what is known: the unit before its floor, the floor before its section', () => {
    expect(placeValue({ unitId: 'u', floorId: 'f', sectionId: 's' })).toBe('u');
    expect(placeValue({ unitId: null, floorId: 'f', sectionId: 's' })).toBe('floor:f');
    expect(placeValue({ unitId: '', floorId: '', sectionId: '' })).toBe('');
    expect(placeValue({ unitId: undefined })).toBe('');
  });
});
