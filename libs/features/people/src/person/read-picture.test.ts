import { createFakeApiClient } from '@imah/api-client/testing';
import { answerOf, fixtureId } from '@imah/testing';
import { expect, it } from 'vitest';
import { readPicture } from './read-picture.ts';

const orgId = fixtureId('organization', 1);
const user = (number: number) => fixtureId('user', number);
const picture = '/api/_files/pictures/1.webp';

function clientOf() {
  const client = createFakeApiClient({ listMemberPictures: answerOf([{ userId: user(2), picture }]) });
  const asked = () =>
    client['~calls'].map(({ input }) => (input as { query: { users: string } }).query.users.split(','));
  return { client, asked };
}

it('asks for all who are shown in one go in one call, each once', async () => {
  const { client, asked } = clientOf();

  const found = await Promise.all([1, 2, 2].map((number) => readPicture(client, orgId, user(number))));

  expect(found).toEqual([null, picture, picture]);
  expect(asked()).toEqual([[user(1), user(2)]]);
});

it('asks again for who comes later, and never for more than fifty at once', async () => {
  const { client, asked } = clientOf();
  await Promise.all(Array.from({ length: 120 }, (_, index) => readPicture(client, orgId, user(index + 1))));
  await readPicture(client, orgId, user(1));

  expect(asked().map((users) => users.length)).toEqual([50, 50, 20, 1]);
});

it('keeps the pictures of two organisations apart', async () => {
  const { client } = clientOf();
  const other = fixtureId('organization', 2);
  await Promise.all([readPicture(client, orgId, user(1)), readPicture(client, other, user(1))]);

  expect(client['~calls'].map(({ input }) => (input as { params: unknown }).params)).toEqual([
    { orgId },
    { orgId: other },
  ]);
});
