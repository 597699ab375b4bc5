import type { TestApp } from '@imah/server-platform/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp } from '../testing/test-app.ts';
import { november, statementCalls, type StatementRow } from './testing/statement-calls.ts';
import { camt, mt940 } from './testing/statement-files.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

/** Two tenants pay the same on the same day with the same words: only the balance after it tells them apart. */
const twins: readonly StatementRow[] = [
  [5, 648_000, 'TRSF QRIS'],
  [5, 648_000, 'TRSF QRIS'],
  [6, -15_000, 'BIAYA ADM'],
];

it('two payments that are alike in one file are two lines, however often and in which cut the file comes', async () => {
  const { give, lines } = await statementCalls(test, 'Kembar');
  const first = await give(november(twins.slice(0, 2)));
  const again = await give(november(twins));
  const third = await give(november(twins));

  expect([first.data.lines, again.data.lines, again.data.known, third.data.lines]).toEqual([2, 1, 2, 0]);
  expect((await lines()).map(({ amount }) => amount)).toEqual([-15_000, 648_000, 648_000]);
});

it('without balances they are told apart by how many there are', async () => {
  const { give, lines, addAccount } = await statementCalls(test, 'Tanpa saldo');
  const { data } = await addAccount({ bank: 'mandiri', number: '60003911777', name: 'Mandiri' });
  const rows = (count: number) =>
    [
      'Account No,Date,Val. Date,Transaction Code,Description,Description,Reference No.,Debit,Credit',
      ...Array.from({ length: count }, () => '0060003911777,01/11/26,01/11/26,7820,"QRIS","",,".00","41,300.00"'),
    ].join('\n');
  const [two, three] = [await give(rows(2), 'apply', data.id), await give(rows(3), 'apply', data.id)];

  expect([two.data.lines, three.data.lines, three.data.known]).toEqual([2, 1, 2]);
  expect(await lines('', data.id)).toHaveLength(3);
});

it('a file whose match was undone is undone in turn, and can be taken again', async () => {
  const { give, lineOf, match, undo, undoImport, booksAccount, lines, send, at, stands } = await statementCalls(
    test,
    'Bolak-balik',
  );
  const text = november([[5, 1_000, 'UANG']]);
  const { data: taken } = await give(text);
  const part = { kind: 'account', accountId: await booksAccount('4400'), amount: 1_000, note: 'Jual kardus' };
  const { data } = await match([(await lineOf('UANG')).id], [part]);
  const used = await undoImport(taken.importId);
  const [listed] = (await send('GET', at('statements'))).data;
  await undo(data[0].match.id);
  const undone = [await undoImport(taken.importId), await undoImport(taken.importId)];
  const [left, imports] = [await lines(), (await send('GET', at('statements'))).data];
  const again = await give(text);

  expect([used, listed.undo, undone]).toEqual([409, 'used', [204, 204]]);
  expect([left, imports, await stands('1110')]).toEqual([[], [], 0]);
  expect(again.data).toMatchObject({ applied: true, lines: 1, known: 0 });
});

it('what one file had and a later one found known comes back with the later one, once the first is undone', async () => {
  const { give, undoImport, lines } = await statementCalls(test, 'Tumpang tindih');
  const { data: first } = await give(november(twins.slice(0, 2)));
  await give(november(twins));
  await undoImport(first.importId);
  const between = await lines();
  const { data: again } = await give(november(twins));

  expect(between.map(({ description }) => description)).toEqual(['BIAYA ADM']);
  expect([again.lines, again.known]).toEqual([2, 1]);
});

it('a file of another account of the organisation is not undone by way of this one', async () => {
  const { give, addAccount, send, base, lines, finance } = await statementCalls(test, 'Lain rekening');
  const { data: other } = await addAccount({ number: '9876543210', name: 'BCA kedua' });
  const { data } = await give(november([[5, 1_000, 'UANG']]));
  const url = `${base}/${other.id}/statements/${data.importId}`;
  const { statusCode } = await test.app.inject({ method: 'DELETE', url, headers: finance.bearer });

  expect([statusCode, (await lines()).length]).toEqual([204, 1]);
  expect((await send('GET', `${base}/${other.id}/statements`)).data).toEqual([]);
});

it.each([
  ['whose opening balance is of a day after its closing one', mt940().replace('60F:C261101', '60F:C261231')],
  ['whose opening balance is of a day after its first line', mt940().replace('60F:C261101', '60F:C261103')],
  ['whose period ends before it begins', camt().replace('<ToDtTm>2026-11-30', '<ToDtTm>2026-10-01')],
])('a file %s is taken with the period of its lines', async (_what, text) => {
  const { give, send, at, accounts } = await statementCalls(test, 'Periode');
  const { status, data } = await give(text);
  const [taken] = (await send('GET', at('statements'))).data;
  const [account] = await accounts();

  expect([status, data.applied]).toEqual([200, true]);
  expect(taken.from <= '2026-11-02' && taken.to >= '2026-11-03').toBe(true);
  expect(account?.opening).toEqual({ amount: 1_000_000, on: '2026-11-01' });
});

it.each([
  ['a day that no calendar has', mt940().replace('61:261103D', '61:260231D')],
  ['an amount of more than a trillion', mt940().replace('D15000,', 'D1000000000001,')],
  ['an amount of nothing', mt940().replace('D15000,', 'D0,')],
])('a file with %s is refused in words, and nothing of it is taken', async (_what, text) => {
  const { give, lines } = await statementCalls(test, 'Di luar batas');
  const { status, data } = await give(text);

  expect([status, data.applied, data.faultyRows]).toEqual([200, false, 1]);
  expect(await lines()).toEqual([]);
});

it('the files of an account are listed from the newest, each with what it brought and who has taken it', async () => {
  const { give, send, at } = await statementCalls(test, 'Daftar');
  await give(november(twins.slice(0, 1)));
  await give(november(twins));
  const { data } = await send('GET', at('statements'));

  expect(data.map(({ lines, known, undo, format }: Record<string, unknown>) => [lines, known, undo, format])).toEqual([
    [2, 1, 'possible', 'bca'],
    [1, 0, 'possible', 'bca'],
  ]);
  expect(new Set(data.map(({ byName }: { byName: string }) => byName)).size).toBe(1);
  expect(data[0]).toMatchObject({ from: '2026-11-01', to: '2026-11-20', opening: 0, closing: 1_281_000 });
});
