import type { TopicRow } from '@imah/contract/community';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  makeBuilding,
  makeMember,
  makePlace,
  type TestApp,
  type TestPerson,
  type TestPlace,
} from '@imah/server-platform/testing';
import { createTestApp } from './testing/test-app.ts';
import { callsOf, insertPoll, insertPost, insertTopic } from './testing/insert-topics.ts';

const minute = 60_000;
let test: TestApp;
let call: ReturnType<typeof callsOf>;
beforeAll(async () => {
  test = await createTestApp();
  call = callsOf(test);
});
afterAll(() => test.close());

/** An organisation of its own with a manager and a resident, so that its list holds nothing else. */
async function fresh(name: string) {
  const place = await makePlace(test, name);
  const manager = await makeMember(test, place, 'Manajer', ['building-manager']);
  const resident = await makeMember(test, place, 'Warga', ['resident'], [place.buildingId]);
  return { place, manager, resident };
}
const ago = (minutes: number) => new Date(test.clock.now - minutes * minute);
const page = async (who: TestPerson, query = '') => {
  const { data, meta } = await call(who, 'GET', `/topics${query}`);
  return { titles: data.map(({ title }: TopicRow) => title) as string[], next: meta?.nextCursor ?? null };
};
const titles = async (who: TestPerson, query = '') => (await page(who, query)).titles;
const read = (who: TestPerson, topicId: string) => call(who, 'PUT', `/topics/${topicId}/reading`, { postId: null });

describe('the list of topics', () => {
  it('puts what is pinned or urgent first, then unread announcements, then what is unread, then the rest', async () => {
    const { place, resident } = await fresh('Urutan');
    const oldest = (title: string, minutes: number, more = {}) =>
      insertTopic(test, place, { title, last_post_at: ago(minutes), ...more });
    // The later each was written in, the lower it must stand.
    await oldest('Disematkan', 60, { pinned: true });
    await oldest('Mendesak', 50, {
      kind: 'announcement',
      urgent: true,
      valid_until: new Date(test.clock.now + minute),
    });
    await oldest('Pengumuman baru', 40, { kind: 'announcement' });
    await oldest('Diskusi baru', 30);
    await read(resident, await oldest('Sudah dibaca', 20));

    expect(await titles(resident)).toEqual([
      'Mendesak',
      'Disematkan',
      'Pengumuman baru',
      'Diskusi baru',
      'Sudah dibaca',
    ]);
  });

  it('pushes forward nothing that is muted, over or resolved, even where it is pinned', async () => {
    const { place, resident } = await fresh('Mundur');
    await insertTopic(test, place, { title: 'Selesai', pinned: true, resolved_at: ago(5), last_post_at: ago(1) });
    await insertTopic(test, place, {
      title: 'Lewat',
      kind: 'announcement',
      pinned: true,
      publish_at: ago(30),
      valid_until: ago(2),
      last_post_at: ago(2),
    });
    const muted = await insertTopic(test, place, { title: 'Dibisukan', last_post_at: ago(3) });
    await call(resident, 'PUT', `/topics/${muted}/visibility`, { visibility: 'muted' });
    await insertTopic(test, place, { title: 'Belum dibaca', last_post_at: ago(60) });

    expect(await titles(resident, '?show=all')).toEqual(['Belum dibaca', 'Selesai', 'Lewat', 'Dibisukan']);
  });

  it('moves a topic up again once somebody else has written in it, and not for one’s own post', async () => {
    const { place, manager, resident } = await fresh('Naik');
    const topicId = await insertTopic(test, place, { title: 'Parkir', last_post_at: ago(60) });
    await insertTopic(test, place, { title: 'Lain', last_post_at: ago(30), author_id: resident.id });
    await read(resident, topicId);
    expect(await titles(resident)).toEqual(['Lain', 'Parkir']);

    await insertPost(test, place, { topic_id: topicId, author_id: resident.id });
    const afterOwn = await titles(resident);
    await insertPost(test, place, { topic_id: topicId, author_id: manager.id });

    expect([afterOwn, await titles(resident)]).toEqual([
      ['Lain', 'Parkir'],
      ['Parkir', 'Lain'],
    ]);
  });

  it('gives every topic once over all its pages, whatever their size, also where many were written at one time', async () => {
    const { place, resident } = await fresh('Halaman');
    const at = ago(10);
    for (let count = 0; count < 7; count += 1)
      await insertTopic(test, place, { title: `Topik ${count}`, pinned: count % 3 === 0, last_post_at: at });
    const whole = await titles(resident);

    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 8 }), async (limit) => {
        const seen: string[] = [];
        let cursor: string | null = '';
        while (cursor !== null) {
          const more: string = cursor === '' ? '' : `&cursor=${cursor}`;
          const { titles: some, next } = await page(resident, `?limit=${limit}${more}`);
          seen.push(...some);
          cursor = next;
        }
        expect(seen).toEqual(whole);
      }),
      { numRuns: 8 },
    );
  });

  it('ends without another page where the last one is exactly full, and is empty where nothing is said', async () => {
    const { place, resident } = await fresh('Pas');
    expect(await page(resident)).toEqual({ titles: [], next: null });
    await insertTopic(test, place, { title: 'Satu' });
    await insertTopic(test, place, { title: 'Dua' });

    const full = await page(resident, '?limit=2');

    expect([full.titles.length, full.next]).toEqual([2, null]);
  });

  it.each([
    ['of another list', Buffer.from('{"at":"2026-11-21T03:00:00.000Z"}').toString('base64url')],
    ['that is no cursor', 'halaman-dua'],
    [
      'with a rank that is no number',
      Buffer.from(
        '{"rank":"3","lastPostAt":"2026-11-21T03:00:00.000Z","id":"018f0000-0000-7000-8000-000000000000"}',
      ).toString('base64url'),
    ],
  ])('refuses a cursor %s at its field', async (_what, cursor) => {
    const { resident } = await fresh('Kursor');

    const { status, errors } = await call(resident, 'GET', `/topics?cursor=${cursor}`);

    expect([status, Object.keys(errors ?? {})]).toEqual([422, ['cursor']]);
  });
});

