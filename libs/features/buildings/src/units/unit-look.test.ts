import { unitKinds, unitStatuses } from '@imah/contract/buildings/words';
import { expect, it } from 'vitest';
import { lookOf, unitIcons, unitTones } from './unit-look.ts';

it('tells the status of every kind of unit but of a common area, in which nobody lives', () => {
  const looks = unitKinds.map((kind) => [kind, ...unitStatuses.map((status) => lookOf({ kind, status }))]);

  expect(looks).toEqual([
    ['residential', ...unitStatuses],
    ['commercial', ...unitStatuses],
    ['parking', ...unitStatuses],
    ['storage', ...unitStatuses],
    ['common', 'common', 'common', 'common', 'common'],
  ]);
});

it('gives every look an icon of its own, so that the tone is never all that tells them apart', () => {
  const looks = [...unitStatuses, 'common'] as const;

  expect(new Set(looks.map((look) => unitIcons[look])).size).toBe(5);
  expect(looks.map((look) => unitTones[look])).toEqual(['neutral', 'success', 'info', 'warning', 'neutral']);
});
