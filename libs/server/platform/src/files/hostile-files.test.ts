import { randomUUIDv7 } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { en } from '../http/messages/en.ts';
import { id } from '../http/messages/id.ts';
import { makePerson, makePlace, type TestPerson, type TestPlace } from '../testing/people.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { addMember } from '../access/membership.ts';
import { purgeFiles } from './file-jobs.ts';
import { type HostileFile, hostileFiles, jpeg, office, png, textChunk } from './testing/hostile-files.ts';
import { sendFile, uploadCalls } from './testing/send-file.ts';

let test: TestApp;
let place: TestPlace;
let people: Record<'id' | 'en', TestPerson>;
const corpus = await hostileFiles();
beforeAll(async () => {
  test = await createTestApp();
  place = await makePlace(test, 'Melati');
  people = { id: await makePerson(test, 'Warga', 'id'), en: await makePerson(test, 'Guest', 'en') };
  await test.context.db.transaction().execute(async (trx) => {
    for (const person of [people.id, people.en])
      await addMember(
        trx,
        { orgId: place.orgId, userId: person.id, groups: ['resident'], buildings: 'all' },
        test.clock.now,
      );
  });
});
afterAll(() => test.close());

const folder = () => join(test.context.files.scratch, '..');
/** Every file below the folder of the test, by its path. */
async function everything(): Promise<string[]> {
  const entries = await readdir(folder(), { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name, parentPath }) => join(parentPath, name));
}

it('is a corpus of thirty and more, each another', () => {
  expect(new Set(corpus.map(({ what }) => what)).size).toBe(corpus.length);
  expect(corpus.length).toBeGreaterThanOrEqual(30);
});

describe.each(corpus.map((file): [string, HostileFile] => [file.what, file]))('%s', (_, file) => {
  it('is refused with its reason, in the language of who sent it, and leaves nothing', async () => {
    const [status, code] = file.refusal;

    const answers = {
      id: await sendFile(test, people.id, place.orgId, file),
      en: await sendFile(test, people.en, place.orgId, file),
    };
    await purgeFiles(test.context);

    const told = Object.values(answers).map(({ answer }) => [
      answer.statusCode,
      answer.json().code,
      answer.json().message,
    ]);
    expect(told).toEqual([
      [status, code, id.problems[code]],
      [status, code, en.problems[code]],
    ]);
    const again = await uploadCalls(test, people.id, place.orgId).get(`/api/v1/files/${answers.id.id}/content`);
    expect(again.statusCode).toBe(404);
    expect(await everything()).toEqual([]);
    expect(await test.context.db.selectFrom('stored_file').select('id').execute()).toEqual([]);
  });
});

it('tells a name that cannot be in words of its own', async () => {
  const sent = await sendFile(test, people.id, place.orgId, { name: 'a/b.txt', content: strToU8('x') });

  expect(sent.answer.json().errors).toEqual({
    name: ['Nama berkas tidak boleh memuat garis miring, karakter kendali, atau karakter pembalik arah tulisan'],
  });
});

it('tells the same refusal to whoever asks for the upload again', async () => {
  const file = { name: 'catatan.txt', content: strToU8('<script>') };
  const calls = uploadCalls(test, people.id, place.orgId);
  const { id: uploadId } = await sendFile(test, people.id, place.orgId, file);

  const answers = [
    await calls.begin(uploadId, file),
    await calls.place(uploadId),
    await calls.part(uploadId, 8, new Uint8Array(1)),
    await calls.finish(uploadId),
  ];

  expect(answers.map((answer) => [answer.statusCode, answer.json().code])).toEqual(
    Array(4).fill([422, 'BERKAS_BERSKRIP']),
  );
});

it('takes no byte more than was said', async () => {
  const calls = uploadCalls(test, people.id, place.orgId);
  const uploadId = randomUUIDv7();
  await calls.begin(uploadId, { name: 'catatan.txt', content: strToU8('sepuluh...') });

  const answer = await calls.part(uploadId, 0, strToU8('lebih dari sepuluh'));

  expect([answer.statusCode, answer.json().errors]).toEqual([422, { body: ['Paling besar 10'] }]);
  await calls.remove(uploadId);
});

describe('what hides in, before or behind a picture', () => {
  const hidden = '<script>alert(1)</script>';
  const behind = async () =>
    new Uint8Array(Buffer.concat([await jpeg(), zipSync({ 'a.html': strToU8(hidden) }), strToU8(hidden)]));
  const within = async () => {
    const photo = Buffer.from(await jpeg());
    const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0x00, hidden.length + 2]), Buffer.from(hidden)]);
    return new Uint8Array(Buffer.concat([photo.subarray(0, 2), comment, photo.subarray(2)]));
  };
  const packed = async () => png(64, 64, textChunk(80_000_000));

  it.each([
    ['an archive and a page behind a photo', 'foto.jpg', behind],
    ['a page in the remark of a photo', 'foto.jpg', within],
    ['eighty megabytes of text packed into a picture', 'gambar.png', packed],
  ])('%s: the picture is kept and nothing else', async (_, name, make) => {
    const content = await make();

    const { id: fileId, answer } = await sendFile(test, people.id, place.orgId, { name, content });

    expect(answer.statusCode).toBe(200);
    const fetched = await uploadCalls(test, people.id, place.orgId).get(`/api/v1/files/${fileId}/content`);
    expect(fetched.rawPayload.includes('script')).toBe(false);
    expect(fetched.rawPayload.includes('PK\u0003\u0004')).toBe(false);
    expect(fetched.rawPayload.includes('zTXt')).toBe(false);
    expect(fetched.headers['content-security-policy']).toContain('sandbox');
  });
});

it('keeps nothing under a name that a person gave, nor beside the folder', async () => {
  const name = 'Surat Perjanjian 2026.docx';
  await sendFile(test, people.id, place.orgId, { name, content: office('docx') });

  const paths = await everything();

  expect(paths.length).toBeGreaterThan(0);
  expect(paths.filter((path) => !/\/files\/[0-9a-f]{2}\/[0-9a-f]{40}$/.test(path))).toEqual([]);
});
