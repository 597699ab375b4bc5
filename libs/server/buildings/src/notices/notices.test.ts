import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeMember, makePlace, type TestApp, type TestPerson } from '@imah/server-platform/testing';
import { createTestApp } from '../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

async function fresh(name: string) {
  const place = await makePlace(test, name);
  const ask = async (
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    path: string,
    body?: object,
    version?: number,
    person: TestPerson = place.owner,
  ) => {
    const answer = await test.app.inject({
      method,
      url: `/api/v1/buildings/${place.buildingId}/notices${path}`,
      headers: { ...person.bearer, ...(version === undefined ? {} : { 'if-match': `"${version}"` }) },
      ...(body === undefined ? {} : { payload: body }),
    });
    const json = answer.body === '' ? null : answer.json();
    return { status: answer.statusCode, data: json?.data, meta: json?.meta, errors: json?.errors };
  };
  const titles = async (query = '', person?: TestPerson) =>
    (await ask('GET', query, undefined, undefined, person)).data.map(({ title }: { title: string }) => title);
  return { place, ask, titles };
}
const inDays = (days: number) => new Date(test.clock.now + days * 86_400_000).toISOString();
const draft = (title: string, days = 7, urgency = 'normal') => ({
  title,
  body: 'Isi.',
  urgency,
  expiresAt: inDays(days),
});

it('shows a notice to the people of the building, a resident too, until it expires', async () => {
  const { place, ask, titles } = await fresh('Melati');
  const resident = await makeMember(test, place, 'Warga', ['resident'], [place.buildingId]);

  const { status, data } = await ask('POST', '', draft('Air padam Sabtu', 1 / 24));

  expect([status, data]).toMatchObject([201, { title: 'Air padam Sabtu', author: 'Owner-Melati', version: 1 }]);
  expect(await titles('', resident)).toEqual(['Air padam Sabtu']);
  const before = test.clock.now;
  test.clock.now += 3_600_000;
  expect([await titles(), await titles('?state=expired')]).toEqual([[], ['Air padam Sabtu']]);
  test.clock.now = before;
});

it('puts important notices first, then the newest, over all pages', async () => {
  const { ask, titles } = await fresh('Mawar');
  for (const [index, urgency] of (['normal', 'important', 'normal'] as const).entries()) {
    test.clock.now += 1000;
    await ask('POST', '', draft(`Kabar ${index}`, 7, urgency));
  }

  const first = await ask('GET', '?limit=2');

  expect(first.data.map(({ title }: { title: string }) => title)).toEqual(['Kabar 1', 'Kabar 2']);
  expect(await titles(`?limit=2&cursor=${first.meta.nextCursor}`)).toEqual(['Kabar 0']);
});

it('changes and takes back by the version that was seen, and tells open pages', async () => {
  const { place, ask, titles } = await fresh('Dahlia');
  const { data } = await ask('POST', '', draft('Fogging'));

  expect((await ask('PATCH', `/${data.id}`, { title: 'Fogging hari Minggu' }, 1)).data).toMatchObject({ version: 2 });
  expect((await ask('PATCH', `/${data.id}`, { title: 'Lain' }, 1)).status).toBe(412);
  expect((await ask('DELETE', `/${data.id}`, undefined, 2)).status).toBe(204);
  expect(await titles()).toEqual([]);
  expect(
    test.liveCalls.filter((call) => call === `publish imah/v1/${place.orgId}/b/${place.buildingId}/ev`),
  ).toHaveLength(3);
});

it('takes no notice that has expired before it is shown', async () => {
  const { ask } = await fresh('Anggrek');

  expect((await ask('POST', '', draft('Kemarin', -1))).errors).toEqual({ expiresAt: ['Harus sesudah hari ini'] });
});

it('lets only those write who may', async () => {
  const { place, ask } = await fresh('Kenanga');
  const resident = await makeMember(test, place, 'Warga', ['resident'], [place.buildingId]);

  expect((await ask('POST', '', draft('Halo'), undefined, resident)).status).toBe(403);
});
