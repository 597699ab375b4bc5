import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  makeDevice,
  makeMember,
  makePlace,
  makeUnit,
  type TestApp,
  type TestPerson,
  type TestPlace,
} from '@imah/server-platform/testing';
import { createTestApp } from '../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

async function fresh(name: string) {
  const place = await makePlace(test, name);
  const ask = async (
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE' | 'PUT',
    path: string,
    body?: object,
    version?: number,
    person: TestPerson = place.owner,
  ) => {
    const answer = await test.app.inject({
      method,
      url: `/api/v1/buildings/${place.buildingId}/${path}`,
      headers: { ...person.bearer, ...(version === undefined ? {} : { 'if-match': `"${version}"` }) },
      ...(body === undefined ? {} : { payload: body }),
    });
    const json = answer.body === '' ? null : answer.json();
    return { status: answer.statusCode, data: json?.data, errors: json?.errors, code: json?.code };
  };
  const places = async () => (await ask('GET', 'places')).data;
  const { sections, floors } = await places();
  return { place, ask, places, section: sections[0], floor: floors[0] };
}
const audit = (place: TestPlace) =>
  test.context.db
    .selectFrom('audit_event')
    .select(['action', 'entity', 'before', 'after'])
    .where('org_id', '=', place.orgId)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
const home = (floorId: string, code: string, areaMilliM2 = 36_000) => ({
  floorId,
  code,
  kind: 'residential',
  areaMilliM2,
});

it('adds sections, floors and units that stand where they were put', async () => {
  const { ask, places } = await fresh('Melati');

  const tower = (await ask('POST', 'sections', { name: 'Menara B', kind: 'tower' })).data;
  const floor = (await ask('POST', 'floors', { sectionId: tower.id, level: 3, label: 'Lantai 3' })).data;
  const unit = await ask('POST', 'units', home(floor.id, 'b-0301'));

  expect(tower).toMatchObject({ name: 'Menara B', kind: 'tower', position: 1, version: 1 });
  expect(floor).toMatchObject({ sectionId: tower.id, level: 3, label: 'Lantai 3', version: 1 });
  expect([unit.status, unit.data]).toMatchObject([201, { code: 'B-0301', status: 'vacant', nppE6: null, version: 1 }]);
  expect((await places()).units).toEqual([unit.data]);
});

it('puts a section elsewhere among the others, which keep their order', async () => {
  const { place, ask, places, section } = await fresh('Kenanga');
  const { data: b } = await ask('POST', 'sections', { name: 'Menara B', kind: 'tower' });
  const { data: c } = await ask('POST', 'sections', { name: 'Menara C', kind: 'tower' });

  const moved = await ask('PATCH', `sections/${c.id}`, { position: 0 }, 1);

  expect(moved.data).toEqual({ ...c, position: 0, version: 2 });
  expect((await places()).sections).toEqual([
    { ...c, position: 0, version: 2 },
    { ...section, position: 1 },
    { ...b, position: 2 },
  ]);
  expect(await audit(place)).toMatchObject({ before: { position: 2 }, after: { position: 0 } });

  await ask('PATCH', `sections/${c.id}`, { position: 10_000 }, 2);
  expect(
    (await places()).sections.map(({ name, position }: { name: string; position: number }) => [name, position]),
  ).toEqual([
    [section.name, 0],
    ['Menara B', 1],
    ['Menara C', 2],
  ]);
});

it('takes each section name, each level and each unit code once', async () => {
  const { ask, section, floor } = await fresh('Mawar');
  await ask('POST', 'units', home(floor.id, 'A-1'));

  expect((await ask('POST', 'sections', { name: 'bangunan utama', kind: 'block' })).errors).toEqual({
    name: ['Nama ini sudah dipakai'],
  });
  expect((await ask('POST', 'floors', { sectionId: section.id, level: 0, label: 'Lobi' })).errors).toEqual({
    level: ['Lantai ini sudah ada'],
  });
  expect((await ask('POST', 'units', home(floor.id, 'A-1'))).errors).toEqual({ code: ['Kode ini sudah dipakai'] });
});

