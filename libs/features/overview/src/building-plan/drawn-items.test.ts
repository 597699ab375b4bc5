import type { PlanItem as DrawnItem } from '@imah/ui/data';
import { expect, it } from 'vitest';
import { createItemKeeper, rangesOf } from './drawn-items.ts';

const metric = { key: 'm', kind: 'gauge', unit: 'bar', decimals: 1, label: { id: 'M', en: 'M' } } as const;
const toneAt = (value: number, alarm: { above?: number; below?: number }) =>
  rangesOf({ ...metric, alarm } as Parameters<typeof rangesOf>[0]).find(
    ({ from, to }) => (from === null || value >= from) && (to === null || value < to),
  )?.tone;

it('a number within the bounds of its type is well, the bounds themselves too, and beyond them grave', () => {
  const alarm = { below: 2, above: 6 };

  expect([1.9, 2, 4, 6, 6.1].map((value) => toneAt(value, alarm))).toEqual([
    'danger',
    'success',
    'success',
    'success',
    'danger',
  ]);
  expect([toneAt(100, { below: 2 }), toneAt(-100, { above: 2 }), toneAt(0, {})]).toEqual([
    'success',
    'success',
    undefined,
  ]);
});

it('what has not changed stays the same object, and so does the whole while nothing of it has', () => {
  const keep = createItemKeeper();
  const pin = (text: string): DrawnItem => ({ kind: 'pin', id: text.slice(0, 1), label: text, x: 0, y: 0 });

  const first = keep([pin('a'), pin('b')]);
  expect(keep([pin('a'), pin('b')])).toBe(first);
  const second = keep([pin('a'), pin('b2')]);

  expect([second[0] === first[0], second[1] === first[1]]).toEqual([true, false]);
  expect(keep([pin('a')])).toEqual([first[0]]);
});
