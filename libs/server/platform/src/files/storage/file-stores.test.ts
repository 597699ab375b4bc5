import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { StartupError } from '../../config/startup-error.ts';
import { startTestS3, type TestS3 } from '../testing/s3-server.ts';
import { createDiskStore } from './disk-store.ts';
import { type FileStore, newStoreKey, storeKey } from './file-store.ts';
import { openFileStore } from './open-file-store.ts';
import { readS3Url } from '../../config/s3-place.ts';
import { createS3Store } from './s3-store.ts';
import { tryFileStore } from './try-file-store.ts';

let folder: string;
let s3: TestS3;
const stores: Record<'disk' | 's3', FileStore | null> = { disk: null, s3: null };
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'imah-files-'));
  s3 = await startTestS3();
  stores.disk = openFileStore({ s3: null, dataDir: folder });
  stores.s3 = openFileStore({ s3: readS3Url(s3.url), dataDir: folder });
});
afterAll(async () => {
  await s3.close();
  await rm(folder, { recursive: true, force: true });
});

const blob = (text: string | Uint8Array<ArrayBuffer>) => new Blob([text]);
const contentOf = async (store: FileStore, key: ReturnType<typeof newStoreKey>) => {
  const content = await store.read(key);
  return content === null ? null : (await buffer(content)).toString('latin1');
};

describe.each(['disk', 's3'] as const)('the %s store', (kind) => {
  const store = (): FileStore => {
    const opened = stores[kind];
    if (opened === null) throw new Error('not opened');
    return opened;
  };

  it('gives back what was put, byte for byte, and nothing after it was removed', async () => {
    const key = newStoreKey();
    const content = randomBytes(300_000);

    await store().put(key, blob(new Uint8Array(content)));
    const read = await contentOf(store(), key);
    await store().remove(key);

    expect(read).toBe(content.toString('latin1'));
    expect(await contentOf(store(), key)).toBe(null);
  });

  it('keeps the later of two contents', async () => {
    const key = newStoreKey();

    await store().put(key, blob('satu'));
    await store().put(key, blob('dua'));

    expect(await contentOf(store(), key)).toBe('dua');
  });

  it('has nothing under a key of nothing, and removes it without complaint', async () => {
    const key = newStoreKey();

    expect(await store().read(key)).toBe(null);
    await expect(store().remove(key)).resolves.toBe(undefined);
  });

  it('keeps an empty file', async () => {
    const key = newStoreKey();

    await store().put(key, blob(''));

    expect(await contentOf(store(), key)).toBe('');
  });
});

describe('the disk store', () => {
  it('leaves nothing of a content that broke off', async () => {
    const own = join(folder, 'broken');
    const disk = createDiskStore(own);
    const key = newStoreKey();
    const broken = new Blob(['awal']);
    broken.stream = () =>
      new ReadableStream({
        start: (controller) => {
          controller.enqueue(new TextEncoder().encode('awal'));
          controller.error(new Error('putus'));
        },
      });

    await expect(disk.put(key, broken)).rejects.toThrow('putus');

    expect(await disk.read(key)).toBe(null);
    expect(await readdir(join(own, 'incoming'))).toEqual([]);
  });

  it('lets nobody else read', async () => {
    const own = join(folder, 'private');
    const key = newStoreKey();

    await createDiskStore(own).put(key, blob('rahasia'));

    const modes = [own, join(own, key.slice(0, 2), key)].map(async (path) => (await stat(path)).mode & 0o077);
    expect(await Promise.all(modes.slice(1))).toEqual([0]);
  });

  it('takes no key that it did not make', () => {
    const texts = ['../../etc/passwd', 'a'.repeat(39), `${'a'.repeat(39)}/`, 'A'.repeat(40), `${'a'.repeat(40)}\n`];

    for (const text of texts) expect(() => storeKey(text)).toThrow(TypeError);
  });
});

describe('the s3 store', () => {
  it('signs so that a server that looks at signatures takes every call', () => {
    expect(s3.refused).toEqual([]);
  });

  it('fails when its secret is not the one of the server', async () => {
    const place = readS3Url(s3.url);
    if (place === null) throw new Error('no address');
    const stranger = createS3Store({ ...place, secretAccessKey: 'lain' });

    await expect(stranger.put(newStoreKey(), blob('x'))).rejects.toThrow('status 403');
    await expect(stranger.read(newStoreKey())).rejects.toThrow('status 403');
    expect(s3.refused.splice(0)).toEqual(['another signature', 'another signature']);
  });
});

describe('the bucket of S3_URL', () => {
  const placeOf = (url: string) => {
    const place = readS3Url(url);
    if (place === null) throw new Error('no address');
    return place;
  };
  const faultOf = (url: string) =>
    tryFileStore({ s3: placeOf(url) }).then(
      () => 'none',
      (error: unknown) => (error instanceof StartupError ? error.message.split('\n')[1] : String(error)),
    );

  it('is written, read and emptied again at the start; without one there is nothing to try', async () => {
    expect(await faultOf(s3.url)).toBe('none');
    await expect(tryFileStore({ s3: null })).resolves.toBe(undefined);
    expect(s3.refused).toEqual([]);
  });

  it('ends the start in one sentence without its secret when it is out of reach, forbidden or not there', async () => {
    const { bucketUrl } = placeOf(s3.url);
    const missing = bucketUrl.replace('/berkas/', '/lain/');

    expect([
      await faultOf('http://kunci:hunter2@127.0.0.1:2/berkas'),
      await faultOf(s3.url.replace('kunci:', 'tamu:')),
      await faultOf(s3.url.replace('/berkas/', '/lain/')),
    ]).toEqual([
      'The file store http://127.0.0.1:2/berkas cannot be written and read (ECONNREFUSED); check S3_URL.',
      `The file store ${bucketUrl} cannot be written and read (PUT HTTP 403); check S3_URL.`,
      `The file store ${missing} cannot be written and read (PUT HTTP 404); check S3_URL.`,
    ]);
    expect(s3.refused.splice(0)).toEqual(['no signature of this key']);
  });
});
