import type { UnstatedEntry } from '@imah/contract/statements';
import { confirmStepUp, type TestApp } from '@imah/server-platform/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp } from '../testing/test-app.ts';
import { november, statementCalls } from './testing/statement-calls.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

async function entryCalls(name: string) {
  const calls = await statementCalls(test, name);
  const entries = async (search = ''): Promise<UnstatedEntry[]> =>
    (await calls.send('GET', calls.at(`unstated-entries?search=${encodeURIComponent(search)}`))).data;
  return { ...calls, entries };
}

it('what the books have and no statement says is listed by day, with who has paid, until a line says it', async () => {
  const { bill, pay, entries, give, lineOf, match } = await entryCalls('Belum');
  await bill('2026-11');
  const { data: first } = await pay(100_000, { receivedOn: '2026-11-10' });
  const { data: second } = await pay(200_000, { receivedOn: '2026-11-12' });
  const listed = await entries();
  await give(november([[12, 200_000, 'SARI']]));
  await match([(await lineOf('SARI')).id], [{ kind: 'entry', entryId: listed[0]?.entryId ?? '' }]);

  expect(listed.map(({ memo, personName, on, amount }) => [memo, personName, on, amount])).toEqual([
    [second.number, 'Sari', '2026-11-12', 200_000],
    [first.number, 'Sari', '2026-11-10', 100_000],
  ]);
  expect((await entries()).map(({ memo }) => memo)).toEqual([first.number]);
});

it('they are found by their number, by who has paid, and by their amount', async () => {
  const { bill, pay, entries } = await entryCalls('Cari');
  await bill('2026-11');
  const { data: one } = await pay(123_456);
  await pay(200_000);
  const found = async (search: string) => (await entries(search)).map(({ amount }) => amount);

  expect(await found(one.number)).toEqual([123_456]);
  expect((await found('sari')).toSorted((a, b) => a - b)).toEqual([123_456, 200_000]);
  expect(await found('123.456')).toEqual([123_456]);
  expect(await found('100%')).toEqual([]);
  expect(await found('tidak ada')).toEqual([]);
});

it('a payment that was taken back before the bank said anything comes to nothing, and neither of both is listed', async () => {
  const { bill, pay, reverse, entries, accounts, finance } = await entryCalls('Nihil');
  await bill('2026-11');
  const { data } = await pay(100_000);
  await confirmStepUp(test, finance);
  await reverse(data.id, 1);
  const [account] = await accounts();

  expect(await entries()).toEqual([]);
  expect(account?.unstated).toEqual({ count: 0, amount: 0 });
});

it('cash, and what stands in clearing, is on no statement of a bank', async () => {
  const { bill, pay, entries } = await entryCalls('Tunai');
  await bill('2026-11');
  await pay(100_000, { method: 'cash' });

  expect(await entries()).toEqual([]);
});

it('an entry that was matched or is none is not matched: somebody was faster', async () => {
  const { bill, pay, entries, give, lineOf, match, place } = await entryCalls('Keduluan');
  await bill('2026-11');
  await pay(100_000);
  const [entry] = await entries();
  await give(
    november([
      [20, 100_000, 'SATU'],
      [20, 100_000, 'DUA'],
    ]),
  );
  const part = { kind: 'entry', entryId: entry?.entryId ?? '' };
  await match([(await lineOf('SATU')).id], [part]);
  const taken = await match([(await lineOf('DUA')).id], [part]);
  const { id: ofBill } = await test.context.db
    .selectFrom('ledger_entry')
    .select('id')
    .where('org_id', '=', place.orgId)
    .where('kind', '=', 'bill')
    .executeTakeFirstOrThrow();
  const strange = await match([(await lineOf('DUA')).id], [{ kind: 'entry', entryId: ofBill }]);

  expect([taken.code, strange.code]).toEqual(['MUTASI_SUDAH_DIURUS', 'MUTASI_SUDAH_DIURUS']);
});
