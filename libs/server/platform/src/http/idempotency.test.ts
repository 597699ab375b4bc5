import { afterAll, beforeAll, expect, it } from 'vitest';
import { answerOnce, keepAnswersMs, purgeAnswers } from './idempotency.ts';
import { makePerson, type TestPerson } from '../testing/people.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

let test: TestApp;
let person: TestPerson;
beforeAll(async () => {
  test = await createTestApp();
  person = await makePerson(test, 'Sri');
});
afterAll(() => test.close());

let runs = 0;
const count = async () => {
  runs += 1;
  return { data: { run: runs } };
};
const send = (key: string, body: unknown, work: () => Promise<unknown> = count, userId = person.id) =>
  answerOnce(test.context, { userId, key, method: 'POST', url: '/api/v1/x', body }, 202, work);

it('runs once and answers the same key with the same answer for 72 hours', async () => {
  runs = 0;
  const answers = [await send('a', { value: 1 }), await send('a', { value: 1 })];
  test.clock.now += keepAnswersMs;
  answers.push(await send('a', { value: 1 }));
  test.clock.now += 1;
  answers.push(await send('a', { value: 1 }));

  expect(answers).toEqual([{ data: { run: 1 } }, { data: { run: 1 } }, { data: { run: 1 } }, { data: { run: 2 } }]);
});

it('keeps an answer sealed, for it may name what its own table keeps sealed; one that was kept before is answered as it is', async () => {
  const payout = async () => ({ data: { accountNumber: '1234567890' } });
  await send('sealed', null, payout);
  const rows = await test.context.db
    .selectFrom('idempotency_key')
    .select('answer')
    .where('key', '=', 'sealed')
    .execute();
  const kept = JSON.stringify(rows);

  expect([rows.length, kept.includes('1234567890'), Buffer.from(kept, 'base64').includes('1234567890')]).toEqual([
    1,
    false,
    false,
  ]);
  expect(await send('sealed', null, count)).toEqual({ data: { accountNumber: '1234567890' } });

  await test.context.db
    .updateTable('idempotency_key')
    .set({ answer: JSON.stringify({ data: { run: 'before' } }) })
    .where('key', '=', 'sealed')
    .execute();
  expect(await send('sealed', null, count)).toEqual({ data: { run: 'before' } });
});

it('refuses the key for another request with 409 KUNCI_DIPAKAI_ULANG', async () => {
  await send('b', { value: 1 });

  await expect(send('b', { value: 2 })).rejects.toMatchObject({ status: 409, code: 'KUNCI_DIPAKAI_ULANG' });
});

it('knows the keys of each person apart', async () => {
  runs = 0;
  const other = await makePerson(test, 'Lain');

  expect([await send('c', null), await send('c', null, count, other.id)]).toEqual([
    { data: { run: 1 } },
    { data: { run: 2 } },
  ]);
});

it('runs one of two calls at once and tells the other to come again', async () => {
  runs = 0;
  const [begun, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const first = send('d', null, async () => {
    begun.resolve();
    await ended.promise;
    return count();
  });
  await begun.promise;

  await expect(send('d', null)).rejects.toMatchObject({ status: 409, code: 'SEDANG_DIPROSES', retryAfterSeconds: 1 });
  ended.resolve();
  expect([await first, await send('d', null)]).toEqual([{ data: { run: 1 } }, { data: { run: 1 } }]);
});

it('keeps no refusal: the same key may try again', async () => {
  runs = 0;
  const refuse = async () => {
    throw new Error('not now');
  };
  await expect(send('e', null, refuse)).rejects.toThrow('not now');

  expect(await send('e', null)).toEqual({ data: { run: 1 } });
});

it('keeps nothing of a refusal that the work had written or published before it', async () => {
  test.liveCalls.length = 0;
  const refused = answerOnce(
    test.context,
    { userId: person.id, key: 'h', method: 'POST', url: '/api/v1/x', body: null },
    202,
    async ({ db, live }) => {
      await db.transaction().execute((trx) => trx.deleteFrom('app_user').where('id', '=', person.id).execute());
      await live.publish(`imah/v1/u/${person.id}/access`, { at: '' });
      throw new Error('not after all');
    },
  );

  await expect(refused).rejects.toThrow('not after all');
  expect([await count(), test.liveCalls]).toEqual([{ data: { run: runs } }, []]);
  expect(await test.context.db.selectFrom('app_user').select('id').where('id', '=', person.id).execute()).toEqual([
    { id: person.id },
  ]);
});

it('purges answers older than 72 hours and nothing younger', async () => {
  await send('g', null);
  await purgeAnswers(test.context.db, test.clock.now);
  const kept = await test.context.db.selectFrom('idempotency_key').select('key').where('key', '=', 'g').execute();
  await purgeAnswers(test.context.db, test.clock.now + keepAnswersMs + 1);

  expect(kept).toHaveLength(1);
  expect(await test.context.db.selectFrom('idempotency_key').select('key').execute()).toEqual([]);
});
