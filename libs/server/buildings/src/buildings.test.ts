import { randomUUIDv7 } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeBuildingOf } from './testing/make-building-of.ts';
import {
  makeAlarm,
  makeDevice,
  makeMember,
  makePerson,
  makePlace,
  makeUnit,
  type TestApp,
  type TestPerson,
  type TestPlace,
} from '@imah/server-platform/testing';
import { createTestApp } from './testing/test-app.ts';

let test: TestApp;
let melati: TestPlace;
let resident: TestPerson;
let residentUnit: string;

beforeAll(async () => {
  test = await createTestApp();
  melati = await makePlace(test, 'Melati');
  resident = await makeMember(test, melati, 'Penghuni', ['resident']);
  residentUnit = await makeUnit(test, melati, 'A-01', resident);
  await makeUnit(test, melati, 'A-02', null);
  const own = await makeDevice(test, melati, { name: 'Meter A-01', unitId: residentUnit, online: true });
  const pump = await makeDevice(test, melati, { name: 'Pompa', online: false });
  await makeDevice(test, melati, { name: 'Baru', online: null });
  await makeDevice(test, melati, { name: 'Dimatikan', online: true, enabled: false });
  await raise(pump, true);
  await raise(own, true);
  await raise(own, false);
  await makeAlarm(test, melati, pump, { quiet: 'shelved' });
});
afterAll(() => test.close());

const raise = (deviceId: string, isActive: boolean) =>
  sql`
    INSERT INTO alarm (org_id, id, building_id, device_id, condition, severity, active, raised_at, last_at)
    VALUES (${melati.orgId}, ${randomUUIDv7()}, ${melati.buildingId}, ${deviceId}, 'offline', 'major', ${isActive}, now(), now())`.execute(
    test.context.db,
  );
const get = (url: string, person: TestPerson) => test.app.inject({ url, headers: person.bearer });
const names = async (person: TestPerson) =>
  (await get('/api/v1/buildings', person)).json().data.map((building: { name: string }) => building.name);
const add = (place: TestPlace, name: string) =>
  test.context.db.transaction().execute((trx) =>
    makeBuildingOf(
      trx,
      {
        orgId: place.orgId,
        name,
        kind: 'office',
        timeZone: 'Asia/Jayapura',
        address: { street: '', city: 'Jayapura', province: 'Papua' },
        locale: 'id',
        by: { kind: 'system' },
      },
      test.clock.now,
    ),
  );

it('shows a building with its units, its enabled devices by presence, its active alarms and those that tell nobody for a time', async () => {
  const answer = await get('/api/v1/buildings', melati.owner);

  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({
    data: [
      {
        id: melati.buildingId,
        orgId: melati.orgId,
        orgName: 'Melati',
        name: 'Gedung Melati',
        code: 'GEDUNG-MELATI',
        kind: 'apartment',
        timeZone: 'Asia/Jakarta',
        address: { street: 'Jalan Melati 1', city: 'Jakarta', province: 'DKI Jakarta' },
        status: 'active',
        version: 1,
        unitCount: 2,
        devices: { total: 3, online: 1, offline: 1, neverSeen: 1 },
        activeAlarms: 2,
        quietAlarms: 1,
        isDemo: false,
      },
    ],
    meta: { nextCursor: null },
  });
});

it('counts for a resident only what is theirs', async () => {
  const [building] = (await get('/api/v1/buildings', resident)).json().data;

  expect(building).toMatchObject({
    id: melati.buildingId,
    unitCount: 1,
    devices: { total: 1, online: 1, offline: 0, neverSeen: 0 },
    activeAlarms: 0,
    quietAlarms: 0,
  });
});

it('answers one building with the same row as the list', async () => {
  const [row] = (await get('/api/v1/buildings', melati.owner)).json().data;

  expect((await get(`/api/v1/buildings/${melati.buildingId}`, melati.owner)).json()).toEqual({ data: row });
});

