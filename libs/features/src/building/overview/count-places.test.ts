import { noPlaces, places } from '@imah/testing';
import { expect, it } from 'vitest';
import { countPlaces } from './count-places.ts';

it('counts floors, units and the occupied ones per section', () => {
  const counts = countPlaces(places).map(({ section, ...rest }) => ({ name: section.name, ...rest }));

  expect(counts).toEqual([
    { name: 'Menara A', floors: 4, units: 4, occupied: 2 },
    { name: 'Parkir', floors: 1, units: 0, occupied: 0 },
  ]);
  expect(countPlaces(noPlaces)).toEqual([]);
});
