import { randomUUIDv7 } from 'node:crypto';
import { wholeNppE6 } from '@imah/contract/buildings/words';
import type { Unit } from '@imah/contract/buildings';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  makeDevice,
  makeMember,
  makePerson,
  makePlace,
  moveIn,
  type TestApp,
  type TestPerson,
  type TestPlace,
} from '@imah/server-platform/testing';
import { createTestApp } from './testing/test-app.ts';

let test: TestApp;
let place: TestPlace;
let floorId: string;
let sectionId: string;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  place = await makePlace(test, 'Tempat');
  const { sections, floors } = await places();
  [sectionId, floorId] = [sections[0].id, floors[0].id];
});

async function ask(
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE' | 'PUT',
  path: string,
  body?: object,
  { version, who = place.owner }: { readonly version?: number; readonly who?: TestPerson } = {},
) {
  const answer = await test.app.inject({
    method,
    url: `/api/v1/buildings/${place.buildingId}/${path}`,
    headers: { ...who.bearer, ...(version === undefined ? {} : { 'if-match': `"${version}"` }) },
    ...(body === undefined ? {} : { payload: body }),
  });
  const { data, errors, code, current } = answer.body === '' ? {} : answer.json();
  return { status: answer.statusCode, data, code, current, fields: Object.keys(errors ?? {}) };
}
const places = async () => (await ask('GET', 'places')).data;
const home = (code: string, more: object = {}) => ({
  floorId,
  code,
  kind: 'residential',
  areaMilliM2: 36_000,
  ...more,
});
const add = async (code: string, more: object = {}): Promise<Unit> =>
  (await ask('POST', 'units', home(code, more))).data;
const remove = (...units: readonly Pick<Unit, 'id' | 'version'>[]) =>
  ask('POST', 'units/delete', { units: units.map(({ id, version }) => ({ id, version })) });
const restore = (...unitIds: readonly string[]) => ask('POST', 'units/restore', { unitIds });
const codes = async (): Promise<string[]> => (await places()).units.map(({ code }: Unit) => code);

describe('a section', () => {
  it.each([
    ['a name of blanks', { name: '  ', kind: 'tower' }, ['name']],
    ['a name longer than its line', { name: 'a'.repeat(121), kind: 'tower' }, ['name']],
    ['a kind that there is none of', { name: 'Menara B', kind: 'castle' }, ['kind']],
    ['nothing at all', {}, ['name', 'kind']],
  ])('is not made with %s', async (_what, body, fields) => {
    const answer = await ask('POST', 'sections', body);

    expect([answer.status, answer.fields]).toEqual([422, fields]);
  });

  it('has a name of its own, whatever the size of its letters; another building may have the same', async () => {
    await ask('POST', 'sections', { name: 'Menara Ø', kind: 'tower' });

    const again = await ask('POST', 'sections', { name: 'menara ø', kind: 'block' });
    place = await makePlace(test, 'Sebelah');
    const elsewhere = await ask('POST', 'sections', { name: 'Menara Ø', kind: 'tower' });

    expect([again.status, again.fields, elsewhere.status]).toEqual([422, ['name'], 201]);
  });

  it('keeps its own name when something else of it is changed', async () => {
    const { data } = await ask('POST', 'sections', { name: 'Menara B', kind: 'tower' });

    const answer = await ask('PATCH', `sections/${data.id}`, { name: 'Menara B', kind: 'block' }, { version: 1 });

    expect([answer.status, answer.data.kind, answer.data.version]).toEqual([200, 'block', 2]);
  });

  it('put behind the last one stands last, however far it is put', async () => {
    for (const name of ['B', 'C']) await ask('POST', 'sections', { name, kind: 'tower' });

    await ask('PATCH', `sections/${sectionId}`, { position: 10_000 }, { version: 1 });

    const names = (await places()).sections.map(({ name }: { name: string }) => name);
    expect(names).toEqual(['B', 'C', 'Bangunan Utama']);
  });

  it.each([-1, 10_001, 1.5])('is not put at position %s', async (position) => {
    const answer = await ask('PATCH', `sections/${sectionId}`, { position }, { version: 1 });

    expect([answer.status, answer.fields]).toEqual([422, ['position']]);
  });

  it('of a version that has changed is refused with what stands there', async () => {
    await ask('PATCH', `sections/${sectionId}`, { name: 'Menara A' }, { version: 1 });

    const late = await ask('PATCH', `sections/${sectionId}`, { name: 'Menara X' }, { version: 1 });
    const gone = await ask('DELETE', `sections/${sectionId}`, undefined, { version: 1 });

    expect([late, gone].map(({ status, current }) => [status, current.name])).toEqual([
      [412, 'Menara A'],
      [412, 'Menara A'],
    ]);
  });

  it('keeps its device: with one on a floor of it, it cannot be deleted', async () => {
    const deviceId = await makeDevice(test, place, { name: 'Pompa' });
    await test.context.db.updateTable('device').set({ floor_id: floorId }).where('id', '=', deviceId).execute();

    const answers = [
      await ask('DELETE', `sections/${sectionId}`, undefined, { version: 1 }),
      await ask('DELETE', `floors/${floorId}`, undefined, { version: 1 }),
    ];

    expect(answers.map(({ status, code }) => [status, code])).toEqual([
      [409, 'TEMPAT_BERISI'],
      [409, 'TEMPAT_BERISI'],
    ]);
  });
});

