import { randomBytes, randomUUIDv7 } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeMember, makePlace, type TestApp, type TestPerson, type TestPlace } from '@imah/server-platform/testing';
import { createTestApp } from '../testing/test-app.ts';
import { abandonedAfterMs, mostOpenUploads, purgeFiles, reservedForMs } from '@imah/server-platform/files';
import { sendFile, startTestS3, type TestS3, uploadCalls } from '@imah/server-platform/files/testing';
import { createDiskStore, createS3Store, type FileStore } from '@imah/server-platform/files/storage';
import { readS3Url } from '@imah/server-platform/config';

const mebibyte = 1_048_576;
const text = (content: string) => new Uint8Array(Buffer.from(content));

let test: TestApp;
let place: TestPlace;
let resident: TestPerson;
let neighbour: TestPlace;
beforeAll(async () => {
  test = await createTestApp({ files: { quota: { organization: 40 * mebibyte, person: 16 * mebibyte } } });
  place = await makePlace(test, 'Melati');
  neighbour = await makePlace(test, 'Kenanga');
  resident = await makeMember(test, place, 'Warga', ['resident']);
});
afterAll(() => test.close());

const calls = (person = resident) => uploadCalls(test, person, place.orgId);
const attach = (fileIds: string[], person = place.owner) =>
  test.app.inject({
    method: 'POST',
    url: `/api/v1/buildings/${place.buildingId}/files`,
    headers: person.bearer,
    payload: { fileIds },
  });

describe('an upload', () => {
  it('begins once however often it is said, arrives in parts, and is the file of the same id', async () => {
    const id = randomUUIDv7();
    const content = text('Pompa bocor.\n'.repeat(12_000));
    const file = { name: 'catatan.txt', content };

    const begun = [await calls().begin(id, file), await calls().begin(id, file)];
    const first = await calls().part(id, 0, content.subarray(0, 100_000));
    const asked = await calls().place(id);
    const second = await calls().part(id, 100_000, content.subarray(100_000));
    const done = [await calls().finish(id), await calls().finish(id)];

    const shown = { id, name: 'catatan.txt', size: content.length };
    expect(begun.map((answer) => answer.json().data)).toEqual([
      { ...shown, offset: 0 },
      { ...shown, offset: 0 },
    ]);
    expect([first.json().data.offset, asked.json().data.offset, second.json().data.offset]).toEqual([
      100_000,
      100_000,
      content.length,
    ]);
    expect(done.map((answer) => answer.json().data)).toEqual([
      { ...done[0]?.json().data, id, type: 'text/plain', size: content.length, previews: false },
      done[0]?.json().data,
    ]);
    const fetched = await calls().get(`/api/v1/files/${id}/content`);
    expect(Buffer.compare(fetched.rawPayload, content)).toBe(0);
  });

  it('refuses a part that does not follow, one that is too long and one that is too short', async () => {
    const id = randomUUIDv7();
    const content = randomBytes(200_000);
    await calls().begin(id, { name: 'denah.pdf', content });
    await calls().part(id, 0, content.subarray(0, 70_000));

    const answers = [
      await calls().part(id, 0, content.subarray(0, 70_000)),
      await calls().part(id, 140_000, content.subarray(140_000)),
      await calls().part(id, 70_000, randomBytes(130_001)),
      await calls().part(id, 70_000, content.subarray(70_000, 70_010)),
      await calls().finish(id),
    ];

    expect(answers.map((answer) => [answer.statusCode, answer.json().code])).toEqual([
      [409, 'UNGGAHAN_BERGESER'],
      [409, 'UNGGAHAN_BERGESER'],
      [422, 'VALIDASI_SALAH'],
      [422, 'VALIDASI_SALAH'],
      [409, 'UNGGAHAN_BELUM_LENGKAP'],
    ]);
    expect((await calls().place(id)).json().data.offset).toBe(70_000);
  });

  it('takes one of two parts that come at once for the same offset', async () => {
    const id = randomUUIDv7();
    const content = text('a'.repeat(150_000));
    await calls().begin(id, { name: 'sama.txt', content });

    const answers = await Promise.all([0, 1, 2, 3].map(() => calls().part(id, 0, content.subarray(0, 100_000))));

    expect(answers.map((answer) => answer.statusCode).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409]);
    await calls().part(id, 100_000, content.subarray(100_000));
    const finished = await Promise.all([0, 1, 2].map(() => calls().finish(id)));
    const after = await calls().finish(id);
    expect(after.json().data).toMatchObject({ id, size: 150_000 });
    // One that comes while the parts are already gone is told to come again.
    expect(finished.filter(({ statusCode }) => statusCode !== 200 && statusCode !== 409)).toEqual([]);
  });

  it('is nobody else’s: another member and a stranger hear the same as of none', async () => {
    const id = randomUUIDv7();
    await calls().begin(id, { name: 'rahasia.txt', content: text('rahasia') });

    const others = [place.owner, neighbour.owner].flatMap((person) => [
      calls(person).place(id),
      calls(person).part(id, 0, text('rahasia')),
      calls(person).finish(id),
      calls(person).remove(id),
    ]);

    expect((await Promise.all(others)).map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(404));
    const taken = await calls(place.owner).begin(id, { name: 'rahasia.txt', content: text('rahasia') });
    expect([taken.statusCode, taken.json().code]).toEqual([409, 'BENTROK']);
  });

  it('is forgotten when it is given up', async () => {
    const id = randomUUIDv7();
    await calls().begin(id, { name: 'batal.txt', content: text('batal') });

    const removed = await calls().remove(id);

    expect([removed.statusCode, (await calls().place(id)).statusCode]).toEqual([204, 404]);
  });

  it('wants bytes, and everything else wants JSON', async () => {
    const id = randomUUIDv7();
    await calls().begin(id, { name: 'a.txt', content: text('abc') });
    const send = (url: string, type: string, method: 'PATCH' | 'POST' = 'PATCH') =>
      test.app.inject({ method, url, headers: { ...resident.bearer, 'content-type': type }, payload: '{}' });

    const answers = [
      await send(`/api/v1/uploads/${id}?offset=0`, 'application/json'),
      await send(`/api/v1/uploads/${id}?offset=0`, 'text/html'),
      await send(`/api/v1/organizations/${place.orgId}/uploads`, 'application/octet-stream', 'POST'),
    ];

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([422, 415, 415]);
  });
});

