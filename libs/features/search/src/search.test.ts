import { describe, expect, it } from 'vitest';
import { hitAddress, sameHrefIn } from './hit-address.ts';
import { keepRecent, readRecent, type RecentHit } from './recent-hits.ts';
import { hits } from './testing/search-fixtures.ts';

function storage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}
const hit = (number: number): RecentHit => ({
  id: String(number),
  label: `Unit ${number}`,
  detail: null,
  href: `/imah/building/${number}`,
});

describe('what was opened last', () => {
  it('stands first, once, and five at most', () => {
    const kept = storage();
    for (const number of [1, 2, 3, 4, 5, 6, 4]) keepRecent(kept, 'a', hit(number));

    expect(readRecent(kept, 'a').map(({ id }) => id)).toEqual(['4', '6', '5', '3', '2']);
  });

  it('is not shown to another person in the same tab', () => {
    const kept = storage();
    keepRecent(kept, 'a', hit(1));

    expect(readRecent(kept, 'b')).toEqual([]);
  });

  it('is nothing where something else is kept', () => {
    const kept = storage();
    const broken = [
      '{',
      '{}',
      '[1, null, {"id": "1"}]',
      '[{"id":"1","label":"x","detail":null,"href":"javascript:alert(1)"}]',
    ];

    const read = broken.map((text) => {
      kept.setItem('imah.search.recent.a', text);
      return readRecent(kept, 'a');
    });

    expect(read).toEqual([[], [], [], []]);
  });
});

it('leads each kind of hit to where it is looked at', () => {
  const paths = hits.map((one) => hitAddress(one).replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'ID'));

  expect(paths).toEqual([
    '/imah/building/ID',
    '/imah/building/ID/people?person=ID',
    '/imah/settings/user?org=ID&anggota=ID',
    '/imah/building/ID/unit?unit=ID',
    '/imah/building/ID/iot?device=ID',
    '/imah/building/ID/iot-monitoring',
    '/imah/ticket/ID',
    '/imah/building/ID/outage/ID',
    '/imah/topic/ID',
    '/imah/tagihan/ID',
    '/imah/kuitansi/ID',
  ]);
});

it('stays on the same page when the building is switched', () => {
  expect(sameHrefIn('b', '/imah/building/a/iot-monitoring')).toBe('/imah/building/b/iot-monitoring');
  expect(sameHrefIn('b', '/imah/building/a')).toBe('/imah/building/b');
  expect(sameHrefIn('b', '/imah/akun')).toBe('/imah/building/b');
});
