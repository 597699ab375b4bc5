import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { makeMember, makePlace, type TestApp, type TestPerson, type TestPlace } from '@imah/server-platform/testing';
import { createTestApp } from '../testing/test-app.ts';

let test: TestApp;
let place: TestPlace;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  place = await makePlace(test, 'Graha');
});

const change = {
  name: 'Graha Melati',
  kind: 'owners-association',
  npwp: '0123456789012345',
  pkp: true,
  address: { street: 'Jalan Melati 1', city: 'Bandung', province: 'Jawa Barat', postalCode: '40115' },
};
const read = (as: TestPerson) => test.app.inject({ url: `/api/v1/organizations/${place.orgId}`, headers: as.bearer });
const put = (as: TestPerson, payload: object, version = 1) =>
  test.app.inject({
    method: 'PUT',
    url: `/api/v1/organizations/${place.orgId}`,
    headers: { ...as.bearer, 'if-match': `"${version}"` },
    payload,
  });

it('tells what stands on the bills of an organisation', async () => {
  const answer = await read(place.owner);

  expect([answer.headers['etag'], answer.json().data]).toEqual([
    '"1"',
    {
      id: place.orgId,
      name: 'Graha',
      kind: 'manager',
      npwp: null,
      pkp: false,
      address: null,
      isDemo: false,
      version: 1,
    },
  ]);
});

it('changes it, once for each version, and writes it down', async () => {
  const answers = [await put(place.owner, change), await put(place.owner, change)];

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 412]);
  expect(answers[0]?.json().data).toEqual({ id: place.orgId, isDemo: false, version: 2, ...change });
  const { rows } = await sql`
    SELECT action, entity FROM audit_event WHERE org_id = ${place.orgId} ORDER BY seq DESC LIMIT 1`.execute(
    test.context.db,
  );
  expect(rows).toEqual([{ action: 'update', entity: 'organization' }]);
});

it('takes an NPWP of sixteen digits only', async () => {
  const answers = [
    await put(place.owner, { ...change, npwp: '012345678901234' }),
    await put(place.owner, { ...change, npwp: 'abc' }),
  ];

  expect(answers.map((answer) => [answer.statusCode, answer.json().errors])).toEqual(
    answers.map(() => [422, { npwp: ['NPWP terdiri dari 16 angka'] }]),
  );
});

it('is changed by its owner, and not by an administrator', async () => {
  const administrator = await makeMember(test, place, 'Admin', ['administrator']);

  expect([(await read(administrator)).statusCode, (await put(administrator, change)).statusCode]).toEqual([200, 403]);
});