describe('room', () => {
  it('is refused with a sentence when a file is larger than any may be', async () => {
    const answer = await calls().begin(randomUUIDv7(), { name: 'a.pdf', content: text('') }, 101 * mebibyte);

    expect([answer.statusCode, answer.json().message]).toEqual([
      413,
      'Berkas terlalu besar. Batasnya 30 MB untuk foto, 25 MB untuk dokumen Office, 5 MB untuk teks, dan 100 MB untuk PDF dan video.',
    ]);
  });

  it('is counted for a person and for the organisation from the moment it is promised, also by many at once', async () => {
    const people = await Promise.all(['a', 'b', 'c', 'd'].map((name) => makeMember(test, place, name, ['resident'])));
    const begin = (person: TestPerson) =>
      calls(person).begin(randomUUIDv7(), { name: 'a.pdf', content: text('') }, 7 * mebibyte);

    const twice = await Promise.all(people.flatMap((person) => [begin(person), begin(person), begin(person)]));

    const codes = twice.map((answer) => (answer.statusCode === 201 ? 'begun' : answer.json().code));
    // 40 MiB hold five of 7 beside what stands there already, and 16 MiB of one person two.
    expect(codes.filter((code) => code === 'begun')).toHaveLength(5);
    expect(codes.filter((code) => code === 'KUOTA_PRIBADI_PENUH').length).toBeGreaterThanOrEqual(1);
    expect(codes.filter((code) => code === 'KUOTA_ORGANISASI_PENUH').length).toBeGreaterThanOrEqual(1);
    expect(new Set(twice.filter(({ statusCode }) => statusCode !== 201).map(({ statusCode }) => statusCode))).toEqual(
      new Set([413]),
    );
    await test.context.db.deleteFrom('upload').where('org_id', '=', place.orgId).execute();
  });
});

/** As a phone writes it: sideways, with place and owner. */
async function photo(): Promise<Uint8Array> {
  const plain = sharp({ create: { width: 400, height: 200, channels: 3, background: '#d40' } });
  const exif = {
    IFD0: { Make: 'Kamera Warga' },
    IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '6/1 10/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '106/1 49/1 0/1' },
  };
  return new Uint8Array(await plain.withExif(exif).withMetadata({ orientation: 6 }).jpeg().toBuffer());
}

