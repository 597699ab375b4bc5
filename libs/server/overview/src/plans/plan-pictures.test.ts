import { randomUUIDv7 } from 'node:crypto';
import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeMember, makePlace, type TestApp, type TestPlace } from '@imah/server-platform/testing';
import { createTestApp } from '../testing/test-app.ts';
import { sendPicture, svgOf } from './testing/plan-world.ts';

let test: TestApp;
let place: TestPlace;

beforeAll(async () => {
  test = await createTestApp();
  place = await makePlace(test, 'Gambar');
});
afterAll(() => test.close());

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
const contentOf = async (fileId: string) =>
  (await test.app.inject({ url: `/api/v1/files/${fileId}/content`, headers: place.owner.bearer })).rawPayload;

it('a photo and a drawing become pictures; of a drawing only what it shows is left', async () => {
  const [photo, drawing] = [
    await sendPicture(test, place, png),
    await sendPicture(test, place, svgOf(200, 100, '<script>alert(1)</script><text>Rahasia</text>')),
  ];

  expect([photo.status, photo.data]).toEqual([201, { fileId: photo.data.fileId, width: 1, height: 1, dark: 'same' }]);
  expect([drawing.status, drawing.data.width, drawing.data.height]).toEqual([201, 4096, 2048]);
  const kept = await contentOf(drawing.data.fileId);
  expect(kept.subarray(1, 4).toString()).toBe('PNG');
  expect([kept.includes('alert'), kept.includes('Rahasia')]).toEqual([false, false]);
});

it('the same picture sent again is kept once, and its id stands for nobody else', async () => {
  const id = randomUUIDv7();
  const other = await makeMember(test, place, 'Pengelola', ['building-manager'], [place.buildingId]);
  const [first, again] = [
    await sendPicture(test, place, png, place.owner, id),
    await sendPicture(test, place, svgOf(9, 9), place.owner, id),
  ];

  expect([again.status, again.data]).toEqual([201, first.data]);
  expect(await sendPicture(test, place, png, other, id)).toMatchObject({ status: 409, code: 'BENTROK' });
});

it('nothing that a drawing names outside of itself is asked for', async () => {
  let asked = 0;
  const server = createServer((_, answer) => {
    asked += 1;
    answer.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const outside = `<image href="http://127.0.0.1:${port}/a.png" width="9" height="9"/><image href="file:///etc/hostname" width="9" height="9"/>
    <style>@import url("http://127.0.0.1:${port}/a.css");</style>`;

  const { status } = await sendPicture(test, place, svgOf(90, 90, outside));
  await new Promise((resolve) => server.close(resolve));

  expect([status, asked]).toEqual([201, 0]);
});

it.each([
  ['a text', Buffer.from('Lantai 1'), 415, 'JENIS_BERKAS_DITOLAK'],
  ['half a photo', png.subarray(0, 50), 422, 'BERKAS_RUSAK'],
  ['a drawing that is none', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"'), 422, 'BERKAS_RUSAK'],
  [
    'a drawing that unpacks to a large one',
    Buffer.from(
      '<!DOCTYPE svg [<!ENTITY a "aaaa">]><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">&a;</svg>',
    ),
    422,
    'BERKAS_BERSKRIP',
  ],
  ['a drawing of a drawing with entities', svgOf(9, 9, '<!ENTITY a "aaaa">'), 422, 'BERKAS_RUSAK'],
  ['a drawing that is larger than a drawing may be', svgOf(9, 9, ' '.repeat(4_194_400)), 413, 'BERKAS_TERLALU_BESAR'],
])('%s is refused', async (_, content, status, code) => {
  expect(await sendPicture(test, place, content)).toMatchObject({ status, code });
});