it('shows the places of a building from the ground up', async () => {
  const { orgId, buildingId } = melati;
  const { db } = test.context;
  const section = await db
    .selectFrom('section')
    .select('id')
    .where('building_id', '=', buildingId)
    .executeTakeFirstOrThrow();
  await sql`
    INSERT INTO floor (org_id, id, section_id, level, label)
    VALUES (${orgId}, uuidv7(), ${section.id}, 1, 'Lantai 1'), (${orgId}, uuidv7(), ${section.id}, -1, 'Basemen')`.execute(
    db,
  );

  const { data } = (await get(`/api/v1/buildings/${buildingId}/places`, melati.owner)).json();

  expect(data.sections).toEqual([{ id: section.id, name: 'Bangunan Utama', kind: 'tower', position: 0, version: 1 }]);
  expect(data.floors.map((floor: { label: string }) => floor.label)).toEqual(['Basemen', 'Lantai Dasar', 'Lantai 1']);
  expect(data.units).toMatchObject([
    {
      id: residentUnit,
      floorId: data.floors[1].id,
      code: 'A-01',
      kind: 'residential',
      status: 'vacant',
      areaMilliM2: 36_000,
    },
    { code: 'A-02' },
  ]);
});

it('shows a resident the floor and section of their own unit, and no neighbour', async () => {
  const { data } = (await get(`/api/v1/buildings/${melati.buildingId}/places`, resident)).json();

  expect(data.sections).toHaveLength(1);
  expect(data.floors).toMatchObject([{ label: 'Lantai Dasar' }]);
  expect(data.units).toMatchObject([{ id: residentUnit }]);
});

it('narrows the list to the buildings a membership reaches, over all organisations of the person', async () => {
  const anggrek = await makePlace(test, 'Anggrek');
  const second = await add(anggrek, 'Menara Kedua');
  const person = await makeMember(test, anggrek, 'Manajer', ['building-manager'], [second]);
  await makeMember(test, melati, 'Lain', ['resident']);

  expect(await names(person)).toEqual(['Menara Kedua']);
  expect(await names(anggrek.owner)).toEqual(['Gedung Anggrek', 'Menara Kedua']);
  expect(await names(await makePerson(test, 'Tanpa'))).toEqual([]);
});

it('does not let an id of a foreign building in a membership reach over the organisation', async () => {
  const kamboja = await makePlace(test, 'Kamboja');
  const person = await makeMember(
    test,
    kamboja,
    'Curang',
    ['building-manager'],
    [kamboja.buildingId, melati.buildingId],
  );

  expect(await names(person)).toEqual(['Gedung Kamboja']);
  expect((await get(`/api/v1/buildings/${melati.buildingId}`, person)).statusCode).toBe(404);
});

it('shows no building to a group without building.view', async () => {
  expect(await names(await makeMember(test, melati, 'Vendor', ['vendor']))).toEqual([]);
});

it('gives the list page by page, by name without regard to case, each building once', async () => {
  const teratai = await makePlace(test, 'Teratai');
  for (const name of ['beringin', 'Akasia', 'Beringin', 'cemara', 'Damar']) await add(teratai, name);
  const seen: string[] = [];
  let cursor: string | null = '';

  while (cursor !== null) {
    const answer = await get(`/api/v1/buildings?limit=2${cursor === '' ? '' : `&cursor=${cursor}`}`, teratai.owner);
    expect(answer.json().data.length).toBeLessThanOrEqual(2);
    seen.push(...answer.json().data.map((building: { name: string }) => building.name));
    cursor = answer.json().meta.nextCursor;
  }

  expect(seen).toEqual(['Akasia', 'beringin', 'Beringin', 'cemara', 'Damar', 'Gedung Teratai']);
});

it.each([
  ['limit=0', { limit: ['Minimal 1'] }],
  ['limit=201', { limit: ['Paling besar 200'] }],
  ['limit=banyak', { limit: ['Harus berupa angka'] }],
  ['cursor=bukan', { cursor: ['Penanda halaman tidak berlaku'] }],
  [
    `cursor=${Buffer.from('{"sortKey":"a","id":"1"}').toString('base64url')}`,
    { cursor: ['Penanda halaman tidak berlaku'] },
  ],
])('refuses ?%s with 422', async (query, errors) => {
  const answer = await get(`/api/v1/buildings?${query}`, melati.owner);

  expect([answer.statusCode, answer.json().errors]).toEqual([422, errors]);
});

it('makes a code that is free in the organisation', async () => {
  const kenanga = await makePlace(test, 'Kenanga');
  await add(kenanga, 'Gedung Kenanga');
  await add(kenanga, 'gedung  kénanga!');
  await add(kenanga, '大厦');

  const { data } = (await get('/api/v1/buildings', kenanga.owner)).json();

  expect(data.map((building: { code: string }) => building.code).toSorted()).toEqual([
    'GEDUNG',
    'GEDUNG-KENANGA',
    'GEDUNG-KENANGA-2',
    'GEDUNG-KENANGA-3',
  ]);
});
