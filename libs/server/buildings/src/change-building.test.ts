import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeMember, makePlace, type TestApp, type TestPerson, type TestPlace } from '@imah/server-platform/testing';
import { createTestApp } from './testing/test-app.ts';

let test: TestApp;
let place: TestPlace;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

type Method = 'GET' | 'POST' | 'PATCH';
const ask = (method: Method, url: string, person: TestPerson, body?: unknown, version?: number) =>
  test.app.inject({
    method,
    url: `/api/v1/${url}`,
    headers: { ...person.bearer, ...(version === undefined ? {} : { 'if-match': `"${version}"` }) },
    ...(body === undefined ? {} : { payload: body as object }),
  });
const fresh = async (name: string) => {
  place = await makePlace(test, name);
  return { place, url: `buildings/${place.buildingId}`, owner: place.owner };
};
const draft = {
  name: 'Kos Bu Tini',
  kind: 'boarding-house',
  timeZone: 'Asia/Jakarta',
  address: { street: '', city: 'Bandung', province: 'Jawa Barat' },
};

it('makes a building with a code of its name, and answers with its version', async () => {
  const {
    place: { orgId },
    owner,
  } = await fresh('Melati');

  const answer = await ask('POST', `organizations/${orgId}/buildings`, owner, draft);

  expect(answer.statusCode).toBe(201);
  expect(answer.headers['etag']).toBe('"1"');
  expect(answer.json().data).toMatchObject({ ...draft, orgId, code: 'KOS-BU-TINI', version: 1, unitCount: 0 });
});

it('refuses a code that is taken, at the field of the form', async () => {
  const {
    place: { orgId },
    owner,
  } = await fresh('Mawar');

  const answer = await ask('POST', `organizations/${orgId}/buildings`, owner, { ...draft, code: 'gedung-mawar' });

  expect([answer.statusCode, answer.json().errors]).toEqual([422, { code: ['Kode ini sudah dipakai'] }]);
});

it('lets nobody who reaches only some buildings make another one', async () => {
  const { place: here } = await fresh('Dahlia');
  const manager = await makeMember(test, here, 'Manajer', ['building-manager'], [here.buildingId]);

  const answer = await ask('POST', `organizations/${here.orgId}/buildings`, manager, draft);

  expect(answer.statusCode).toBe(403);
  const made = await test.context.db.selectFrom('building').select('id').where('org_id', '=', here.orgId).execute();
  expect(made).toEqual([{ id: here.buildingId }]);
});

it('changes only what is named, raises the version and writes both sides down', async () => {
  const { place: here, url, owner } = await fresh('Anggrek');

  const answer = await ask('PATCH', url, owner, { name: 'Menara Anggrek' }, 1);

  expect(answer.statusCode).toBe(200);
  expect(answer.headers['etag']).toBe('"2"');
  expect(answer.json().data).toMatchObject({ name: 'Menara Anggrek', code: 'GEDUNG-ANGGREK', version: 2 });
  const audit = await test.context.db
    .selectFrom('audit_event')
    .select(['action', 'entity', 'before', 'after'])
    .where('org_id', '=', here.orgId)
    .orderBy('seq', 'desc')
    .executeTakeFirst();
  expect(audit).toEqual({
    action: 'update',
    entity: 'building',
    before: { name: 'Gedung Anggrek' },
    after: { name: 'Menara Anggrek' },
  });
  expect(test.liveCalls).toContain(`publish imah/v1/${here.orgId}/b/${here.buildingId}/ev`);
});

it('asks for the version, and refuses an old one with what stands there now', async () => {
  const { url, owner } = await fresh('Kenanga');
  await ask('PATCH', url, owner, { name: 'Yang Pertama' }, 1);

  const without = await ask('PATCH', url, owner, { name: 'Yang Kedua' });
  const late = await ask('PATCH', url, owner, { name: 'Yang Kedua' }, 1);

  expect([without.statusCode, without.json().code]).toEqual([428, 'PERLU_VERSI']);
  expect([late.statusCode, late.json().code]).toEqual([412, 'VERSI_BERUBAH']);
  expect(late.json().current).toMatchObject({ name: 'Yang Pertama', version: 2 });
});

it('lets exactly one of two changes of the same version through', async () => {
  const { url, owner } = await fresh('Teratai');

  const answers = await Promise.all(['Satu', 'Dua', 'Tiga'].map((name) => ask('PATCH', url, owner, { name }, 1)));

  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 412, 412]);
});

it('takes an archived building out of the lists, and brings it back', async () => {
  const { url, owner } = await fresh('Cempaka');
  const listed = async (query = '') =>
    (await ask('GET', `buildings${query}`, owner)).json().data.map(({ name }: { name: string }) => name);

  const archived = await ask('POST', `${url}/archive`, owner, undefined, 1);

  expect([archived.statusCode, archived.json().data.status]).toEqual([200, 'archived']);
  expect([await listed(), await listed('?status=archived')]).toEqual([[], ['Gedung Cempaka']]);
  expect((await ask('GET', url, owner)).statusCode).toBe(200);

  const back = await ask('POST', `${url}/unarchive`, owner, undefined, 2);

  expect([back.statusCode, back.json().data.status]).toEqual([200, 'active']);
  expect(await listed()).toEqual(['Gedung Cempaka']);
});
