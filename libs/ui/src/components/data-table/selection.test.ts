import { expect, it } from 'vitest';
import { pressAll, pressRow } from './selection.ts';

const ids = ['a', 'b', 'c', 'd'];
const none = { selected: new Set<string>(), anchor: null };

it('turns one row on and off again', () => {
  const on = pressRow(none, ids, { id: 'b', range: 'one' });

  expect(on).toEqual({ selected: new Set(['b']), anchor: 'b' });
  expect(pressRow(on, ids, { id: 'b', range: 'one' })).toEqual({ selected: new Set(), anchor: 'b' });
});

it('takes every row from the last press to this one with Shift, in either direction', () => {
  const last = pressRow(none, ids, { id: 'd', range: 'one' });

  expect(pressRow(last, ids, { id: 'b', range: 'from-anchor' }).selected).toEqual(new Set(['b', 'c', 'd']));
});

it('takes one row with Shift when no press came before', () => {
  expect(pressRow(none, ids, { id: 'c', range: 'from-anchor' }).selected).toEqual(new Set(['c']));
});

it('takes all that show, then none of them, and leaves hidden ones alone', () => {
  const hidden = { selected: new Set(['z']), anchor: null };
  const all = pressAll(hidden, ids);

  expect(all.selected).toEqual(new Set(['z', 'a', 'b', 'c', 'd']));
  expect(pressAll(all, ids).selected).toEqual(new Set(['z']));
});
