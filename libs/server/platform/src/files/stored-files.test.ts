import { randomUUIDv7 } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { strToU8 } from 'fflate';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { HttpProblem } from '../http/errors.ts';
import { makeMember, makePlace, type TestPerson, type TestPlace } from '../testing/people.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { abandonedAfterMs, purgeFiles } from './file-jobs.ts';
import { keepBytes } from './keep-file.ts';
import { putLoose, releaseObjects, removeLooseObjects } from './loose-objects.ts';
import { requireRoom, reservedForMs } from './quota.ts';
import { newStoreKey, storeKey } from './storage/file-store.ts';
import { attachFiles, readFilesOf, readFilesOfEach, removeFilesOf, type SubjectRef } from './stored-files.ts';

let test: TestApp;
let place: TestPlace;
let sender: TestPerson;
beforeAll(async () => {
  test = await createTestApp();
  place = await makePlace(test, 'Graha');
  sender = await makeMember(test, place, 'Pengirim', ['resident']);
});
afterAll(() => test.close());
beforeEach(async () => {
  for (const table of ['stored_file', 'upload', 'loose_object'])
    await sql`DELETE FROM ${sql.table(table)}`.execute(test.context.db);
});

const record = (id = randomUUIDv7(), orgId = place.orgId): SubjectRef => ({ orgId, kind: 'ticket', id });
async function keep(name = 'catatan.txt', userId = sender.id, orgId = place.orgId): Promise<string> {
  const id = randomUUIDv7();
  const file = { id, org_id: orgId, user_id: userId, name, size: 3, keeps_location: false };
  await keepBytes(test.context, file, strToU8('isi'), async () => undefined);
  return id;
}
const attach = (subject: SubjectRef, fileIds: readonly string[], userId = sender.id, field?: string) =>
  test.context.db
    .transaction()
    .execute((trx) => attachFiles(trx, subject, { fileIds, userId, ...(field === undefined ? {} : { field }) }));
const idsOf = async (subject: SubjectRef) => (await readFilesOf(test.context.db, subject)).map(({ id }) => id);

describe('giving files to a record', () => {
  it('gives each once, the newest first, and leaves those that are there already', async () => {
    const subject = record();
    const [first, second] = [await keep(), await keep()];

    await attach(subject, [first, first]);
    await attach(subject, [first, second]);
    await attach(subject, []);

    expect(await idsOf(subject)).toEqual([second, first]);
  });

  it.each([
    ['that somebody else has sent', async () => keep('a.txt', place.owner.id)],
    ['that another organisation has', async () => keep('a.txt', sender.id, (await makePlace(test, 'Sebelah')).orgId)],
    ['that is not there', async () => randomUUIDv7()],
    [
      'that belongs to another record',
      async () => {
        const taken = await keep();
        await attach(record(), [taken]);
        return taken;
      },
    ],
  ])('gives none of them where there is one %s', async (_, other) => {
    const subject = record();
    const own = await keep();

    const giving = attach(subject, [own, await other()], sender.id, 'photoIds');

    await expect(giving).rejects.toMatchObject({ status: 422, fields: { photoIds: [{ fault: 'not-an-option' }] } });
    expect(await idsOf(subject)).toEqual([]);
  });

  it('gives a file to one of two records that take it at once', async () => {
    const file = await keep();
    const subjects = [record(), record()];

    const outcomes = await Promise.allSettled(subjects.map((subject) => attach(subject, [file])));

    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect((await Promise.all(subjects.map(idsOf))).flat()).toEqual([file]);
  });
});