it('puts nothing on a floor or into a section of another building', async () => {
  const { ask } = await fresh('Dahlia');
  const other = await fresh('Anggrek');

  const answers = [
    await ask('POST', 'units', home(other.floor.id, 'A-1')),
    await ask('POST', 'floors', { sectionId: other.section.id, level: 5, label: 'Lima' }),
    await ask('PATCH', `floors/${other.floor.id}`, { label: 'Curian' }, 1),
    await ask('DELETE', `sections/${other.section.id}`, undefined, 1),
  ];

  expect(answers.map(({ status }) => status)).toEqual([422, 422, 404, 404]);
});

it('changes what is named by the version a person saw, and writes both sides down', async () => {
  const { place, ask, floor } = await fresh('Kenanga');
  const { data: unit } = await ask('POST', 'units', home(floor.id, 'A-1'));

  const changed = await ask('PATCH', `units/${unit.id}`, { status: 'renovation' }, 1);

  expect([changed.status, changed.data]).toEqual([200, { ...unit, status: 'renovation', version: 2 }]);
  expect(await audit(place)).toEqual({
    action: 'update',
    entity: 'unit',
    before: { status: 'vacant' },
    after: { status: 'renovation' },
  });
  expect((await ask('PATCH', `units/${unit.id}`, { status: 'vacant' }, 1)).status).toBe(412);
  expect((await ask('PATCH', `units/${unit.id}`, { status: 'vacant' })).status).toBe(428);
});

it('deletes a section or a floor only when nothing is in it', async () => {
  const { place, ask, section, floor } = await fresh('Teratai');
  await ask('POST', 'units', home(floor.id, 'A-1'));
  const { data: empty } = await ask('POST', 'floors', { sectionId: section.id, level: 1, label: 'Lantai 1' });

  expect((await ask('DELETE', `floors/${floor.id}`, undefined, 1)).code).toBe('TEMPAT_BERISI');
  expect((await ask('DELETE', `sections/${section.id}`, undefined, 1)).code).toBe('TEMPAT_BERISI');
  expect((await ask('DELETE', `floors/${empty.id}`, undefined, 1)).status).toBe(204);
  expect(await audit(place)).toMatchObject({ action: 'delete', entity: 'floor', before: { label: 'Lantai 1' } });
});

it('deletes units so that they can be brought back, all of them or none', async () => {
  const { ask, places, floor } = await fresh('Cempaka');
  const units = [];
  for (const code of ['A-1', 'A-2']) units.push((await ask('POST', 'units', home(floor.id, code))).data);
  const named = units.map(({ id, version }) => ({ id, version }));

  const stale = await ask('POST', 'units/delete', { units: [named[0], { ...named[1], version: 9 }] });
  expect([stale.status, (await places()).units]).toEqual([412, units]);

  expect((await ask('POST', 'units/delete', { units: named })).status).toBe(200);
  expect((await places()).units).toEqual([]);
  expect((await ask('PATCH', `units/${units[0].id}`, { code: 'X' }, 2)).status).toBe(404);

  expect((await ask('POST', 'units/restore', { unitIds: units.map(({ id }) => id) })).status).toBe(200);
  expect((await places()).units.map(({ code }: { code: string }) => code)).toEqual(['A-1', 'A-2']);
});

it('does not bring a unit back whose code was given away, nor one that was not deleted', async () => {
  const { ask, floor } = await fresh('Kamboja');
  const { data: unit } = await ask('POST', 'units', home(floor.id, 'A-1'));
  await ask('POST', 'units/delete', { units: [{ id: unit.id, version: 1 }] });
  const { data: heir } = await ask('POST', 'units', home(floor.id, 'A-1'));

  expect((await ask('POST', 'units/restore', { unitIds: [unit.id] })).code).toBe('KODE_SUDAH_DIPAKAI');
  expect((await ask('POST', 'units/restore', { unitIds: [heir.id] })).status).toBe(404);
});