describe('a photo', () => {
  it('is kept upright, without place and owner, with two small pictures', async () => {
    const { id, answer } = await sendFile(test, resident, place.orgId, { name: 'IMG_1.JPG', content: await photo() });

    const file = answer.json().data;
    const [content, small, large] = await Promise.all(
      ['content', 'previews/small', 'previews/large'].map((part) => calls().get(`/api/v1/files/${id}/${part}`)),
    );
    const facts = async (bytes: Buffer | undefined) => {
      const { format, width, height, exif } = await sharp(bytes).metadata();
      return { format, width, height, exif };
    };
    expect(file).toMatchObject({ name: 'IMG_1.JPG', type: 'image/jpeg', kind: 'image', width: 200, height: 400 });
    expect(await facts(content?.rawPayload)).toEqual({ format: 'jpeg', width: 200, height: 400, exif: undefined });
    expect(await facts(small?.rawPayload)).toEqual({ format: 'webp', width: 160, height: 320, exif: undefined });
    expect(await facts(large?.rawPayload)).toEqual({ format: 'webp', width: 200, height: 400, exif: undefined });
    expect(content?.rawPayload.includes('Kamera Warga')).toBe(false);
  });

  it('keeps its place where that is wanted, and never in the small pictures', async () => {
    const content = await photo();
    const { id } = await sendFile(test, resident, place.orgId, { name: 'a.jpg', content, keepLocation: true });

    const whole = await calls().get(`/api/v1/files/${id}/content`);
    const small = await calls().get(`/api/v1/files/${id}/previews/small`);

    expect((await sharp(whole.rawPayload).metadata()).exif?.includes('Kamera Warga')).toBe(true);
    expect((await sharp(whole.rawPayload).metadata()).orientation ?? 1).toBe(1);
    expect((await sharp(small.rawPayload).metadata()).exif).toBe(undefined);
  });

  it('that is another kind of picture than its name says is named for what it is', async () => {
    const content = new Uint8Array(
      await sharp({ create: { width: 8, height: 8, channels: 3, background: '#000' } })
        .png()
        .toBuffer(),
    );

    const { answer } = await sendFile(test, resident, place.orgId, { name: 'pompa.jpg', content });

    expect(answer.json().data).toMatchObject({ name: 'pompa.png', type: 'image/png' });
  });
});

describe('a file of a record', () => {
  it('is read by its sender alone until it is given to a record, and then by who may read the record', async () => {
    const reader = await makeMember(test, place, 'Pembaca', ['resident']);
    const { id } = await sendFile(test, place.owner, place.orgId, {
      name: 'izin.txt',
      content: text('Izin laik fungsi'),
    });
    const seen = async () =>
      Promise.all(
        [place.owner, reader, neighbour.owner].map(
          async (person) => (await calls(person).get(`/api/v1/files/${id}/content`)).statusCode,
        ),
      );

    const before = await seen();
    const attached = await attach([id]);
    const after = await seen();

    expect(before).toEqual([200, 404, 404]);
    expect([attached.statusCode, attached.json().data.map((file: { id: string }) => file.id)]).toEqual([200, [id]]);
    expect(after).toEqual([200, 200, 404]);
  });

  it('cannot be one that somebody else sent, nor one that is not there', async () => {
    const { id } = await sendFile(test, resident, place.orgId, { name: 'punya-warga.txt', content: text('milik') });

    const answers = [await attach([id]), await attach([randomUUIDv7()])];

    expect(answers.map((answer) => [answer.statusCode, answer.json().errors])).toEqual([
      [422, { fileIds: ['Pilihan tidak tersedia'] }],
      [422, { fileIds: ['Pilihan tidak tersedia'] }],
    ]);
    expect((await attach([id], resident)).statusCode).toBe(403);
  });

  it('is not taken back by who sent it once the record has it, and goes with its bytes when the record lets it go', async () => {
    const { id } = await sendFile(test, place.owner, place.orgId, { name: 'lama.txt', content: text('lama') });
    await attach([id]);
    const { store_key } = await test.context.db
      .selectFrom('stored_file')
      .select('store_key')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();

    const taken = await calls(place.owner).remove(id);
    const stillThere = await calls(place.owner).get(`/api/v1/files/${id}`);
    const url = `/api/v1/buildings/${place.buildingId}/files/${id}`;
    const removed = await test.app.inject({ method: 'DELETE', url, headers: place.owner.bearer });
    await purgeFiles(test.context);

    expect([taken.statusCode, stillThere.statusCode, removed.statusCode]).toEqual([204, 200, 204]);
    expect((await calls(place.owner).get(`/api/v1/files/${id}`)).statusCode).toBe(404);
    // The column is a key by its constraint.
    expect(await test.context.files.store.read(store_key as Parameters<FileStore['read']>[0])).toBe(null);
    const told = await test.context.db
      .selectFrom('audit_event')
      .select('before')
      .where('entity_id', '=', place.buildingId)
      .orderBy('seq', 'desc')
      .executeTakeFirst();
    expect(told?.before).toEqual({ removedFiles: [id] });
  });

  it('comes as an attachment that no browser guesses at or runs; an image may be shown', async () => {
    const note = await sendFile(test, resident, place.orgId, { name: 'laporan "akhir" é.txt', content: text('Isi') });
    const image = await sendFile(test, resident, place.orgId, { name: 'foto.jpg', content: await photo() });
    const headersOf = async (id: string) => {
      const { headers } = await calls().get(`/api/v1/files/${id}/content`);
      return ['content-type', 'content-disposition', 'x-content-type-options', 'content-security-policy'].map(
        (name) => headers[name],
      );
    };
    const sandbox = "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'";

    expect(await headersOf(note.id)).toEqual([
      'text/plain; charset=utf-8',
      `attachment; filename="laporan _akhir_ _.txt"; filename*=UTF-8''laporan%20%22akhir%22%20%C3%A9.txt`,
      'nosniff',
      sandbox,
    ]);
    expect(await headersOf(image.id)).toEqual([
      'image/jpeg',
      `inline; filename="foto.jpg"; filename*=UTF-8''foto.jpg`,
      'nosniff',
      sandbox,
    ]);
  });
});