describe('a search in the topics', () => {
  let at: Awaited<ReturnType<typeof fresh>>;
  let number: string;
  beforeAll(async () => {
    at = await fresh('Cari');
    await insertTopic(test, at.place, { title: 'Diskon 50% listrik' });
    await insertTopic(test, at.place, { title: 'Diskon 50 ribu' });
    await insertTopic(test, at.place, { title: 'Berkas_lama', body: 'Garis miring \\ di sini' });
    await insertTopic(test, at.place, { title: 'Berkas lama' });
    const id = await insertTopic(test, at.place, { title: 'Kolam renang', body: 'Ditutup sampai Senin' });
    number = (await call(at.resident, 'GET', `/topics/${id}`)).data.number;
  });

  it.each([
    ['a per cent as written, not as anything at all', '50%', ['Diskon 50% listrik']],
    ['an underscore as written, not as any letter', 's_l', ['Berkas_lama']],
    ['a backslash as written', 'miring \\ di', ['Berkas_lama']],
    ['the text as well as the title', 'sampai senin', ['Kolam renang']],
    ['letters of whatever size', 'KOLAM', ['Kolam renang']],
    ['nothing that is nowhere', 'tidak ada di mana pun', []],
  ])('finds %s', async (_what, q, expected) => {
    expect(await titles(at.resident, `?q=${encodeURIComponent(q)}`)).toEqual(expected);
  });

  it('finds a topic by its number, as people read it to each other', async () => {
    expect(await titles(at.resident, `?q=${number.toLowerCase()}`)).toEqual(['Kolam renang']);
  });

  it.each([
    ['of blanks alone', '%20%20'],
    ['longer than anybody types', 'a'.repeat(101)],
  ])('is refused where it is one %s', async (_what, q) => {
    const { status, errors } = await call(at.resident, 'GET', `/topics?q=${q}`);

    expect([status, Object.keys(errors ?? {})]).toEqual([422, ['q']]);
  });
});

describe('a filter of the topics', () => {
  it('by building shows what is said there and to its whole organisation, and nothing of another building', async () => {
    const { place, manager } = await fresh('Gedung');
    const otherId = await makeBuilding(test, place, 'Kedua');
    await insertTopic(test, place, { title: 'Di sini' });
    await insertTopic(test, { ...place, buildingId: otherId }, { title: 'Di sana' });
    await insertTopic(test, place, { title: 'Di semua', building_id: null });

    const found = await Promise.all([place.buildingId, otherId].map((id) => titles(manager, `?buildingId=${id}`)));

    expect(found.map((each) => each.toSorted())).toEqual([
      ['Di semua', 'Di sini'],
      ['Di sana', 'Di semua'],
    ]);
  });

  it('by a building of somebody else shows nothing, and does not say whether there is one', async () => {
    const { resident } = await fresh('Asing');
    const foreign: TestPlace = await makePlace(test, 'Tetangga');
    await insertTopic(test, foreign, { title: 'Rahasia' });

    expect(await page(resident, `?buildingId=${foreign.buildingId}`)).toEqual({ titles: [], next: null });
  });

  it('by kind and by what is over holds for both at once', async () => {
    const { place, resident } = await fresh('Saring');
    await insertTopic(test, place, { title: 'Diskusi' });
    await insertTopic(test, place, { title: 'Diskusi selesai', resolved_at: ago(1) });
    await insertPoll(test, place, { title: 'Polling' });
    const over = { publish_at: ago(9), valid_until: ago(1) };
    await insertTopic(test, place, { title: 'Pengumuman lewat', kind: 'announcement', ...over });

    const answers = await Promise.all(
      ['?kind=discussion', '?kind=discussion&show=resolved', '?show=resolved&kind=announcement', '?kind=poll'].map(
        (query) => titles(resident, query),
      ),
    );

    expect(answers).toEqual([['Diskusi'], ['Diskusi selesai'], ['Pengumuman lewat'], ['Polling']]);
  });

  it('takes a topic as over from the very moment that was said', async () => {
    const { place, resident } = await fresh('Saat');
    const end = { publish_at: ago(9), valid_until: new Date(test.clock.now) };
    await insertTopic(test, place, { title: 'Berakhir kini', kind: 'announcement', ...end });
    await insertTopic(test, place, {
      title: 'Sebentar lagi',
      kind: 'announcement',
      ...end,
      valid_until: new Date(test.clock.now + 1),
    });

    expect([await titles(resident), await titles(resident, '?show=resolved')]).toEqual([
      ['Sebentar lagi'],
      ['Berakhir kini'],
    ]);
  });
});