describe('the files of records', () => {
  it('are read by record, of several at once, and never those of another kind or organisation', async () => {
    const [one, two, none] = [record(), record(), record()];
    const [a, b, c] = [await keep(), await keep(), await keep()];
    await attach(one, [a, b]);
    await attach(two, [c]);
    const each = await readFilesOfEach(test.context.db, one, [one.id, two.id, none.id]);
    const neighbour = await makePlace(test, 'Tetangga');

    expect([...each].map(([id, files]) => [id, files.map((file) => file.id)])).toEqual(
      expect.arrayContaining([
        [one.id, [b, a]],
        [two.id, [c]],
      ]),
    );
    expect([each.size, (await readFilesOfEach(test.context.db, one, [])).size]).toEqual([2, 0]);
    expect(await idsOf({ ...one, kind: 'topic' })).toEqual([]);
    expect(await idsOf({ ...one, orgId: neighbour.orgId })).toEqual([]);
  });

  it('are removed as named, or all, and only of that record; their bytes go with the next run', async () => {
    const [subject, other] = [record(), record()];
    const [a, b, c] = [await keep(), await keep(), await keep()];
    await attach(subject, [a, b]);
    await attach(other, [c]);
    const remove = (ids?: readonly string[]) =>
      test.context.db.transaction().execute((trx) => removeFilesOf(trx, subject, ids));

    expect((await remove([a, c])).map(({ id }) => id)).toEqual([a]);
    expect((await remove([])).length).toBe(0);
    expect((await remove()).map(({ id }) => id)).toEqual([b]);
    expect(await idsOf(other)).toEqual([c]);
    expect(await removeLooseObjects(test.context.db, test.context.files.store, test.clock.now + 3_600_001)).toBe(2);
  });
});

describe('a small file that comes whole', () => {
  const bytes = strToU8('isi');
  const file = () => ({
    id: randomUUIDv7(),
    org_id: place.orgId,
    user_id: null,
    name: 'catatan.txt',
    size: 3,
    keeps_location: false,
  });
  const looseNow = async () =>
    (await test.context.db.selectFrom('loose_object').select('store_key').execute()).map(({ store_key }) => store_key);
  const looked = () => readdir(test.context.files.scratch).catch(() => []);

  it('may be sent by nobody with an account, and leaves nothing where it was looked at', async () => {
    const kept = await keepBytes(test.context, file(), bytes, async () => undefined);

    expect(kept).toMatchObject({ name: 'catatan.txt', type: 'text/plain', size: 3, previews: false });
    expect([await looked(), await looseNow()]).toEqual([[], []]);
  });

  it('is not kept where the change that asks for it refuses: its bytes are left to the job', async () => {
    const refuse = async () => {
      throw new HttpProblem(409, 'BENTROK');
    };

    await expect(keepBytes(test.context, file(), bytes, refuse)).rejects.toThrow('BENTROK');

    expect(await test.context.db.selectFrom('stored_file').select('id').execute()).toEqual([]);
    const [left = ''] = await looseNow();
    expect((await looseNow()).length).toBe(1);
    await purgeFiles({ ...test.context, now: () => test.clock.now + 3_600_001 });
    expect(await looseNow()).toEqual([]);
    expect(await test.context.files.store.read(storeKey(left))).toBeNull();
  });

  it('said twice at once is kept once, and both are answered with it', async () => {
    const one = file();
    const outcomes: string[] = [];
    const settle = async (_: unknown, outcome: 'kept' | 'known') => void outcomes.push(outcome);

    const kept = await Promise.all([1, 2].map(() => keepBytes(test.context, one, bytes, settle)));

    expect(kept.map(({ id }) => id)).toEqual([one.id, one.id]);
    expect(outcomes.toSorted()).toEqual(['kept', 'known']);
    expect(await looseNow()).toHaveLength(1);
  });

  it('that is none of its name leaves nothing at all', async () => {
    const lie = keepBytes(test.context, { ...file(), name: 'foto.jpg' }, bytes, async () => undefined);

    await expect(lie).rejects.toMatchObject({ status: 415, code: 'ISI_BERKAS_BERBEDA' });
    expect([await looked(), await looseNow()]).toEqual([[], []]);
  });
});

