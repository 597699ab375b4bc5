import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerErrorsAsProblems } from '../http/problem.ts';
import { forgetPicture, keepPicture, pictureFolder, picturePath } from './pictures.ts';
import { servePictures } from './serve-pictures.ts';
import { jpeg, png } from './testing/hostile-files.ts';

let dataDir: string;
const app = Fastify();
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'imah-pictures-'));
  answerErrorsAsProblems(app);
  app.decorateRequest('actor', null);
  servePictures(app, dataDir);
  await app.ready();
});
afterAll(async () => {
  await app.close();
  await rm(dataDir, { recursive: true, force: true });
});

const kept = async (content: Uint8Array) => keepPicture(dataDir, 'ani', Buffer.from(content));

describe('a picture of a person', () => {
  it('is a small square without a word of what the camera wrote, under a name that nobody can guess', async () => {
    const photo = await sharp(await jpeg())
      .withExif({ IFD0: { Copyright: 'Sari', ImageDescription: 'rumah' } })
      .toBuffer();

    const key = (await kept(photo)) ?? '';
    const served = await app.inject(picturePath(key));

    expect(key).toMatch(/^[0-9a-f]{40}$/);
    expect([served.statusCode, served.headers['content-type'], served.headers['cache-control']]).toEqual([
      200,
      'image/webp',
      'private, max-age=31536000, immutable',
    ]);
    const { width, height, format, exif } = await sharp(served.rawPayload).metadata();
    expect([width, height, format, exif]).toEqual([256, 256, 'webp', undefined]);
    expect(photo.includes('Sari')).toBe(true);
    expect(served.rawPayload.includes('Sari')).toBe(false);
  });

  it('is upright as the camera was held', async () => {
    const halves = await sharp({ create: { width: 200, height: 200, channels: 3, background: '#000' } })
      .composite([{ input: { create: { width: 200, height: 100, channels: 3, background: '#fff' } }, top: 0, left: 0 }])
      .jpeg()
      .withMetadata({ orientation: 3 })
      .toBuffer();

    const { rawPayload } = await app.inject(picturePath((await kept(halves)) ?? ''));

    const { data } = await sharp(rawPayload).greyscale().raw().toBuffer({ resolveWithObject: true });
    // Turned by half a circle: the white half is below.
    expect([(data[10 * 256 + 128] ?? 0) < 60, (data[240 * 256 + 128] ?? 0) > 200]).toEqual([true, true]);
  });

  it.each([
    ['a text', () => Buffer.from('halo')],
    ['nothing', () => Buffer.alloc(0)],
    ['a picture of vectors', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><rect/></svg>')],
    [
      'a picture that moves',
      async () =>
        sharp(await jpeg())
          .gif()
          .toBuffer(),
    ],
    ['a photo cut off', async () => (await jpeg()).slice(0, 2_000)],
    ['a wall of pixels', () => png(10_000, 10_000)],
  ])('is not %s, and nothing is kept', async (_, make) => {
    const before = await readdir(pictureFolder(dataDir));

    expect(await kept(await make())).toBeNull();
    expect(await readdir(pictureFolder(dataDir))).toEqual(before);
  });

  it('is forgotten once, and then as one that never was', async () => {
    const key = (await kept(await jpeg())) ?? '';

    await forgetPicture(dataDir, key);
    await forgetPicture(dataDir, key);

    expect((await app.inject(picturePath(key))).statusCode).toBe(404);
  });

  it.each([
    '../../etc/passwd',
    '%2e%2e%2fpostgres%2fpassword',
    `${'a'.repeat(40)}`,
    `${'a'.repeat(40)}.png`,
    `${'A'.repeat(40)}.webp`,
    `${'a'.repeat(39)}%00.webp`,
    `${'a'.repeat(40)}.webp%0a`,
    `${'a'.repeat(40)}.webp`,
  ])('is nothing under %s', async (name) => {
    const answer = await app.inject(`/api/_files/pictures/${name}`);

    expect([answer.statusCode, answer.json().code ?? answer.json().statusCode]).toEqual([
      404,
      name.includes('..') && !name.includes('%') ? 404 : 'TIDAK_DITEMUKAN',
    ]);
  });
});
