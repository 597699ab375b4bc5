import { createHmac } from 'node:crypto';
import { permissions } from '@imah/contract/access';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeMember, makePerson, makePlace, type TestApp } from '@imah/server-platform/testing';
import { createTestApp } from './testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const whoami = async (headers: Record<string, string>) =>
  (await test.app.inject({ url: '/api/v1/auth/whoami', headers })).json().data;

it('S-44 tells who the person is and what they may do where', async () => {
  const place = await makePlace(test, 'Melati');
  const other = await makePlace(test, 'anggrek');
  const person = await makeMember(test, place, 'Teguh', ['vendor', 'technician'], [place.buildingId]);
  await sql`
    INSERT INTO membership (org_id, id, user_id, status) VALUES (${other.orgId}, uuidv7(), ${person.id}, 'suspended')`.execute(
    test.context.db,
  );

  const data = await whoami(person.bearer);

  expect(data).toEqual({
    id: person.id,
    email: person.email,
    name: 'Teguh',
    locale: 'id',
    colorMode: 'system',
    emailVerified: true,
    picture: null,
    memberships: [
      {
        orgId: place.orgId,
        orgName: 'Melati',
        orgKind: 'manager',
        groups: [
          { id: expect.any(String), name: 'Teknisi' },
          { id: expect.any(String), name: 'Vendor' },
        ],
        grants: expect.arrayContaining(['device.view', 'deviceCommand.control', 'ticket.view.own']),
        buildingIds: [place.buildingId],
      },
    ],
    extra: { mqtt_password: expect.stringMatching(/^[0-9a-f-]{36}\.[\w-]{43}$/) },
  });
  expect(data.memberships[0].grants).not.toContain('building.create');
});

it('tells the rights as the policy knows them: who sees the tickets of the building sees more than their own', async () => {
  const place = await makePlace(test, 'Dahlia');
  const technician = await makeMember(test, place, 'Tono', ['technician']);

  const { grants } = (await whoami(technician.bearer)).memberships[0];

  expect([grants.includes('ticket.view'), grants.includes('ticketComment.create')]).toEqual([true, false]);
});

it('lists every permission of an owner, and every building as null', async () => {
  const place = await makePlace(test, 'Kenanga');

  const data = await whoami(place.owner.bearer);

  expect(data.memberships).toMatchObject([{ orgId: place.orgId, grants: permissions, buildingIds: null }]);
});

it('S-24 derives the live-channel password from the installation, the person, the session and the version', async () => {
  const { db } = test.context;
  const person = await makePerson(test, 'Rudi');
  const { value } = await db.selectFrom('installation_secret').select('value').executeTakeFirstOrThrow();

  const { rows } = await sql<{ id: string }>`SELECT id FROM session WHERE user_id = ${person.id}`.execute(db);
  const id = rows[0]?.id;
  const expected = (version: number) =>
    `${id}.${createHmac('sha256', value).update(`${person.id}:${id}:session:${version}`).digest('base64url')}`;

  const first = (await whoami(person.bearer)).extra.mqtt_password;
  await sql`UPDATE app_user SET mqtt_secret_version = 2 WHERE id = ${person.id}`.execute(db);
  const second = (await whoami(person.bearer)).extra.mqtt_password;

  expect(value).toHaveLength(32);
  expect([first, second]).toEqual([expected(1), expected(2)]);
});

it('refuses nobody with 401', async () => {
  const answer = await test.app.inject({ url: '/api/v1/auth/whoami' });

  expect([answer.statusCode, answer.json().code, answer.json().message]).toEqual([
    401,
    'PERLU_MASUK',
    'Silakan masuk terlebih dahulu.',
  ]);
});