describe.each(['disk', 's3'] as const)('what is left behind on the %s store', (kind) => {
  let s3: TestS3;
  let own: TestApp;
  let store: FileStore;
  beforeAll(async () => {
    s3 = await startTestS3();
    const where = readS3Url(s3.url);
    if (where === null) throw new Error('no address');
    store = kind === 's3' ? createS3Store(where) : createDiskStore(join(test.context.files.scratch, '..', 'own'));
    own = await createTestApp({ files: { store } });
  });
  afterAll(async () => {
    await own.close();
    await s3.close();
  });

  it('is removed by the job: parts, refused files, what was never given to a record and what an organisation had', async () => {
    const owned = await makePlace(own, 'Cemara');
    const { context } = own;
    const ofOwner = uploadCalls(own, owned.owner, owned.orgId);
    const keep = await sendFile(own, owned.owner, owned.orgId, { name: 'simpan.jpg', content: await photo() });
    const { small_key } = await context.db.selectFrom('stored_file').selectAll().executeTakeFirstOrThrow();
    await sendFile(own, owned.owner, owned.orgId, { name: 'tolak.txt', content: text('<script>') });
    const id = randomUUIDv7();
    await ofOwner.begin(id, { name: 'putus.txt', content: text('x'.repeat(200_000)) });
    await ofOwner.part(id, 0, text('x'.repeat(100_000)));
    const keys = async () => (await context.db.selectFrom('loose_object').selectAll().execute()).length;

    const first = await purgeFiles(context);
    const afterFirst = await ofOwner.place(id);
    const url = `/api/v1/buildings/${owned.buildingId}/files`;
    const payload = { fileIds: [keep.id] };
    await own.app.inject({ method: 'POST', url, headers: owned.owner.bearer, payload });
    own.clock.now += abandonedAfterMs + 1;
    const second = await purgeFiles(context);
    const left = await context.db.selectFrom('upload').selectAll().execute();
    await context.db.deleteFrom('stored_file').execute();
    const third = await purgeFiles(context);

    // The part of the photo and the part of the refused text; the part of what was cut off; the photo and its pictures.
    expect([first, second, third]).toEqual([2, 1, 3]);
    expect([afterFirst.json().data.offset, left, await keys()]).toEqual([100_000, [], 0]);
    expect(await store.read(small_key as Parameters<FileStore['read']>[0])).toBe(null);
  });
});

it('leaves nothing in the folder where files are looked at', async () => {
  expect(await readdir(test.context.files.scratch)).toEqual([]);
});

describe('room that is held for what does not come', () => {
  it('is given back after a while, and nobody holds more than so many files at once', async () => {
    const anyelir = await makePlace(test, 'Anyelir');
    const person = await makeMember(test, anyelir, 'Warga', ['resident'], [anyelir.buildingId]);
    const sender = uploadCalls(test, person, anyelir.orgId);
    const large = { name: 'film.mp4', content: new Uint8Array(1) };
    const begin = async (size: number) => (await sender.begin(randomUUIDv7(), large, size)).statusCode;

    expect([await begin(15 * mebibyte), await begin(15 * mebibyte)]).toEqual([201, 413]);
    test.clock.now += reservedForMs + 1;
    expect(await begin(15 * mebibyte)).toBe(201);
    test.clock.now += reservedForMs + 1;
    const statuses = [];
    for (let count = 0; count <= mostOpenUploads; count += 1) statuses.push(await begin(1));
    expect(statuses).toEqual([...Array.from({ length: mostOpenUploads }, () => 201), 429]);
  });
});