describe('a floor', () => {
  const floor = (level: number, more: object = {}) => ({ sectionId, level, label: `Lantai ${level}`, ...more });

  it.each([
    ['below what can be dug', { level: -100 }, ['level']],
    ['above what can be built', { level: 1000 }, ['level']],
    ['between two floors', { level: 1.5 }, ['level']],
    ['without a label', { label: ' ' }, ['label']],
    ['of a section that is none', { sectionId: randomUUIDv7() }, ['sectionId']],
    ['of what is no id', { sectionId: 'menara' }, ['sectionId']],
  ])('is not made %s', async (_what, more, fields) => {
    const answer = await ask('POST', 'floors', floor(3, more));

    expect([answer.status, answer.fields]).toEqual([422, fields]);
  });

  it('may stand at a level that another section has', async () => {
    const { data } = await ask('POST', 'sections', { name: 'Menara B', kind: 'tower' });

    const answers = [
      await ask('POST', 'floors', floor(0, { sectionId: data.id })),
      await ask('POST', 'floors', floor(0)),
    ];

    expect(answers.map(({ status, fields }) => [status, fields])).toEqual([
      [201, []],
      [422, ['level']],
    ]);
  });

  it('does not move onto a level that is taken, and may keep its own', async () => {
    const { data } = await ask('POST', 'floors', floor(3));

    const taken = await ask('PATCH', `floors/${data.id}`, { level: 0 }, { version: 1 });
    const own = await ask('PATCH', `floors/${data.id}`, { level: 3, label: 'Tiga' }, { version: 1 });

    expect([taken.fields, own.status, own.data.label]).toEqual([['level'], 200, 'Tiga']);
  });

  it('at one level is made once, however many ask for it at one moment', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => ask('POST', 'floors', floor(7))));

    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 422, 422]);
  });
});

describe('a unit', () => {
  it.each([
    ['a code with blanks in it', { code: 'A 01' }, ['code']],
    ['a code that is longer than a sign', { code: 'A'.repeat(41) }, ['code']],
    ['an area of nothing', { areaMilliM2: 0 }, ['areaMilliM2']],
    ['an area of less than nothing', { areaMilliM2: -1 }, ['areaMilliM2']],
    ['an area in parts of a thousandth', { areaMilliM2: 36_000.5 }, ['areaMilliM2']],
    ['an area larger than a town', { areaMilliM2: 1_000_000_001 }, ['areaMilliM2']],
    ['a kind that there is none of', { kind: 'cellar' }, ['kind']],
    ['a status that there is none of', { status: 'haunted' }, ['status']],
    ['a floor that is none', { floorId: randomUUIDv7() }, ['floorId']],
  ])('is not made with %s', async (_what, more, fields) => {
    const answer = await ask('POST', 'units', home('A-01', more));

    expect([answer.status, answer.fields]).toEqual([422, fields]);
  });

  it('is found by its code whatever the size of its letters and blanks around it', async () => {
    await add('A-01');

    const answer = await ask('POST', 'units', home('  a-01 '));

    expect([answer.status, answer.fields]).toEqual([422, ['code']]);
  });

  it('does not take the code of another by a change, and may keep its own', async () => {
    await add('A-01');
    const { id } = await add('A-02');

    const taken = await ask('PATCH', `units/${id}`, { code: 'a-01' }, { version: 1 });
    const own = await ask('PATCH', `units/${id}`, { code: 'A-02', status: 'occupied' }, { version: 1 });

    expect([taken.fields, own.status, own.data.status]).toEqual([['code'], 200, 'occupied']);
  });

  it('changed by two at once is the change of one of them', async () => {
    const { id } = await add('A-01');

    const answers = await Promise.all([
      ask('PATCH', `units/${id}`, { areaMilliM2: 40_000 }, { version: 1 }),
      ask('PATCH', `units/${id}`, { areaMilliM2: 50_000 }, { version: 1 }),
    ]);

    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 412]);
  });

  it('has one code even where two change theirs to the same at one moment', async () => {
    const [one, two] = [await add('A-01'), await add('A-02')];

    const answers = await Promise.all(
      [one, two].map(({ id }) => ask('PATCH', `units/${id}`, { code: 'A-09' }, { version: 1 })),
    );

    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
  });

  it('is not there for who belongs to no building of the organisation', async () => {
    const { id } = await add('A-01');
    const who = await makePerson(test, 'Asing');

    const answers = [
      await ask('PATCH', `units/${id}`, { code: 'A-02' }, { version: 1, who }),
      await ask('POST', 'units', home('A-02'), { who }),
      await ask('GET', `units/${id}/timeline`, undefined, { who }),
    ];

    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
  });

  it.each([
    ['a technician', 'technician', 403],
    // Who sees only their own does not learn what else there is.
    ['a resident', 'resident', 404],
    ['somebody at the reception', 'reception', 403],
  ] as const)('is not made, changed or deleted by %s', async (_what, group, status) => {
    const unit = await add('A-01');
    const who = await makeMember(test, place, 'Orang', [group], [place.buildingId]);
    // Whoever lives there sees the building at least.
    await moveIn(test, place, unit.id, who, '[2026-01-01,)');

    const answers = [
      await ask('POST', 'units', home('A-02'), { who }),
      await ask('PATCH', `units/${unit.id}`, { code: 'A-02' }, { version: 1, who }),
      await ask('POST', 'units/delete', { units: [{ id: unit.id, version: 1 }] }, { who }),
      await ask('POST', 'units/restore', { unitIds: [unit.id] }, { who }),
      await ask('PUT', 'npp', { by: 'area' }, { who }),
    ];

    expect(answers.map((answer) => answer.status)).toEqual([status, status, status, status, status]);
    expect(await codes()).toEqual(['A-01']);
  });
});

