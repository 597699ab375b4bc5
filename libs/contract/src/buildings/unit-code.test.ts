import { expect, it } from 'vitest';
import { unitCodeOf } from './words.ts';

it.each([
  ['A-{LL}{NN}', 3, 7, 'A-0307'],
  ['{L}{A}', 12, 2, '12B'],
  ['{L}-{A}', 1, 27, '1-AA'],
  ['p{L}-{NNN}', -2, 5, 'PB2-005'],
])('fills %s on floor %i for unit %i as %s', (template, level, number, code) => {
  expect(unitCodeOf(template, level, number)).toBe(code);
});