it('keeps a unit in which somebody lives or a device stands', async () => {
  const { place, ask } = await fresh('Flamboyan');
  const resident = await makeMember(test, place, 'Warga', ['resident']);
  const lived = await makeUnit(test, place, 'A-1', resident);
  const metered = await makeUnit(test, place, 'A-2', null);
  await makeDevice(test, place, { name: 'Meter', unitId: metered });

  for (const id of [lived, metered]) {
    expect((await ask('POST', 'units/delete', { units: [{ id, version: 1 }] })).code).toBe('UNIT_DIPAKAI');
  }
});

it('sets the shares of a whole building by area, together exactly 100 %', async () => {
  const { ask, places, floor } = await fresh('Seruni');
  for (const [code, area] of [
    ['A-1', 30_000],
    ['A-2', 30_000],
    ['A-3', 30_001],
  ] as const)
    await ask('POST', 'units', home(floor.id, code, area));
  await ask('POST', 'units', { ...home(floor.id, 'LOBI', 90_000), kind: 'common' });

  expect((await ask('PUT', 'npp', { by: 'area' })).data).toEqual({ units: 3 });

  const { units } = await places();
  const shares = units.map(({ nppE6 }: { nppE6: number | null }) => nppE6);
  expect(shares).toEqual([33_332_963, 33_332_963, 33_334_074, null]);
});

it('refuses shares that are not 100 % together, and a change that would make them so', async () => {
  const { ask, places, floor } = await fresh('Wijaya');
  const { data: one } = await ask('POST', 'units', home(floor.id, 'A-1'));
  const { data: two } = await ask('POST', 'units', home(floor.id, 'A-2'));
  const values = (first: number, second: number) => ({
    by: 'values',
    values: [
      { unitId: one.id, nppE6: first },
      { unitId: two.id, nppE6: second },
    ],
  });

  expect((await ask('PUT', 'npp', values(60_000_000, 39_999_899))).errors).toEqual({
    values: ['Jumlah NPP semua unit harus 100%'],
  });
  expect((await ask('PUT', 'npp', values(60_000_000, 39_999_900))).status).toBe(200);
  expect((await ask('POST', 'units', home(floor.id, 'A-3'))).code).toBe('NPP_TIDAK_GENAP');
  expect((await ask('POST', 'units/delete', { units: [{ id: one.id, version: 2 }] })).code).toBe('NPP_TIDAK_GENAP');
  expect((await places()).units).toHaveLength(2);
  expect((await ask('PUT', 'npp', { by: 'none' })).data).toEqual({ units: 0 });
  expect((await ask('POST', 'units', home(floor.id, 'A-3'))).status).toBe(201);
});

it('gives each code to one of many who ask for it at the same moment', async () => {
  const { ask, floor } = await fresh('Bakung');

  const answers = await Promise.all(Array.from({ length: 6 }, () => ask('POST', 'units', home(floor.id, 'A-1'))));

  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 422, 422, 422, 422, 422]);
});

it('tells what happened to a unit, and who lives there only to those who may know', async () => {
  const { place, ask, floor } = await fresh('Sedap');
  const technician = await makeMember(test, place, 'Teknisi', ['technician']);
  const { data: unit } = await ask('POST', 'units', home(floor.id, 'A-1'));
  await ask('PATCH', `units/${unit.id}`, { status: 'renovation' }, 1);
  const stay = { role: 'tenant', from: '2026-11-01', isBillingParty: true, person: { name: 'Ani' } };
  expect((await ask('POST', `units/${unit.id}/occupancies`, stay)).status).toBe(201);

  const timeline = `units/${unit.id}/timeline`;
  const seen = (await ask('GET', timeline)).data;
  const hidden = (await ask('GET', timeline, undefined, undefined, technician)).data;

  const line = ({ kind, subject, fields }: { kind: string; subject: string | null; fields: string[] }) =>
    [kind, subject, ...fields].join(' ');
  expect(new Set(seen.map(line))).toEqual(new Set(['created ', 'changed  status', 'moved-in Ani tenant']));
  expect(new Set(hidden.map(line))).toEqual(new Set(['created ', 'changed  status', 'moved-in  tenant']));
});
