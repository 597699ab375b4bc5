import { defaultGroupKeys } from '@imah/contract/access';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeMember, makePerson, makePlace, type TestApp, type TestPerson } from '@imah/server-platform/testing';
import { createTestApp } from './testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const draft = {
  organization: { name: 'Griya Sejuk', kind: 'manager' },
  building: {
    name: 'Menara Kenari',
    kind: 'apartment',
    timeZone: 'Asia/Makassar',
    address: { street: 'Jalan Kenari 7', city: 'Makassar', province: 'Sulawesi Selatan', postalCode: '90111' },
  },
};
const board = (person: TestPerson | null, payload: unknown = draft, headers: Record<string, string> = {}) =>
  test.app.inject({
    method: 'POST',
    url: '/api/v1/auth/boarding',
    headers: { ...person?.bearer, ...headers, 'content-type': 'application/json' },
    payload: JSON.stringify(payload),
  });

it('S-45 makes the organisation and its first building, and who boards owns both', async () => {
  const person = await makePerson(test, 'Asep');

  const answer = await board(person);

  expect(answer.statusCode).toBe(201);
  const { organization, building } = answer.json().data;
  expect(organization).toEqual({ id: expect.any(String), name: 'Griya Sejuk', kind: 'manager', isDemo: false });
  expect(building).toEqual({
    ...draft.building,
    id: expect.any(String),
    orgId: organization.id,
    orgName: 'Griya Sejuk',
    code: 'MENARA-KENARI',
    status: 'active',
    version: 1,
    unitCount: 0,
    devices: { total: 0, online: 0, offline: 0, neverSeen: 0 },
    activeAlarms: 0,
    quietAlarms: 0,
    isDemo: false,
  });
  const whoami = (await test.app.inject({ url: '/api/v1/auth/whoami', headers: person.bearer })).json().data;
  expect(whoami.memberships).toMatchObject([
    { orgId: organization.id, groups: [{ name: 'Pemilik Organisasi' }], buildingIds: null },
  ]);
  expect(test.liveCalls).toContain(`refresh ${person.id}`);
});

it('gives the organisation its default groups, the building a first floor, and both a line in the audit', async () => {
  const person = await makePerson(test, 'Lilis');
  const { organization, building } = (await board(person)).json().data;
  const { db } = test.context;

  const groups = await db
    .selectFrom('member_group')
    .select('default_key')
    .where('org_id', '=', organization.id)
    .execute();
  const places = await test.app.inject({ url: `/api/v1/buildings/${building.id}/places`, headers: person.bearer });
  const audit = await db
    .selectFrom('audit_event')
    .select(['seq', 'actor_kind', 'actor_id', 'action', 'entity', 'entity_id', 'at'])
    .where('org_id', '=', organization.id)
    .orderBy('seq')
    .execute();

  expect(new Set(groups.map((group) => group.default_key))).toEqual(new Set(defaultGroupKeys));
  expect(places.json().data).toEqual({
    sections: [{ id: expect.any(String), name: 'Bangunan Utama', kind: 'tower', position: 0, version: 1 }],
    floors: [
      {
        id: expect.any(String),
        sectionId: places.json().data.sections[0].id,
        level: 0,
        label: 'Lantai Dasar',
        version: 1,
      },
    ],
    units: [],
  });
  const by = { actor_kind: 'user', actor_id: person.id, action: 'create', at: new Date(test.clock.now) };
  expect(audit).toEqual([
    { ...by, seq: 1, entity: 'organization', entity_id: organization.id },
    { ...by, seq: 2, entity: 'building', entity_id: building.id },
  ]);
});

it('refuses a second organisation with 409 in its own shape', async () => {
  const person = await makePerson(test, 'Ujang');
  await board(person);

  const answer = await board(person);

  expect(answer.statusCode).toBe(409);
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(answer.json()).toEqual({ message: 'Anda sudah memiliki organisasi.', isError: true });
});

it('makes one organisation of two calls at once', async () => {
  const person = await makePerson(test, 'Nining');

  const answers = await Promise.all([board(person), board(person)]);

  expect(answers.map((answer) => answer.statusCode).toSorted((a, b) => a - b)).toEqual([201, 409]);
});

it('lets somebody who only works in an organisation have one of their own', async () => {
  const technician = await makeMember(test, await makePlace(test, 'Dahlia'), 'Jajang', ['technician']);

  expect((await board(technician)).statusCode).toBe(201);
});

it('S-45, S-52: answers 422 with message, isError and the fields', async () => {
  const person = await makePerson(test, 'Entin');
  const payload = {
    organization: { name: '', kind: 'club' },
    building: {
      ...draft.building,
      code: 'ini kode',
      timeZone: 'Europe/Paris',
      address: { street: 'x'.repeat(201), province: '', postalCode: '123' },
    },
  };

  const indonesian = await board(person, payload);
  const english = await board(await makePerson(test, 'Ellen', 'en'), payload);

  expect(indonesian.statusCode).toBe(422);
  expect(indonesian.json()).toEqual({
    message: 'Validasi Salah, Cek Kembali Input',
    isError: true,
    errors: {
      'organization.name': ['Wajib diisi'],
      'organization.kind': ['Pilihan tidak tersedia'],
      'building.code': ['Hanya huruf, angka, dan tanda hubung, paling banyak 40 karakter'],
      'building.timeZone': ['Pilihan tidak tersedia'],
      'building.address.street': ['Paling banyak 200 karakter'],
      'building.address.city': ['Wajib diisi'],
      'building.address.postalCode': ['Kode pos terdiri dari 5 angka'],
    },
  });
  expect(english.json().errors['building.address.postalCode']).toEqual(['A postal code has 5 digits']);
});

it('S-45 keeps its shape for every refusal: no session, broken JSON, another site', async () => {
  const person = await makePerson(test, 'Dadan');
  const cookie = { cookie: `imah_session=${person.bearer.authorization.slice(7)}`, origin: 'https://elsewhere.test' };

  const none = await board(null);
  const broken = await test.app.inject({
    method: 'POST',
    url: '/api/v1/auth/boarding',
    headers: { ...person.bearer, 'content-type': 'application/json' },
    payload: '{',
  });
  const foreign = await board(null, draft, cookie);

  expect([none, broken, foreign].map((answer) => [answer.statusCode, answer.json()])).toEqual([
    [401, { message: 'Silakan masuk terlebih dahulu.', isError: true }],
    [400, { message: 'Permintaan tidak dapat dibaca.', isError: true }],
    [403, { message: 'Permintaan ini datang dari situs lain, jadi ditolak.', isError: true }],
  ]);
});
