import { describe, expect, it } from 'vitest';
import { keepList, listOf, moveTo, placeIn } from './sequence.ts';

function memory(): Pick<Storage, 'getItem' | 'setItem'> {
  const kept = new Map<string, string>();
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) };
}
const rows = (count: number) => Array.from({ length: count }, (_, at) => ({ id: `t-${at}` }));
const href = '/imah/building/b-1/ticket?priority=high';

describe('the list that a ticket was opened from', () => {
  it('is known to each ticket of it, and to no other', () => {
    const storage = memory();
    keepList(storage, href, rows(3), 't-1');

    expect([listOf(storage, 't-2'), listOf(storage, 't-9')]).toEqual([
      { href, ids: ['t-0', 't-1', 't-2'], at: 't-1' },
      null,
    ]);
  });

  it('is found again where one stopped, also after going on to others, and not under other filters', () => {
    const storage = memory();
    keepList(storage, href, rows(3), 't-0');
    const list = listOf(storage, 't-0');
    if (list !== null) moveTo(storage, list, 't-2');

    expect([placeIn(storage, href), placeIn(storage, '/imah/tickets')]).toEqual(['t-2', null]);
  });

  it('keeps of very many the five hundred around the one that was opened', () => {
    const storage = memory();
    keepList(storage, href, rows(2_000), 't-1000');
    const { ids = [] } = listOf(storage, 't-1000') ?? {};

    expect([ids.length, ids[0], ids.at(-1)]).toEqual([500, 't-750', 't-1249']);
  });

  it.each([
    ['nothing', null],
    ['what is no JSON', '{'],
    ['a list of something else', '{"href":"/imah","ids":[1],"at":"1"}'],
    ['an address of another site', '{"href":"//jahat.example","ids":["t-1"],"at":"t-1"}'],
    ['another shape', '["t-1"]'],
  ])('is none where %s is kept', (_what, kept) => {
    expect(listOf({ getItem: () => kept, setItem: () => undefined }, 't-1')).toBeNull();
  });

  it('is none where the browser keeps nothing', () => {
    const refuse = () => {
      throw new DOMException('no', 'SecurityError');
    };
    const storage = { getItem: refuse, setItem: refuse };
    keepList(storage, href, rows(1), 't-0');

    expect(listOf(storage, 't-0')).toBeNull();
  });
});
