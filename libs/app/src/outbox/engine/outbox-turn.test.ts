import { ApiError } from '@imah/api-client';
import { describe, expect, it } from 'vitest';
import { entryOf, noteOf } from '../testing/entry-of.ts';
import type { OutboxEntry } from './outbox-entry.ts';
import { isHeldBack, nextToSend, pauseAfter, problemOf } from './outbox-turn.ts';

const now = 10_000;
let seq = 0;
const on = (lane: string, state: OutboxEntry['state'], notBefore: number | null = null): OutboxEntry => {
  seq += 1;
  return entryOf(noteOf('x', lane), { id: `${lane}-${seq}`, lane, seq, state, notBefore });
};
const laneOf = (entries: readonly OutboxEntry[]) => {
  const { entry, waitMs } = nextToSend(entries, now);
  return [entry?.lane ?? null, waitMs];
};

describe('what goes next', () => {
  it.each([
    ['nothing where nothing waits', [], [null, null]],
    ['the oldest that waits', [on('a', 'waiting'), on('b', 'waiting')], ['a', null]],
    ['what a killed tab had on its way', [on('a', 'sending'), on('b', 'waiting')], ['a', null]],
    ['what comes after something that was sent', [on('a', 'sent'), on('a', 'waiting')], ['a', null]],
    [
      'something else while a refused one holds its own back',
      [on('a', 'refused'), on('a', 'waiting'), on('b', 'waiting')],
      ['b', null],
    ],
    [
      'something else while a decision is due',
      [on('a', 'conflict'), on('a', 'waiting'), on('b', 'waiting')],
      ['b', null],
    ],
    [
      'nothing where all of it needs a person',
      [on('a', 'refused'), on('a', 'waiting'), on('b', 'conflict')],
      [null, null],
    ],
    ['something else while one has to wait', [on('a', 'waiting', now + 1), on('b', 'waiting')], ['b', null]],
    ['what has waited long enough', [on('a', 'waiting', now)], ['a', null]],
    [
      'nothing before its time, and then the first that is due',
      [on('a', 'waiting', now + 900), on('b', 'waiting', now + 300)],
      [null, 300],
    ],
    [
      'nothing that stands behind one that has to wait',
      [on('a', 'waiting', now + 900), on('a', 'waiting')],
      [null, 900],
    ],
  ] as const)('is %s', (_, entries, expected) => {
    expect(laneOf(entries)).toEqual(expected);
  });
});

describe('what is held back', () => {
  it('waits behind something of the same record that a person has to decide', () => {
    const [refused, conflict, mine] = [on('a', 'refused'), on('b', 'conflict'), on('a', 'waiting')];

    expect(isHeldBack([refused, conflict, mine], mine)).toBe(true);
    expect(isHeldBack([conflict, mine], mine)).toBe(false);
  });

  it('is neither what stands before it nor what is on its way or there', () => {
    const [first, refused, sending, sent] = [
      on('a', 'waiting'),
      on('a', 'refused'),
      on('a', 'sending'),
      on('a', 'sent'),
    ];
    const all = [first, refused, sending, sent];

    expect(all.map((entry) => isHeldBack(all, entry))).toEqual([false, false, false, false]);
  });
});

it('is tried ever more rarely where the server stumbles, and at least every ten minutes', () => {
  expect([0, 1, 2, 3, 7, 8, 100].map(pauseAfter)).toEqual([5_000, 5_000, 10_000, 20_000, 320_000, 600_000, 600_000]);
});

it('keeps of a failure what the list says of it', () => {
  const fieldErrors = { title: ['Terlalu pendek'] };
  const error = new ApiError({
    kind: 'validation',
    status: 422,
    code: 'VALIDASI_SALAH',
    message: 'Periksa',
    fieldErrors,
  });

  expect(problemOf(error)).toEqual({ status: 422, code: 'VALIDASI_SALAH', message: 'Periksa', fieldErrors });
  expect(problemOf(new TypeError('x'))).toEqual({ status: 0, code: 'UNKNOWN', message: '', fieldErrors: {} });
});
