import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeMember, makePerson, makePlace, type TestApp, type TestPerson } from '@imah/server-platform/testing';
import { createTestApp } from '../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const key = (number: number) => String(number).padStart(40, '0');
const setPicture = async ({ id }: TestPerson, number: number) =>
  sql`UPDATE app_user SET picture = ${key(number)} WHERE id = ${id}`.execute(test.context.db);
const pathOf = (number: number) => `/api/_files/pictures/${key(number)}.webp`;

it('shows members of an organisation the pictures of one another, and nobody else’s to nobody else', async () => {
  const place = await makePlace(test, 'Potret');
  const other = await makePlace(test, 'Lukisan');
  const resident = await makeMember(test, place, 'Rina', ['resident']);
  const unpictured = await makeMember(test, place, 'Polos', ['technician']);
  const left = await makeMember(test, place, 'Lama', ['technician']);
  await sql`UPDATE membership SET status = 'suspended' WHERE user_id = ${left.id}`.execute(test.context.db);
  const nobody = await makePerson(test, 'Nina');
  await setPicture(place.owner, 1);
  await setPicture(resident, 2);
  await setPicture(other.owner, 3);
  await setPicture(left, 4);
  const users = [place.owner, resident, unpictured, other.owner, left, nobody].map(({ id }) => id).join(',');
  const ask = async ({ bearer }: TestPerson) => {
    const url = `/api/v1/organizations/${place.orgId}/pictures?users=${users}`;
    const answer = await test.app.inject({ url, headers: bearer });
    return { status: answer.statusCode, data: answer.json().data };
  };

  const seen = [
    { userId: place.owner.id, picture: pathOf(1) },
    { userId: resident.id, picture: pathOf(2) },
  ].toSorted((a, b) => (a.userId < b.userId ? -1 : 1));
  expect(await ask(place.owner)).toEqual({ status: 200, data: seen });
  expect(await ask(resident)).toEqual({ status: 200, data: seen });
  for (const stranger of [other.owner, nobody, left])
    expect(await ask(stranger)).toEqual({ status: 404, data: undefined });
});