describe('units that are deleted', () => {
  it('are all deleted or none: one that changed meanwhile keeps the others', async () => {
    const [one, two] = [await add('A-01'), await add('A-02')];
    await ask('PATCH', `units/${two.id}`, { status: 'occupied' }, { version: 1 });

    const refused = await remove(one, two);

    expect([refused.status, refused.current.code]).toEqual([412, 'A-02']);
    expect(await codes()).toEqual(['A-01', 'A-02']);
  });

  it('are not those of another building, nor those that are gone', async () => {
    const here = await add('A-01');
    await remove(here);
    const answers = [await remove(here), await remove({ id: randomUUIDv7(), version: 1 })];

    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
  });

  it('stay where somebody moves in only later, and go where everybody has moved out by the day of the building', async () => {
    const guest = await makePerson(test, 'Tamu');
    const [soon, over] = [await add('A-01'), await add('A-02')];
    await moveIn(test, place, soon.id, guest, '[2027-01-01,)');
    // It is the 21st in Jakarta: whoever had it until the 21st is out.
    await moveIn(test, place, over.id, guest, '[2026-01-01,2026-11-21)');

    const answers = [await remove(soon), await remove(over)];

    expect(answers.map(({ status, code }) => [status, code])).toEqual([
      [409, 'UNIT_DIPAKAI'],
      [200, undefined],
    ]);
  });

  it('stay where somebody lives until the end of this very day', async () => {
    const unit = await add('A-01');
    await moveIn(test, place, unit.id, await makePerson(test, 'Tamu'), '[2026-01-01,2026-11-22)');

    expect((await remove(unit)).code).toBe('UNIT_DIPAKAI');
  });

  it('stay while a device is in them, and go once that was put away', async () => {
    const unit = await add('A-01');
    const deviceId = await makeDevice(test, place, { name: 'Meter air' });
    const { db } = test.context;
    await db.updateTable('device').set({ unit_id: unit.id }).where('id', '=', deviceId).execute();
    const used = await remove(unit);
    const away = { enabled: false, archived_at: new Date() };
    await db.updateTable('device').set(away).where('id', '=', deviceId).execute();

    expect([used.code, (await remove(unit)).status]).toEqual(['UNIT_DIPAKAI', 200]);
  });

  it('come back as they were, with their next version', async () => {
    const unit = await add('A-01', { status: 'occupied' });
    await remove(unit);

    const answer = await restore(unit.id);

    expect(answer.data).toEqual({ unitIds: [unit.id] });
    expect((await places()).units).toEqual([{ ...unit, version: 3 }]);
  });

  it('do not come back where two of them had one code after each other', async () => {
    const first = await add('A-01');
    await remove(first);
    const second = await add('A-01');
    await remove(second);

    const both = await restore(first.id, second.id);
    const one = await restore(second.id);

    expect([both.status, both.code, one.status]).toEqual([409, 'KODE_SUDAH_DIPAKAI', 200]);
  });

  it('come back once, where two ask for it at one moment', async () => {
    const unit = await add('A-01');
    await remove(unit);

    const answers = await Promise.all([restore(unit.id), restore(unit.id)]);

    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404]);
  });

  it('leave their floor to be deleted, and are then gone with it', async () => {
    const unit = await add('A-01');
    await remove(unit);

    const gone = await ask('DELETE', `floors/${floorId}`, undefined, { version: 1 });

    expect([gone.status, (await restore(unit.id)).status]).toEqual([204, 404]);
  });

  it.each([
    ['none', []],
    ['more than a thousand', Array.from({ length: 1001 }, () => randomUUIDv7())],
  ])('are refused where %s is named', async (_what, unitIds) => {
    const answer = await ask('POST', 'units/restore', { unitIds });

    expect([answer.status, answer.fields]).toEqual([422, ['unitIds']]);
  });
});

