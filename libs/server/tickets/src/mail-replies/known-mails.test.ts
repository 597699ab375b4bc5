import { randomUUIDv7 } from 'node:crypto';
import { createTestDatabase, type TestDatabase } from '@imah/server-platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answersTooOften, beginMail, endMail, idFrom, mailKey, purgeKnownMails } from './known-mails.ts';

const noon = Date.parse('2026-11-24T05:00:00Z');
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.dispose());

async function person(): Promise<string> {
  const id = randomUUIDv7();
  const account = { id, email: `${id}@contoh.test`, name: 'Sari', password_hash: 'x' };
  await test.db.insertInto('app_user').values(account).execute();
  return id;
}
async function answer(userId: string | null, at: number): Promise<Buffer> {
  const key = mailKey(randomUUIDv7());
  await beginMail(test.db, key, at);
  await endMail(test.db, key, { outcome: 'written', userId });
  return key;
}

describe('a mail that is looked at', () => {
  it('is counted each time, since the first, until it is done with', async () => {
    const key = mailKey('sari@contoh.test', 'id-1@contoh.test');

    const seen = [await beginMail(test.db, key, noon), await beginMail(test.db, key, noon + hourMs)];
    await endMail(test.db, key, { outcome: 'refused', userId: null });
    seen.push(await beginMail(test.db, key, noon + 2 * hourMs));

    expect(seen.map(({ attempts, at, outcome }) => [attempts, at.getTime(), outcome])).toEqual([
      [1, noon, null],
      [2, noon, null],
      [3, noon, 'refused'],
    ]);
  });

  it('gives its comment the same id however often it is looked at, and another mail another one', () => {
    const ids = [idFrom(noon, 'a', 'b'), idFrom(noon, 'a', 'b'), idFrom(noon, 'a', 'c'), idFrom(noon, 'ab', '')];

    expect(ids[0]).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-a[0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(new Set(ids).size).toBe(3);
    expect(ids[1]).toBe(ids[0]);
  });
});

it('lets an account answer sixty times in an hour, and no other account suffers from it', async () => {
  const [busy, quiet] = [await person(), await person()];
  for (let count = 0; count < 60; count += 1) await answer(busy, noon - (count % 50) * 60_000);

  expect(await answersTooOften(test.db, busy, noon)).toBe(true);
  expect(await answersTooOften(test.db, busy, noon + hourMs)).toBe(false);
  expect(await answersTooOften(test.db, quiet, noon)).toBe(false);
});

it('forgets mails after ninety days, and when strangers were told', async () => {
  const [old, young] = [await answer(null, noon - 91 * dayMs), await answer(null, noon - 89 * dayMs)];
  const days = [noon - 92 * dayMs, noon - 88 * dayMs].map((at) => new Date(at).toISOString().slice(0, 10));
  for (const day of days)
    await test.db
      .insertInto('mail_refusal')
      .values({ sender_hash: mailKey(day), day, count: 1 })
      .execute();

  await purgeKnownMails(test.db, noon);

  const kept = await test.db.selectFrom('incoming_mail').select('key').where('key', 'in', [old, young]).execute();
  expect(kept.map(({ key }) => key.equals(young))).toEqual([true]);
  expect(await test.db.selectFrom('mail_refusal').select('sender_hash').execute()).toEqual([
    { sender_hash: mailKey(days[1] ?? '') },
  ]);
});