describe('room for files', () => {
  const quota = { organization: 100, person: 60 };
  const ask = (size: number, userId: string | null = sender.id, now = test.clock.now) =>
    test.context.db
      .transaction()
      .execute((trx) => requireRoom(trx, { orgId: place.orgId, userId, size }, quota, now))
      .then(
        () => 'room',
        (error: unknown) => (error instanceof HttpProblem ? `${error.status} ${error.code}` : String(error)),
      );
  const coming = (
    userId: string,
    size: number,
    received = 0,
    touchedAt = test.clock.now,
    refusal: string | null = null,
  ) =>
    sql`INSERT INTO upload (id, org_id, user_id, name, size, received, keeps_location, touched_at, refusal)
      VALUES (uuidv7(), ${place.orgId}, ${userId}, 'a.txt', ${size}, ${received}, false, ${new Date(touchedAt)}, ${refusal})`.execute(
      test.context.db,
    );

  it('is there to the last byte of the person and of the organisation', async () => {
    await coming(sender.id, 50);
    await coming(place.owner.id, 40);

    expect([await ask(10), await ask(11), await ask(10, place.owner.id), await ask(11, place.owner.id)]).toEqual([
      'room',
      '413 KUOTA_PRIBADI_PENUH',
      'room',
      '413 KUOTA_ORGANISASI_PENUH',
    ]);
  });

  it('of nobody in particular is that of the organisation alone', async () => {
    await coming(sender.id, 60);

    expect([await ask(40, null), await ask(41, null)]).toEqual(['room', '413 KUOTA_ORGANISASI_PENUH']);
  });

  it('is held for what was begun for half an hour, and after it for what has arrived', async () => {
    await coming(sender.id, 60, 20, test.clock.now - reservedForMs);
    const late = [await ask(40), await ask(41)];
    await coming(sender.id, 1, 0, test.clock.now - reservedForMs + 1);

    expect([...late, await ask(40)]).toEqual(['room', '413 KUOTA_PRIBADI_PENUH', '413 KUOTA_PRIBADI_PENUH']);
  });

  it('is not held for what was refused, nor by another organisation', async () => {
    await coming(sender.id, 60, 60, test.clock.now, '422 BERKAS_RUSAK');
    await keep('a.txt', sender.id, (await makePlace(test, 'Lain')).orgId);

    expect(await ask(60)).toBe('room');
  });

  it('is given once to two who ask for the last of it at once', async () => {
    const begin = () =>
      test.context.db.transaction().execute(async (trx) => {
        await requireRoom(trx, { orgId: place.orgId, userId: sender.id, size: 60 }, quota, test.clock.now);
        await sql`INSERT INTO upload (id, org_id, user_id, name, size, keeps_location, touched_at)
          VALUES (uuidv7(), ${place.orgId}, ${sender.id}, 'a.txt', 60, false, ${new Date(test.clock.now)})`.execute(
          trx,
        );
      });

    const outcomes = await Promise.allSettled([begin(), begin(), begin()]);

    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});

describe('objects that no row speaks for', () => {
  const put = (now: number) => putLoose(test.context.db, test.context.files.store, new Blob(['x']), now);

  it('are removed an hour after they were put, or at once where nobody wants them', async () => {
    const { db, files } = test.context;
    const [early, unwanted] = [await put(test.clock.now), await put(test.clock.now)];
    await releaseObjects(db, [unwanted]);
    const remove = (now: number) => removeLooseObjects(db, files.store, now);

    expect([await remove(test.clock.now), await remove(test.clock.now + 3_600_000)]).toEqual([1, 0]);
    expect(await remove(test.clock.now + 3_600_001)).toBe(1);
    expect([await files.store.read(early), await files.store.read(unwanted)]).toEqual([null, null]);
  });

  it('are tried again the next time where the store could not remove one; those before it are gone', async () => {
    const { db, files } = test.context;
    await put(0);
    await put(0);
    let calls = 0;
    const failing = {
      ...files.store,
      remove: async (key: Parameters<typeof files.store.remove>[0]) => {
        calls += 1;
        if (calls === 2) throw new Error('the bucket is away');
        await files.store.remove(key);
      },
    };

    await expect(removeLooseObjects(db, failing, test.clock.now)).rejects.toThrow('the bucket is away');
    expect(await removeLooseObjects(db, files.store, test.clock.now)).toBe(1);
  });

  it('are removed also where they are more than one batch, and where nothing lies in the store', async () => {
    const { db, files } = test.context;
    const keys = Array.from({ length: 501 }, () => newStoreKey());
    await sql`INSERT INTO loose_object (store_key, remove_after) SELECT unnest(${keys}::text[]), '-infinity'`.execute(
      db,
    );

    expect(await removeLooseObjects(db, files.store, test.clock.now)).toBe(501);
  });

  it('come to be of what nobody came back for, and not before its time', async () => {
    const file = await keep();
    const attached = await keep();
    await attach(record(), [attached]);
    const left = async () =>
      (await test.context.db.selectFrom('stored_file').select('id').execute()).map(({ id }) => id);
    const purge = (now: number) => purgeFiles({ ...test.context, now: () => now });

    await purge(test.clock.now + abandonedAfterMs);
    expect((await left()).toSorted()).toEqual([file, attached].toSorted());
    await purge(test.clock.now + abandonedAfterMs + 1);
    expect(await left()).toEqual([attached]);
  });
});
