import { randomUUIDv7 } from 'node:crypto';
import type { Notice } from '@imah/contract/notices';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  makeBuilding,
  makeMember,
  makePlace,
  type TestApp,
  type TestPerson,
  type TestPlace,
} from '@imah/server-platform/testing';
import { createTestApp } from '../testing/test-app.ts';

const day = 86_400_000;
let test: TestApp;
let place: TestPlace;
let before: number;
beforeAll(async () => {
  test = await createTestApp();
  before = test.clock.now;
});
afterAll(() => test.close());
beforeEach(async () => {
  test.clock.now = before;
  place = await makePlace(test, 'Kabar');
});

async function ask(
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path = '',
  body?: object,
  { version, who = place.owner, at = place.buildingId }: { version?: number; who?: TestPerson; at?: string } = {},
) {
  const answer = await test.app.inject({
    method,
    url: `/api/v1/buildings/${at}/notices${path}`,
    headers: { ...who.bearer, ...(version === undefined ? {} : { 'if-match': `"${version}"` }) },
    ...(body === undefined ? {} : { payload: body }),
  });
  const { data, errors, meta, current } = answer.body === '' ? {} : answer.json();
  return { status: answer.statusCode, data, meta, current, fields: Object.keys(errors ?? {}) };
}
const later = (ms: number) => new Date(test.clock.now + ms).toISOString();
const draft = (more: object = {}) => ({
  title: 'Air padam',
  body: 'Isi.',
  urgency: 'normal',
  expiresAt: later(day),
  ...more,
});
const write = async (more: object = {}): Promise<Notice> => (await ask('POST', '', draft(more))).data;
const titles = async (query = '') => (await ask('GET', query)).data.map(({ title }: Notice) => title);

describe('a notice', () => {
  it.each([
    ['with a title of blanks', { title: '   ' }, ['title']],
    ['with a title of two letters', { title: 'Ok' }, ['title']],
    ['with a title beyond its line', { title: 'a'.repeat(141) }, ['title']],
    ['with a text beyond a page', { body: 'a'.repeat(5001) }, ['body']],
    ['of an urgency that there is none of', { urgency: 'panic' }, ['urgency']],
    ['that ends at no time', { expiresAt: 'besok' }, ['expiresAt']],
    ['that ends at this very moment', { expiresAt: new Date(Date.UTC(2026, 10, 21, 3)).toISOString() }, ['expiresAt']],
  ])('is not written %s', async (_what, more, fields) => {
    const answer = await ask('POST', '', draft(more));

    expect([answer.status, answer.fields]).toEqual([422, fields]);
    expect(await titles()).toEqual([]);
  });

  it('is shown up to the moment at which it ends, and among those that have ended from then on', async () => {
    await write({ expiresAt: later(1000) });
    test.clock.now += 999;
    const shown = await titles();
    test.clock.now += 1;

    expect([shown, await titles(), await titles('?state=expired')]).toEqual([['Air padam'], [], ['Air padam']]);
  });

  it('that has ended can be shown again by another end', async () => {
    const { id } = await write({ expiresAt: later(1000) });
    test.clock.now += day / 24;

    const answer = await ask('PATCH', `/${id}`, { expiresAt: later(day) }, { version: 1 });

    expect([answer.status, await titles()]).toEqual([200, ['Air padam']]);
  });

  it('is not changed to an end that has passed, and stays as it was', async () => {
    const made = await write();

    const answer = await ask('PATCH', `/${made.id}`, { title: 'Lain', expiresAt: later(-1) }, { version: 1 });

    expect([answer.status, answer.fields]).toEqual([422, ['expiresAt']]);
    expect((await ask('GET')).data).toEqual([made]);
  });

  it('keeps what a change does not name', async () => {
    const made = await write({ urgency: 'important' });

    const { data } = await ask('PATCH', `/${made.id}`, { body: 'Sampai malam.' }, { version: 1 });

    expect(data).toEqual({ ...made, body: 'Sampai malam.', version: 2 });
  });

  it('of a version that has changed is refused with what stands there', async () => {
    const { id } = await write();
    await ask('PATCH', `/${id}`, { title: 'Air kecil' }, { version: 1 });

    const answers = [
      await ask('PATCH', `/${id}`, { title: 'Listrik' }, { version: 1 }),
      await ask('DELETE', `/${id}`, undefined, { version: 1 }),
    ];

    expect(answers.map(({ status, current }) => [status, current.title])).toEqual([
      [412, 'Air kecil'],
      [412, 'Air kecil'],
    ]);
  });

  it('taken back and changed at once is one of both', async () => {
    const { id } = await write();

    const answers = await Promise.all([
      ask('PATCH', `/${id}`, { title: 'Air kecil' }, { version: 1 }),
      ask('DELETE', `/${id}`, undefined, { version: 1 }),
    ]);

    expect([
      [200, 412],
      [204, 404],
    ]).toContainEqual(answers.map(({ status }) => status).toSorted((a, b) => a - b));
  });

  it('is not found by the address of another building of the organisation', async () => {
    const { id } = await write();
    const at = await makeBuilding(test, place, 'Kedua');

    const answers = [
      await ask('PATCH', `/${id}`, { title: 'Lain' }, { version: 1, at }),
      await ask('DELETE', `/${id}`, undefined, { version: 1, at }),
      await ask('DELETE', `/${randomUUIDv7()}`, undefined, { version: 1 }),
    ];

    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect((await ask('GET', '', undefined, { at })).data).toEqual([]);
  });

  it('names nobody once the account of its author is gone', async () => {
    const writer = await makeMember(test, place, 'Pengelola', ['building-manager']);
    const { data } = await ask('POST', '', draft(), { who: writer });
    await test.context.db.updateTable('notice').set({ author_id: null }).where('id', '=', data.id).execute();

    expect([data.author, (await ask('GET')).data[0].author]).toEqual(['Pengelola', null]);
  });
});

describe('the list of notices', () => {
  it('gives each once over all pages, the important ones first, also those of one moment', async () => {
    for (const [title, urgency] of [
      ['Biasa satu', 'normal'],
      ['Penting satu', 'important'],
      ['Biasa dua', 'normal'],
      ['Penting dua', 'important'],
    ])
      await write({ title, urgency });
    const whole: string[] = await titles();
    const seen: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const { data, meta }: Awaited<ReturnType<typeof ask>> = await ask(
        'GET',
        `?limit=1${cursor === '' ? '' : `&cursor=${cursor}`}`,
      );
      seen.push(...data.map(({ title }: Notice) => title));
      cursor = meta.nextCursor;
    }

    expect(seen).toEqual(whole);
    expect(whole.map((title) => title.split(' ')[0])).toEqual(['Penting', 'Penting', 'Biasa', 'Biasa']);
  });

  it.each([
    ['?cursor=halaman-dua', ['cursor']],
    ['?limit=0', ['limit']],
    ['?limit=100000', ['limit']],
    ['?limit=dua', ['limit']],
    ['?state=semua', ['state']],
  ])('refuses %s at its field', async (query, fields) => {
    const answer = await ask('GET', query);

    expect([answer.status, answer.fields]).toEqual([422, fields]);
  });
});
