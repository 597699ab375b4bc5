import { expect, it } from 'vitest';
import { permissionAreas, resourcesOf } from './permission-areas.ts';
import { offeredResources } from './permission-sheet.ts';

it('every resource that has a use stands in one area', () => {
  const found = permissionAreas.flatMap((area) => [...resourcesOf(area)]);

  expect(found.toSorted()).toEqual(offeredResources.toSorted());
});

it('no area is empty, and what has no page yet is in none', () => {
  expect(permissionAreas.filter((area) => resourcesOf(area).length === 0)).toEqual([]);
  expect(permissionAreas.flatMap((area) => [...resourcesOf(area)])).not.toContain('bill');
});
