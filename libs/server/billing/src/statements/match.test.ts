import type { TestApp } from '@imah/server-platform/testing';
import { makeMember } from '@imah/server-platform/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp } from '../testing/test-app.ts';
import { november, statementCalls } from './testing/statement-calls.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

/** What a suggestion says, without what is sent. */
const said = (all: { title: string; reasons: string[] }[]) => all.map(({ title, reasons }) => [title, ...reasons]);

it('a transfer that was recorded is suggested, says why, and is matched without being booked again', async () => {
  const { bill, pay, give, lineOf, suggestions, match, stands, accounts } = await statementCalls(test, 'Dicatat');
  await bill('2026-11');
  const { data: payment } = await pay(648_000);
  await give(november([[20, 648_000, `TRSF E-BANKING CR SARI ${payment.number}`]]));
  const [unstated] = (await accounts()).map((account) => account.unstated);
  const [suggestion] = await suggestions('SARI');
  const { id } = await lineOf('SARI');
  const matched = await match([id], suggestion.parts);

  expect(unstated).toEqual({ count: 1, amount: 648_000 });
  expect(said([suggestion])).toEqual([[`${payment.number} Sari`, 'amount', 'payment-number', 'name', 'near-day']]);
  expect(matched.data).toMatchObject([
    {
      state: 'matched',
      match: {
        byName: 'Keuangan',
        lineCount: 1,
        parts: [{ kind: 'entry', amount: 648_000, memo: payment.number, source: { type: 'payment', id: payment.id } }],
      },
    },
  ]);
  const [account] = await accounts();
  expect(account).toMatchObject({
    booked: 648_000,
    stated: { amount: 648_000, on: '2026-11-20' },
    open: { count: 0, amount: 0 },
    unstated: { count: 0, amount: 0 },
  });
  expect(await stands('1110')).toBe(648_000);
});

it('a line that names a bill or its payer books their payment: the bill is paid, what is over is theirs', async () => {
  const { bill, standing, give, lineOf, suggestions, match, send, payments } = await statementCalls(test, 'Dibukukan');
  const billId = await bill('2026-11');
  await give(november([[5, 648_123, 'TRSF CR 0511 INV 2026 000001']]));
  const [suggestion] = await suggestions('TRSF');
  const { id } = await lineOf('TRSF');
  const matched = await match([id], suggestion.parts);
  const { data: recorded } = await send('GET', payments);

  expect(said([suggestion])).toEqual([['Sari', 'bill-number', 'unique-suffix']]);
  expect(matched.status).toBe(200);
  expect(await standing(billId)).toEqual(['paid', 0]);
  expect(recorded).toMatchObject([{ amount: 648_123, method: 'transfer', receivedOn: '2026-11-05', state: 'settled' }]);
});

it('undone, its lines are open again, the payment that it made is taken back and the bill is open', async () => {
  const { bill, standing, give, lineOf, match, undo, payer, stands, accounts } = await statementCalls(test, 'Kembali');
  const billId = await bill('2026-11');
  await give(november([[5, 648_000, 'SARI']]));
  const { id } = await lineOf('SARI');
  const { data } = await match([id], [payer(648_000)]);
  const undone = await undo(data[0].match.id);
  const again = await undo(data[0].match.id);

  expect(undone.data).toMatchObject([{ id, state: 'new', match: null }]);
  expect([again.status, again.code]).toEqual([409, 'MUTASI_SUDAH_DIURUS']);
  expect(await standing(billId)).toEqual(['issued', 648_000]);
  expect(await stands('1110')).toBe(0);
  const [account] = await accounts();
  expect(account?.unstated).toEqual({ count: 0, amount: 0 });
  const matched = await match([id], [payer(648_000)]);
  expect([matched.status, await standing(billId)]).toEqual([200, ['paid', 0]]);
});

it('a fee is suggested by the words of the bank and booked with its reason; the balances agree', async () => {
  const { bill, give, lineOf, suggestions, match, payer, stands, accounts } = await statementCalls(test, 'Biaya');
  await bill('2026-11');
  await give(
    november([
      [5, 648_000, 'SARI'],
      [6, -15_000, 'BIAYA ADM'],
    ]),
  );
  await match([(await lineOf('SARI')).id], [payer(648_000)]);
  const [fee] = await suggestions('BIAYA');
  await match([(await lineOf('BIAYA')).id], fee.parts);
  const [account] = await accounts();

  expect(said([fee])).toEqual([['5100 Beban operasional', 'bank-words']]);
  expect([await stands('1110'), await stands('5100')]).toEqual([633_000, 15_000]);
  expect([account?.booked, account?.stated?.amount]).toEqual([633_000, 633_000]);
});

