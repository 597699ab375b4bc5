import { Writable } from 'node:stream';
import { type Kysely, sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { asOne } from '../http/unit-of-work.ts';
import { makePlace, type TestPlace } from '../testing/people.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { nestIn } from './nested-transactions.ts';
import type { Database } from './schema.ts';
import { takeNumber } from './take-number.ts';

let test: TestApp;
let place: TestPlace;
beforeAll(async () => {
  test = await createTestApp();
  place = await makePlace(test, 'Graha');
  await sql`CREATE TABLE note (text text PRIMARY KEY)`.execute(test.context.db);
});
afterAll(() => test.close());
beforeEach(async () => {
  await sql`DELETE FROM note`.execute(test.context.db);
  test.liveCalls.length = 0;
});

const note = (db: Kysely<Database>, text: string) => sql`INSERT INTO note VALUES (${text})`.execute(db);
const notes = async () =>
  (await sql<{ text: string }>`SELECT text FROM note ORDER BY text`.execute(test.context.db)).rows.map(
    ({ text }) => text,
  );
const failing = (error: string) => async () => Promise.reject(new Error(error));

describe('a transaction within another', () => {
  const within = <T>(work: (db: Kysely<Database>) => Promise<T>) =>
    test.context.db.transaction().execute((trx) => work(nestIn(trx)));

  it('takes back its own writes where it fails, and the outer one goes on', async () => {
    await within(async (db) => {
      await note(db, 'outer');
      await db
        .transaction()
        .execute(async (inner) => {
          await note(inner, 'inner');
          throw new Error('not this');
        })
        .catch(() => undefined);
      await db.transaction().execute((inner) => note(inner, 'second'));
    });

    expect(await notes()).toEqual(['outer', 'second']);
  });

  it('goes on after a statement that the database refused', async () => {
    await within(async (db) => {
      await note(db, 'a');
      const again = db.transaction().execute((inner) => note(inner, 'a'));
      await expect(again).rejects.toThrow('duplicate key');
      await note(db, 'b');
    });

    expect(await notes()).toEqual(['a', 'b']);
  });

  it('falls with the outer one though it was committed', async () => {
    const change = within(async (db) => {
      await db.transaction().execute((inner) => note(inner, 'inner'));
      throw new Error('all of it');
    });

    await expect(change).rejects.toThrow('all of it');
    expect(await notes()).toEqual([]);
  });

  it('sees what the outer one has written, and nobody else does', async () => {
    const seen = await within(async (db) => {
      await note(db, 'outer');
      const inner = await db.transaction().execute(async (trx) => (await sql`SELECT text FROM note`.execute(trx)).rows);
      return [inner, await notes()];
    });

    expect(seen).toEqual([[{ text: 'outer' }], []]);
  });

  it('has the isolation of the outer one and no other', async () => {
    const change = within((db) => db.transaction().setIsolationLevel('serializable').execute(failing('unreached')));

    await expect(change).rejects.toThrow('a transaction within another has the isolation of that one');
  });

  it('streams no rows', async () => {
    const change = within(async (db) => {
      for await (const row of db.selectFrom('organization').select('id').stream()) expect(row).toBeUndefined();
    });

    await expect(change).rejects.toThrow('rows cannot be streamed within a transaction that is part of another');
  });
});

describe('several changes as one', () => {
  it('publish and follow up in their order once all of them stand', async () => {
    const during: string[][] = [];

    const answer = await asOne(test.context, async (unit) => {
      await note(unit.db, 'first');
      await unit.live.publish('imah/v1/first', null);
      await unit.afterCommit(async ({ db }) => {
        during.push(await notes());
        await note(db, 'after');
      });
      await unit.live.refreshGrants('ani');
      await unit.live.disconnect({ userId: 'budi' });
      during.push([...test.liveCalls]);
      return 'done';
    });

    expect([answer, during, await notes()]).toEqual(['done', [[], ['first']], ['after', 'first']]);
    expect(test.liveCalls).toEqual(['publish imah/v1/first', 'refresh ani', 'disconnect budi']);
  });

  it('leave nothing where one fails: no row, no news, nothing that follows', async () => {
    const change = asOne(test.context, async (unit) => {
      await unit.db.transaction().execute((trx) => note(trx, 'first'));
      await unit.live.publish('imah/v1/first', null);
      await unit.afterCommit(async () => void test.liveCalls.push('followed'));
      throw new Error('not after all');
    });

    await expect(change).rejects.toThrow('not after all');
    expect([await notes(), test.liveCalls]).toEqual([[], []]);
  });

  it('stand though something that follows fails; that is logged, and the rest follows', async () => {
    const lines: { msg: string; err: { message: string } }[] = [];
    const log = pino(new Writable({ write: (chunk, _, done) => (lines.push(JSON.parse(String(chunk))), done()) }));

    await asOne({ ...test.context, log }, async (unit) => {
      await note(unit.db, 'stands');
      await unit.afterCommit(failing('no broker'));
      await unit.live.publish('imah/v1/later', null);
    });

    expect([await notes(), test.liveCalls]).toEqual([['stands'], ['publish imah/v1/later']]);
    expect(lines.map(({ msg, err }) => [msg, err.message])).toEqual([['a change had no effect', 'no broker']]);
  });
});

describe('a number of an organisation', () => {
  const take = (timeZone: string, now: number, kind = 'TKT', orgId = place.orgId) =>
    test.context.db.transaction().execute((trx) => takeNumber(trx, { orgId, kind, timeZone }, now));
  const newYear = Date.UTC(2026, 11, 31, 17);

  it('counts from one in each year of its place, for each kind and organisation by itself', async () => {
    const neighbour = await makePlace(test, 'Sebelah');

    expect([
      await take('Asia/Jakarta', newYear - 1),
      await take('Asia/Jakarta', newYear - 1),
      await take('Asia/Jakarta', newYear),
      await take('UTC', newYear),
      await take('Asia/Jakarta', newYear, 'TPC'),
      await take('Asia/Jakarta', newYear, 'TKT', neighbour.orgId),
    ]).toEqual([
      { year: 2026, count: 1 },
      { year: 2026, count: 2 },
      { year: 2027, count: 1 },
      { year: 2026, count: 3 },
      { year: 2027, count: 1 },
      { year: 2027, count: 1 },
    ]);
  });

  it('is taken once by many at once, and none is left out where some of them fail', async () => {
    const one = (index: number) =>
      test.context.db.transaction().execute(async (trx) => {
        const { count } = await takeNumber(trx, { orgId: place.orgId, kind: 'TPC', timeZone: 'UTC' }, newYear);
        if (index % 3 === 0) throw new Error('undone');
        return count;
      });

    const outcomes = await Promise.allSettled(Array.from({ length: 12 }, (_, index) => one(index)));

    const counts = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
    expect(counts.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });
});
