import { paymentReceived } from '@imah/ledger';
import { confirmStepUp, type TestApp } from '@imah/server-platform/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { financesCalls } from '../testing/finances-calls.ts';
import { draftOf, post } from '../testing/ledger.ts';
import { createTestApp } from '../testing/test-app.ts';

let test: TestApp;
let calls: Awaited<ReturnType<typeof financesCalls>>;

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  calls = await financesCalls(test, 'Teratai');
  await post(
    test,
    calls.place.orgId,
    draftOf(paymentReceived('bank', 100n, 0n), { effectiveOn: '2026-09-10' }),
    draftOf(paymentReceived('clearing', 100n, 0n), { effectiveOn: '2026-10-10' }),
  );
});

const periods = async () =>
  (await calls.get('periods')).data.map(({ period, state, next, entryCount }: Record<string, unknown>) => [
    period,
    state,
    next,
    entryCount,
  ]);
const checks = async (period: string) =>
  (await calls.get(`closing-review?period=${period}`)).data.checks.map(
    ({ check, result, found }: Record<string, unknown>) => [check, result, found],
  );

it('months are closed from the first one on, and nothing is posted into them any more', async () => {
  expect(await periods()).toEqual([
    ['2026-11', 'open', 'none', 0],
    ['2026-10', 'open', 'none', 1],
    ['2026-09', 'open', 'close', 1],
  ]);
  expect(await calls.close('2026-10')).toMatchObject({ status: 409, code: 'BULAN_BELUM_SIAP' });
  expect(await calls.close('2026-09')).toMatchObject({
    status: 200,
    data: { period: '2026-09', state: 'closed', closing: { byName: 'Keuangan' }, next: 'reopen' },
  });
  expect(await calls.close('2026-09')).toMatchObject({ status: 409, code: 'BENTROK' });
  expect(await calls.close('2026-10')).toMatchObject({ status: 200 });
  expect(await calls.pay(1, { receivedOn: '2026-10-31' })).toMatchObject({ status: 409, code: 'BULAN_DITUTUP' });
  expect(await calls.close('2026-11')).toMatchObject({ status: 409, code: 'BULAN_BELUM_SIAP' });
  expect(await calls.close('2020-01')).toMatchObject({ status: 409, code: 'BULAN_BELUM_SIAP' });
});

it('says what keeps a month from being closed, and what is odd about it', async () => {
  await calls.run('2026-10');

  expect(await checks('2026-10')).toEqual([
    ['month-over', 'passed', 0],
    ['earlier-closed', 'failed', 1],
    ['runs-issued', 'failed', 1],
    ['books-agree', 'passed', 0],
    ['clearing-empty', 'warning', 100],
  ]);
  expect((await checks('2026-11'))[0]).toEqual(['month-over', 'failed', 0]);
  await calls.close('2026-09');
  expect(await calls.close('2026-10')).toMatchObject({ status: 409, code: 'BULAN_BELUM_SIAP' });
});

it('books that do not agree are not closed', async () => {
  await test.context.db.transaction().execute(async (trx) => {
    await sql`ALTER TABLE ledger_month DISABLE TRIGGER USER`.execute(trx);
    await sql`UPDATE ledger_month SET debit = debit + 1 WHERE org_id = ${calls.place.orgId}`.execute(trx);
    await sql`ALTER TABLE ledger_month ENABLE TRIGGER USER`.execute(trx);
  });

  expect(await calls.close('2026-09')).toMatchObject({ status: 409, code: 'BULAN_BELUM_SIAP' });
});

it('the last closed month is opened again with a reason, by a confirmed person, and it is written down why', async () => {
  await calls.close('2026-09');
  await calls.close('2026-10');

  expect(await calls.reopen('2026-10', 'Salah')).toMatchObject({ status: 403, code: 'PERLU_KONFIRMASI' });
  await confirmStepUp(test, calls.finance);
  expect(await calls.reopen('2026-10', ' ')).toMatchObject({ status: 422 });
  expect(await calls.reopen('2026-09', 'Salah')).toMatchObject({ status: 409, code: 'BULAN_BELUM_SIAP' });
  expect(await calls.reopen('2026-11', 'Salah')).toMatchObject({ status: 409, code: 'BENTROK' });
  expect(await calls.reopen('2026-10', 'Kuitansi terlambat')).toMatchObject({
    status: 200,
    data: {
      period: '2026-10',
      state: 'reopened',
      closing: null,
      next: 'close',
      reopenings: [{ byName: 'Keuangan', reason: 'Kuitansi terlambat' }],
    },
  });
  expect(await calls.pay(1, { receivedOn: '2026-10-31' })).toMatchObject({ status: 201 });
  const told = await test.context.db
    .selectFrom('audit_event')
    .select('action')
    .where('org_id', '=', calls.place.orgId)
    .where('entity', '=', 'ledger_period')
    .orderBy('seq')
    .execute();
  expect(told.map(({ action }) => action)).toEqual(['close', 'close', 'reopen']);
});

it('a manager of one building neither closes nor opens months', async () => {
  for (const who of [calls.manager, calls.technician]) await confirmStepUp(test, who);
  expect((await calls.close('2026-09', calls.manager.bearer)).status).toBe(403);
  expect((await calls.reopen('2026-09', 'Salah', calls.manager.bearer)).status).toBe(403);
  expect((await calls.close('2026-09', calls.technician.bearer)).status).toBe(404);
});
