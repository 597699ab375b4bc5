import { randomUUIDv7 } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  makeBuilding,
  makeMember,
  makePlace,
  makeUnit,
  type TestApp,
  type TestPerson,
  type TestPlace,
} from '@imah/server-platform/testing';
import { createTestApp } from '../testing/test-app.ts';

let test: TestApp;
let here: TestPlace;
let second: TestPlace;
let abroad: TestPlace;
let ids: { readonly section: string; readonly floor: string; readonly unit: string };
beforeAll(async () => {
  test = await createTestApp();
  here = await makePlace(test, 'Melati');
  second = { ...here, buildingId: await makeBuilding(test, here, 'Dua') };
  abroad = await makePlace(test, 'Kenanga');
  const unit = await makeUnit(test, here, 'A-1', null);
  const { sections, floors } = (await ask(here, 'GET', 'places')).data;
  ids = { section: sections[0].id, floor: floors[0].id, unit };
});
afterAll(() => test.close());

type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
async function ask(place: TestPlace, method: Method, path: string, body?: object, by: TestPerson = place.owner) {
  const answer = await test.app.inject({
    method,
    url: `/api/v1/buildings/${place.buildingId}/${path}`,
    headers: { ...by.bearer, 'if-match': '"1"', 'idempotency-key': randomUUIDv7() },
    ...(body === undefined ? {} : { payload: body }),
  });
  const json = answer.body === '' ? null : answer.json();
  return { status: answer.statusCode, data: json?.data, code: json?.code, errors: json?.errors };
}

/** Every change of a place that names one of the first building. */
const changes: readonly [what: string, method: Method, path: () => string, body?: () => object][] = [
  ['renames its section', 'PATCH', () => `sections/${ids.section}`, () => ({ name: 'Curian' })],
  ['moves its section', 'PATCH', () => `sections/${ids.section}`, () => ({ position: 0 })],
  ['deletes its section', 'DELETE', () => `sections/${ids.section}`],
  ['renames its floor', 'PATCH', () => `floors/${ids.floor}`, () => ({ label: 'Curian' })],
  ['deletes its floor', 'DELETE', () => `floors/${ids.floor}`],
  ['changes its unit', 'PATCH', () => `units/${ids.unit}`, () => ({ code: 'X-1' })],
  ['deletes its unit', 'POST', () => 'units/delete', () => ({ units: [{ id: ids.unit, version: 1 }] })],
  ['brings its unit back', 'POST', () => 'units/restore', () => ({ unitIds: [ids.unit] })],
  ['reads what happened to its unit', 'GET', () => `units/${ids.unit}/timeline`],
  ['reads who lives in its unit', 'GET', () => `units/${ids.unit}/occupancies`],
  [
    'moves somebody into its unit',
    'POST',
    () => `units/${ids.unit}/occupancies`,
    () => ({ person: { name: 'Sari' }, role: 'owner', from: '2026-01-01', isBillingParty: true }),
  ],
];
const standing = async () => [(await ask(here, 'GET', 'places')).data, (await ask(here, 'GET', 'people')).data];
const written = async () =>
  (
    await test.context.db
      .selectFrom('audit_event')
      .select('seq')
      .where('action', 'in', ['create', 'update', 'delete', 'restore'])
      .where('org_id', 'in', [here.orgId, abroad.orgId])
      .execute()
  ).length;

describe('a place of one building is not there for another: nobody', () => {
  it.each(changes)('%s by way of another building of the organisation', async (_what, method, path, body) => {
    const before = [await standing(), await written()];
    test.liveCalls.length = 0;

    expect((await ask(second, method, path(), body?.())).status).toBe(404);

    expect([[await standing(), await written()], test.liveCalls]).toEqual([before, []]);
  });

  it.each(changes)('%s by way of another organisation', async (_what, method, path, body) => {
    const before = [await standing(), await written()];

    const answers = [
      await ask(abroad, method, path(), body?.()),
      await ask(here, method, path(), body?.(), abroad.owner),
    ];

    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
    expect([await standing(), await written()]).toEqual(before);
  });
});

describe('an archived building', () => {
  it('keeps its places and people as they are, and can be read', async () => {
    const shut = await makePlace(test, 'Teratai');
    await makeUnit(test, shut, 'A-1', null);
    const before = (await ask(shut, 'GET', 'places')).data;
    const archived = await test.app.inject({
      method: 'POST',
      url: `/api/v1/buildings/${shut.buildingId}/archive`,
      headers: { ...shut.owner.bearer, 'if-match': '"1"' },
    });

    expect([archived.statusCode, (await ask(shut, 'GET', 'places')).data]).toEqual([200, before]);
  });
});

describe('who may look at places and not change them', () => {
  it.each(changes.filter(([, method]) => method !== 'GET'))(
    'is told so and changes nothing: %s',
    async (_what, method, path, body) => {
      const supervisor = await makeMember(test, here, 'Wira', ['supervisor']);
      const before = await standing();

      const answer = await ask(here, method, path(), body?.(), supervisor);

      expect(answer.status).toBe(403);
      expect(await standing()).toEqual(before);
    },
  );
});
