import { entryOf } from '@imah/app/outbox/testing';
import { expect, it } from 'vitest';
import { draftOf, readingOf } from '../orders/reading-order.ts';
import { mainMeter, unitMeter } from '../testing/metering-fixtures.ts';
import { keptIn, nextOf, standingOf } from './round-standing.ts';

const now = Date.parse('2026-11-20T03:00:00.000Z');
const meter = { ...unitMeter, waiting: 0 };
const order = readingOf(meter, { values: [4_200_000], at: '2026-11-20T03:00:00.000Z' }, now);
const draft = draftOf({ order, waits: { orgId: 'org', about: 'A-101 · L-1024' } });
const entries = (state: 'waiting' | 'refused' | 'sent') => (draft === undefined ? [] : [entryOf(draft, { state })]);
const nothing: ReturnType<typeof keptIn> = new Map();

it.each([
  ['2026-10-31T16:59:59.000Z', 'unread'],
  ['2026-10-31T17:00:00.000Z', 'read'],
] as const)('a meter that was read last at %s is %s in November, by the clock of its building', (at, kind) => {
  expect(standingOf({ ...meter, last: { at, values: [1] } }, nothing, now)).toEqual({ kind });
});

it('a reading that waits for approval is read, and one that was never read is not', () => {
  expect(standingOf({ ...meter, last: null, waiting: 1 }, nothing, now)).toEqual({ kind: 'read' });
  expect(standingOf({ ...meter, last: null }, nothing, now)).toEqual({ kind: 'unread' });
});

it.each(['waiting', 'refused'] as const)('a number that is %s on this device shows what it says', (state) => {
  expect(standingOf(meter, keptIn(entries(state)), now)).toEqual({ kind: state, values: [4_200_000] });
});

it('a number that was sent waits no more, nor does what is no reading', () => {
  const note = entryOf({ orgId: 'org', about: 'x', lane: 'x', order: { kind: 'note' } });
  expect(keptIn([...entries('sent'), note])).toEqual(nothing);
});

it('after a meter comes the next that nobody has read, at the end the first that was left out, then none', () => {
  const of = (id: string, kind: 'read' | 'unread') => ({ meter: { ...mainMeter, id }, standing: { kind } });
  const refused = { meter: { ...mainMeter, id: 'b' }, standing: { kind: 'refused', values: [1] } } as const;
  const round = [of('a', 'unread'), refused, of('c', 'read'), of('d', 'unread')];
  const after = (id: string) => nextOf(round, { ...mainMeter, id })?.id ?? null;
  expect(['a', 'b', 'd'].map(after)).toEqual(['b', 'd', 'a']);
  expect(nextOf([of('a', 'unread')], { ...mainMeter, id: 'a' })).toBeNull();
});
