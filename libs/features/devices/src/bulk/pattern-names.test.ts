import { expect, it } from 'vitest';
import { patternNames } from './pattern-names.ts';

it.each([
  ['Sensor {01..40}', { count: 40, names: 'Sensor 01, Sensor 02, Sensor 03 … Sensor 40' }],
  ['Sensor {8..10}', { count: 3, names: 'Sensor 8, Sensor 9, Sensor 10' }],
  ['Meter {tempat}', { count: 1, names: 'Meter A-302' }],
  ['{place}/{1..2}', { count: 2, names: 'A-302/1, A-302/2' }],
  ['Pompa', { count: 1, names: 'Pompa' }],
])('shows of %s how many names it makes, the first of them and the last', (template, expected) => {
  expect(patternNames(template, 'A-302')).toEqual(expected);
});

it.each([
  ['Sensor {40..01}', 'bad-template'],
  ['Sensor {01..40', 'bad-template'],
  ['Sensor {1..2} {3..4}', 'bad-template'],
  ['Sensor {0..5000}', 'too-many-devices'],
])('says of %s what is wrong with it', (template, expected) => {
  expect(patternNames(template, 'A-302')).toBe(expected);
});
