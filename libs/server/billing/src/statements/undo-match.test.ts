import { confirmStepUp, type TestApp } from '@imah/server-platform/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { proveBooks } from '../ledger/prove-books.ts';
import { createTestApp } from '../testing/test-app.ts';
import { november, statementCalls } from './testing/statement-calls.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

it('a match is not undone without the password', async () => {
  const { give, lineOf, match, send, at, booksAccount } = await statementCalls(test, 'Sandi');
  await give(november([[5, 1_000, 'UANG']]));
  const part = { kind: 'account', accountId: await booksAccount('4400'), amount: 1_000, note: 'Jual kardus' };
  const { data } = await match([(await lineOf('UANG')).id], [part]);
  const refused = await send('POST', at(`matches/${data[0].match.id}/undoing`), { reason: 'Salah' });

  expect([refused.status, refused.code]).toEqual([403, 'PERLU_KONFIRMASI']);
  expect((await lineOf('UANG')).state).toBe('matched');
});

it('what was recorded before the match stays in the books when it is undone, and can be matched again', async () => {
  const { bill, pay, standing, give, lineOf, suggestions, match, undo, stands } = await statementCalls(test, 'Tetap');
  const billId = await bill('2026-11');
  await pay(648_000);
  await give(november([[20, 648_000, 'SARI']]));
  const [{ parts }] = await suggestions('SARI');
  const { id } = await lineOf('SARI');
  const { data } = await match([id], parts);
  await undo(data[0].match.id);
  const between = [await standing(billId), await stands('1110')];
  const again = await match([id], parts);

  expect(between).toEqual([['paid', 0], 648_000]);
  expect([again.status, await stands('1110')]).toEqual([200, 648_000]);
});

it('a payment that was taken back on the page of its receipt is not taken back again by its match', async () => {
  const { bill, give, lineOf, match, undo, payer, send, payments, reverse, finance, stands, accounts } =
    await statementCalls(test, 'Sudah dibalik');
  await bill('2026-11');
  await give(november([[5, 648_000, 'SARI']]));
  const { data } = await match([(await lineOf('SARI')).id], [payer(648_000)]);
  const { data: recorded } = await send('GET', payments);
  await confirmStepUp(test, finance);
  await reverse(recorded[0].id, 1);
  const [between] = await accounts();
  const undone = await undo(data[0].match.id);
  const [after] = await accounts();

  expect(between?.unstated).toEqual({ count: 1, amount: -648_000 });
  expect(undone.data).toMatchObject([{ state: 'new' }]);
  expect([await stands('1110'), after?.unstated]).toEqual([0, { count: 0, amount: 0 }]);
});

it('a match of several things is undone whole, and the books agree all the while', async () => {
  const { bill, give, lineOf, match, undo, payer, booksAccount, stands, place } = await statementCalls(test, 'Utuh');
  await bill('2026-11');
  await give(
    november([
      [5, 700_000, 'CAMPUR'],
      [6, -1_000, 'KEMBALI'],
    ]),
  );
  const sales = await booksAccount('4400');
  const both = [(await lineOf('CAMPUR')).id, (await lineOf('KEMBALI')).id];
  const { data } = await match(both, [
    payer(648_000),
    { kind: 'account', accountId: sales, amount: 52_000, note: 'Sewa ruang' },
    { kind: 'account', accountId: sales, amount: -1_000, note: 'Kembalian sewa' },
  ]);
  const matched = [await stands('1110'), await stands('4400')];
  await undo(data[0].match.id);

  expect(matched).toEqual([699_000, 51_000]);
  expect([await stands('1110'), await stands('4400'), await stands('1200')]).toEqual([0, 0, 648_000]);
  expect((await lineOf('CAMPUR')).state).toBe('new');
  expect((await proveBooks(test.context.db, place.orgId)).faults).toEqual([]);
});

it('a match is not undone while the month in which it would be reversed is closed: nothing of it is', async () => {
  const { bill, give, lineOf, match, undo, payer, standing, place } = await statementCalls(test, 'Tutup');
  const billId = await bill('2026-11');
  await give(november([[5, 648_000, 'SARI']]));
  const { data } = await match([(await lineOf('SARI')).id], [payer(648_000)]);
  await test.context.db
    .insertInto('ledger_closed_period')
    .values({ org_id: place.orgId, period: '2026-11', closed_at: new Date(test.clock.now), closed_by: null })
    .execute();
  const refused = await undo(data[0].match.id);

  expect([refused.status, refused.code]).toEqual([409, 'BULAN_DITUTUP']);
  expect([(await lineOf('SARI')).state, await standing(billId)]).toEqual(['matched', ['paid', 0]]);
});

it('who may not take payments back does not undo the match that has made one', async () => {
  const { bill, give, lineOf, match, payer, send, at, memberWith } = await statementCalls(test, 'Bukan hak');
  await bill('2026-11');
  await give(november([[5, 648_000, 'SARI']]));
  const { data } = await match([(await lineOf('SARI')).id], [payer(648_000)]);
  const bookkeeper = await memberWith(['org.view', 'report.view', 'report.update']);
  await confirmStepUp(test, bookkeeper);
  const url = at(`matches/${data[0].match.id}/undoing`);
  const refused = await send('POST', url, { reason: 'Coba saja' }, bookkeeper.bearer);

  expect([refused.status, refused.code]).toEqual([403, 'TIDAK_BERWENANG']);
});
