import { randomUUIDv7 } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import type { Problem } from '@imah/contract/core';
import type { AnswerOf } from '@imah/contract/endpoints';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pictureFolder } from '@imah/server-platform/files';
import { createSession } from '@imah/server-platform/sessions';
import { openTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({}, { web: null });
}, 60_000);
afterAll(() => server.close());

async function makeAccount(name: string) {
  const id = randomUUIDv7();
  const { db } = server.database;
  await sql`
    INSERT INTO app_user (id, email, name, accepted_terms, accepted_terms_at)
    VALUES (${id}, ${`${name}@imah.test`}, ${name}, '2026-11-01', '2026-11-02T03:00:00Z')`.execute(db);
  const token = await createSession(db, id, { ip: '127.0.0.1', userAgent: undefined }, Date.now());
  const send = (method: string, path: string, body?: unknown) =>
    fetch(`${server.url}/api/v1/account/${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  return { id, send };
}

/** The server has serialised it by the contract's schema. */
async function profileIn(answer: Promise<Response>): Promise<AnswerOf<'getProfile'>['data']> {
  return ((await (await answer).json()) as AnswerOf<'getProfile'>).data;
}
async function errorsIn(answer: Promise<Response>): Promise<readonly unknown[]> {
  const response = await answer;
  // A refusal is a problem by the contract.
  return [response.status, ((await response.json()) as Problem).errors];
}

/** A picture as a phone takes it: large, lying on its side, with the place it was taken at. */
const photo = (format: 'jpeg' | 'png') =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: '#2a7' } })
    .withExif({
      IFD0: { Artist: 'Rahasia', Orientation: '6' },
      IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '6/1 12/1 0/1' },
    })
    .toFormat(format)
    .toBuffer();

it('says of the person what the account was opened with', async () => {
  const { send } = await makeAccount('Arif');

  expect(await profileIn(send('GET', 'profile'))).toEqual({
    name: 'Arif',
    email: 'Arif@imah.test',
    emailVerified: false,
    pendingEmail: null,
    phone: null,
    locale: 'id',
    colorMode: 'system',
    picture: null,
    consents: [
      { purpose: 'terms', version: '2026-11-01', givenAt: '2026-11-02T03:00:00.000Z', withdrawnAt: null },
      { purpose: 'news', version: null, givenAt: null, withdrawnAt: null },
    ],
    erasure: null,
  });
});

it('changes what is named and leaves the rest', async () => {
  const { send } = await makeAccount('Bela');

  await send('PATCH', 'profile', { name: 'Bela Putri', phone: '+6281234567890' });
  const after = await profileIn(send('PATCH', 'profile', { locale: 'en', colorMode: 'dark' }));

  expect([after.name, after.phone, after.locale, after.colorMode]).toEqual([
    'Bela Putri',
    '+6281234567890',
    'en',
    'dark',
  ]);
  expect((await profileIn(send('PATCH', 'profile', { phone: null }))).phone).toBeNull();
});

it('refuses a name of blanks and a number that nobody can be called at', async () => {
  const { send } = await makeAccount('Cici');

  expect((await errorsIn(send('PATCH', 'profile', { name: ' ' })))[0]).toBe(422);
  expect((await errorsIn(send('PATCH', 'profile', { phone: '0812' })))[0]).toBe(422);
});

it('keeps a picture as a small square without anything the camera wrote into it', async () => {
  const { send } = await makeAccount('Dodi');
  const image = (await photo('jpeg')).toString('base64');

  const { picture } = await profileIn(send('PUT', 'picture', { image }));

  const answer = await fetch(server.url + String(picture));
  const kept = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
  expect([
    answer.headers.get('content-type'),
    kept.format,
    kept.width,
    kept.height,
    kept.exif,
    kept.orientation,
  ]).toEqual(['image/webp', 'webp', 256, 256, undefined, undefined]);
});

it('forgets the file of a picture that was replaced or taken away', async () => {
  const { send } = await makeAccount('Elok');
  const files = async () => (await readdir(pictureFolder(server.dataDir))).length;
  const before = await files();

  const first = await profileIn(send('PUT', 'picture', { image: (await photo('png')).toString('base64') }));
  await send('PUT', 'picture', { image: (await photo('jpeg')).toString('base64') });
  expect([await files(), (await fetch(server.url + String(first.picture))).status]).toEqual([before + 1, 404]);

  expect((await send('DELETE', 'picture')).status).toBe(204);
  expect([await files(), (await profileIn(send('GET', 'profile'))).picture]).toEqual([before, null]);
});

it.each([
  ['a page that calls itself a picture', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
  ['a GIF', Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')],
  ['half a picture', Buffer.from('/9j/4AAQSkZJRgABAQ==', 'base64')],
])('refuses %s by its content', async (what, file) => {
  const { send } = await makeAccount(`Fani-${what.length}`);

  expect(await errorsIn(send('PUT', 'picture', { image: file.toString('base64') }))).toEqual([
    422,
    { image: ['Harus gambar JPEG, PNG, atau WebP'] },
  ]);
});

it('serves no file but pictures', async () => {
  for (const name of ['../config.webp', `${'0'.repeat(40)}.webp`, '%2e%2e%2fimah.webp', 'x']) {
    expect((await fetch(`${server.url}/api/_files/pictures/${name}`)).status).toBe(404);
  }
});

it('writes down when a consent was given and withdrawn, for which text', async () => {
  const { id, send } = await makeAccount('Gani');
  const newsOf = async (answer: Promise<Response>) => (await profileIn(answer)).consents[1];

  const given = await newsOf(send('PUT', 'consents/news', { given: true, version: '2026-11-01' }));
  await send('PUT', 'consents/news', { given: true, version: '2026-11-01' });
  const withdrawn = await newsOf(send('PUT', 'consents/news', { given: false, version: '2026-11-01' }));

  expect(given).toMatchObject({ version: '2026-11-01', withdrawnAt: null });
  expect([typeof given?.givenAt, typeof withdrawn?.withdrawnAt]).toEqual(['string', 'string']);
  const { rows } = await sql`SELECT 1 FROM consent WHERE user_id = ${id}`.execute(server.database.db);
  expect(rows).toHaveLength(1);
});