describe('the shares of a building', () => {
  const half = wholeNppE6 / 2;
  const values = (...pairs: readonly (readonly [Unit, number])[]) => ({
    by: 'values',
    values: pairs.map(([{ id }, nppE6]) => ({ unitId: id, nppE6 })),
  });
  const shares = async () => (await places()).units.map(({ nppE6 }: Unit) => nppE6);

  it('by value are taken whole, and none of them where they are not 100 % together', async () => {
    const [one, two] = [await add('A-01'), await add('A-02')];
    await ask('PUT', 'npp', values([one, half], [two, half]));

    const answers = [
      await ask('PUT', 'npp', values([one, half], [two, half - 101])),
      await ask('PUT', 'npp', values([one, wholeNppE6])),
    ];

    expect(answers.map(({ status, fields }) => [status, fields])).toEqual([
      [422, ['values']],
      [422, ['values']],
    ]);
    expect(await shares()).toEqual([half, half]);
  });

  it('may miss 100 % by what rounding on paper leaves', async () => {
    const [one, two] = [await add('A-01'), await add('A-02')];

    expect((await ask('PUT', 'npp', values([one, half], [two, half - 100]))).status).toBe(200);
  });

  it('are none of what belongs to all, nor of another building', async () => {
    const [one, lobby] = [await add('A-01'), await add('LOBI', { kind: 'common' })];

    const answers = [
      await ask('PUT', 'npp', values([one, half], [lobby, half])),
      await ask('PUT', 'npp', values([one, half], [{ ...one, id: randomUUIDv7() }, half])),
    ];

    expect(answers.map(({ fields }) => fields)).toEqual([['values.1.unitId'], ['values.1.unitId']]);
    expect((await ask('PUT', 'npp', { by: 'area' })).data).toEqual({ units: 1 });
    expect(await shares()).toEqual([wholeNppE6, null]);
  });

  it('that are set keep a unit from coming, from going and from becoming what belongs to all', async () => {
    const [one, two] = [await add('A-01'), await add('A-02')];
    await ask('PUT', 'npp', { by: 'area' });

    const answers = [
      await ask('POST', 'units', home('A-03')),
      await remove({ ...two, version: 2 }),
      await ask('PATCH', `units/${one.id}`, { kind: 'common' }, { version: 2 }),
    ];

    expect(answers.map(({ status, code }) => [status, code])).toEqual([
      [409, 'NPP_TIDAK_GENAP'],
      [409, 'NPP_TIDAK_GENAP'],
      [409, 'NPP_TIDAK_GENAP'],
    ]);
    expect(await codes()).toEqual(['A-01', 'A-02']);
  });

  it('can be taken away, and then units come and go again', async () => {
    await add('A-01');
    await ask('PUT', 'npp', { by: 'area' });
    await ask('PUT', 'npp', { by: 'none' });

    expect([await shares(), (await ask('POST', 'units', home('A-02'))).status]).toEqual([[null], 201]);
  });

  it('of a building without units are none', async () => {
    expect((await ask('PUT', 'npp', { by: 'area' })).data).toEqual({ units: 0 });
  });

  it('leave a unit whose share stays the same in its version', async () => {
    const one = await add('A-01');
    await ask('PUT', 'npp', values([one, wholeNppE6]));
    await ask('PUT', 'npp', { by: 'area' });

    expect((await places()).units).toEqual([{ ...one, nppE6: wholeNppE6, version: 2 }]);
  });
});