it('several lines are one payment, and one line is several things: both sides come to the same amount', async () => {
  const { bill, pay, give, lineOf, match, payer, booksAccount, stands } = await statementCalls(test, 'Banyak');
  await bill('2026-11');
  const { data: payment } = await pay(300_000);
  await give(
    november([
      [20, 100_000, 'CICIL SATU'],
      [20, 200_000, 'CICIL DUA'],
      [20, 350_000, 'CAMPUR'],
    ]),
  );
  const { entry_id: entryId } = await test.context.db
    .selectFrom('payment')
    .select('entry_id')
    .where('id', '=', payment.id)
    .executeTakeFirstOrThrow();
  const two = [(await lineOf('SATU')).id, (await lineOf('DUA')).id];
  const many = await match(two, [{ kind: 'entry', entryId }]);
  const sales = await booksAccount('4400');
  const mixed = { kind: 'account', accountId: sales, amount: 2_000, note: 'Kelebihan bayar parkir' };
  const campur = [(await lineOf('CAMPUR')).id];
  const short = await match(campur, [payer(348_000), { ...mixed, amount: 1_999 }]);
  const one = await match(campur, [payer(348_000), mixed]);

  expect(many.data.map(({ match: of }: { match: { lineCount: number } }) => of.lineCount)).toEqual([2, 2]);
  expect([short.status, Object.keys(short.fields)]).toEqual([422, ['parts']]);
  expect(one.data[0].match.parts).toMatchObject([
    { kind: 'payer', amount: 348_000 },
    { kind: 'account', amount: 2_000, memo: 'Kelebihan bayar parkir' },
  ]);
  expect([await stands('1110'), await stands('4400')]).toEqual([650_000, 2_000]);
});

it('an account at a second bank has its own in the books: what was recorded as a transfer is moved there, and back when undone', async () => {
  const { bill, pay, addAccount, give, lineOf, suggestions, match, undo, stands } = await statementCalls(test, 'Kedua');
  await bill('2026-11');
  await pay(648_000);
  const { id: second } = (await addAccount({ name: 'BCA lain', number: '777777' })).data;
  await give(november([[20, 648_000, 'SARI']], 0, '777777'), 'apply', second);
  const [suggestion] = await suggestions('SARI', second);
  const { data } = await match([(await lineOf('SARI', second)).id], suggestion.parts, undefined, second);
  const moved = [await stands('1110'), await stands('1110.2')];
  await undo(data[0].match.id, second);

  expect(moved).toEqual([0, 648_000]);
  expect([await stands('1110'), await stands('1110.2')]).toEqual([648_000, 0]);
});

it.each([
  ['receivables', '1200'],
  ['deposits', '2100'],
  ['clearing', '1120'],
  ['the account of the bank itself', '1110'],
])('nothing is booked freely to %s', async (_what, code) => {
  const { give, lineOf, match, booksAccount } = await statementCalls(test, `Bebas ${code}`);
  await give(november([[5, 1_000, 'UANG']]));
  const part = { kind: 'account', accountId: await booksAccount(code), amount: 1_000, note: 'Coba saja' };
  const refused = await match([(await lineOf('UANG')).id], [part]);

  expect([refused.status, Object.keys(refused.fields)]).toEqual([422, ['accountId']]);
});

it('an ignored line keeps its reason, is not matched, and is dealt with after all once it is taken back', async () => {
  const { give, lineOf, ignore, restore, match, booksAccount } = await statementCalls(test, 'Abaikan');
  await give(november([[5, 1_000, 'UANG']]));
  const { id } = await lineOf('UANG');
  const part = { kind: 'account', accountId: await booksAccount('4400'), amount: 1_000, note: 'Penjualan kardus' };
  const ignored = await ignore(id);
  const twice = await ignore(id);
  const refused = await match([id], [part]);
  const restored = await restore(id);

  expect([ignored.data.state, ignored.data.reason]).toEqual(['ignored', 'Uang pindah sendiri']);
  expect([twice.status, refused.status, refused.code]).toEqual([409, 409, 'MUTASI_SUDAH_DIURUS']);
  expect([restored.data.state, restored.data.reason]).toEqual(['new', null]);
  expect((await match([id], [part])).status).toBe(200);
});

it('a month that is closed takes no booking of its lines, and who may not record payments books none by a line', async () => {
  const { bill, give, lineOf, match, payer, place } = await statementCalls(test, 'Hak');
  await bill('2026-11');
  await give(november([[5, 648_000, 'SARI']]));
  const { id } = await lineOf('SARI');
  const bookkeeper = await makeMember(test, place, 'Pembukuan', ['supervisor']);
  const refused = await match([id], [payer(648_000)], bookkeeper);
  await test.context.db
    .insertInto('ledger_closed_period')
    .values({ org_id: place.orgId, period: '2026-11', closed_at: new Date(test.clock.now), closed_by: null })
    .execute();
  const closed = await match([id], [payer(648_000)]);

  expect(refused.status).toBe(403);
  expect([closed.status, closed.code]).toEqual([409, 'BULAN_DITUTUP']);
  expect((await lineOf('SARI')).state).toBe('new');
});
