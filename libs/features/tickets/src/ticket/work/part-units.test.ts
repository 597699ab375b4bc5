import { partUnits } from '@imah/contract/tickets/words';
import { expect, it } from 'vitest';
import { decimalsOf, unitName, unitOptions } from './part-units.ts';

type Texts = Parameters<typeof unitName>[0];
/** The texts by their keys; nothing else of them is used. */
const texts = ((key: string) => key) as unknown as Texts;

it('says one of a unit and several of it in their own words', () => {
  expect([unitName(texts, 'pcs', 1), unitName(texts, 'pcs', 2), unitName(texts, 'pcs', 0.5)]).toEqual([
    'parts.unit.pcs',
    'parts.units.pcs',
    'parts.units.pcs',
  ]);
});

it('says a unit of somebody’s own as it was written, never as a key', () => {
  expect([unitName(texts, 'karung', 1), unitName(texts, 'constructor', 2)]).toEqual(['karung', 'constructor']);
});

it('offers the known units, and the one that stands there where it is none of them', () => {
  expect(unitOptions(texts, 'm').map(({ value }) => value)).toEqual([...partUnits]);
  expect(unitOptions(texts, 'karung').at(-1)).toEqual({ value: 'karung', label: 'karung' });
  expect(unitOptions(texts, 'karung')).toHaveLength(partUnits.length + 1);
});

it.each([
  [0, 0],
  [1000, 0],
  [1500, 1],
  [1250, 2],
  [1255, 3],
  [1, 3],
  [100_000_000, 0],
])('shows %i thousandths with no more decimals than have something to say', (milli, decimals) => {
  expect(decimalsOf(milli)).toBe(decimals);
});
