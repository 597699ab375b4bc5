import { confirmStepUp, type TestApp } from '@imah/server-platform/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp } from '../testing/test-app.ts';
import { november, statementCalls } from './testing/statement-calls.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

it('the first account at a bank has the account of the books for it, each other one below it; a number is there once', async () => {
  const { addAccount, accounts, draft } = await statementCalls(test, 'Rekening');
  const second = await addAccount({ name: 'Mandiri', bank: 'mandiri', number: '0060003911777' });
  const again = await addAccount({ name: 'Lagi' });
  const wrong = await addAccount({ number: '12-34' });

  expect(second.data.account).toMatchObject({ code: '1110.2', name: 'Mandiri', key: null });
  expect([again.status, Object.keys(again.fields)]).toEqual([422, ['number']]);
  expect([wrong.status, Object.keys(wrong.fields)]).toEqual([422, ['number']]);
  const none = { count: 0, amount: 0 };
  expect(await accounts()).toEqual([
    {
      ...draft,
      id: expect.any(String),
      version: 1,
      account: { accountId: expect.any(String), code: '1110', key: 'bank', name: 'Bank' },
      booked: 0,
      stated: null,
      opening: null,
      open: none,
      ignored: none,
      unstated: none,
    },
    expect.objectContaining({ number: '0060003911777', booked: 0 }),
  ]);
});

it('a number that is changed is confirmed with the password, and stands in the audit with what it was', async () => {
  const { account, draft, send, finance, place } = await statementCalls(test, 'Ganti');
  const change = { ...draft, number: '9999999999' };
  const headers = { ...finance.bearer, 'if-match': '"1"' };
  const before = await send('PUT', account, change, headers);
  await confirmStepUp(test, finance);
  const changed = await send('PUT', account, change, headers);
  await confirmStepUp(test, finance);
  const stale = await send('PUT', account, draft, headers);

  expect([before.code, changed.data.number, changed.data.version, stale.status]).toEqual([
    'PERLU_KONFIRMASI',
    '9999999999',
    2,
    412,
  ]);
  const audit = await test.context.db
    .selectFrom('audit_event')
    .select(['before', 'after'])
    .where('org_id', '=', place.orgId)
    .where('entity', '=', 'bank_account')
    .where('action', '=', 'update')
    .execute();
  expect(audit).toEqual([
    {
      before: expect.objectContaining({ number: '1234567890' }),
      after: expect.objectContaining({ number: '9999999999' }),
    },
  ]);
});

it('a check changes nothing; taken, a file has its lines once: again or overlapping, it brings what is new alone', async () => {
  const { give, lines, accounts } = await statementCalls(test, 'Impor');
  const first = november([
    [2, 648_000, 'SARI'],
    [3, -15_000, 'BIAYA ADM'],
  ]);
  const longer = november([
    [2, 648_000, 'SARI'],
    [3, -15_000, 'BIAYA ADM'],
    [3, -15_000, 'BIAYA ADM'],
    [9, 1_000, 'X'],
  ]);
  const check = await give(first, 'check');
  expect(await lines()).toEqual([]);
  const taken = await give(first);
  const again = await give(first);
  const more = await give(longer);

  const facts = ({ data }: typeof check) => [data.applied, data.lines, data.known, data.opening, data.closing];
  expect([check, taken, again, more].map(facts)).toEqual([
    [false, 2, 0, 0, 633_000],
    [true, 2, 0, 0, 633_000],
    [false, 0, 2, 0, 633_000],
    [true, 2, 2, 0, 619_000],
  ]);
  expect(
    (await lines()).map(({ on, amount, balance, description, state }) => [on, amount, balance, description, state]),
  ).toEqual([
    ['2026-11-09', 1_000, 619_000, 'X', 'new'],
    ['2026-11-03', -15_000, 618_000, 'BIAYA ADM', 'new'],
    ['2026-11-03', -15_000, 633_000, 'BIAYA ADM', 'new'],
    ['2026-11-02', 648_000, 648_000, 'SARI', 'new'],
  ]);
  const [account] = await accounts();
  expect([account?.stated, account?.open]).toEqual([
    { amount: 619_000, on: '2026-11-20' },
    { count: 4, amount: 619_000 },
  ]);
});

it('a file of another account, of a day to come, or with a row that cannot be read is not taken; it says why, in a file as well', async () => {
  const { give, lines } = await statementCalls(test, 'Salah');
  const other = await give(november([[2, 1_000, 'A']], 0, '55555'));
  const future = await give(
    november([[2, 1_000, 'A']])
      .replaceAll('11/2026', '12/2026')
      .replaceAll('/11', '/12'),
  );
  const faulty = await give(
    november([
      [2, 1_000, 'A'],
      [3, 500, 'B'],
    ]).replace("'03/11", "'31/11"),
  );

  expect(other.data.faults).toEqual([
    { row: null, column: null, message: 'Nomor rekening di berkas ini berbeda dari rekening yang dipilih' },
  ]);
  expect(future.data.faults).toEqual([{ row: null, column: null, message: 'Ada mutasi yang tanggalnya belum tiba' }]);
  expect(faulty.data).toMatchObject({
    applied: false,
    faultyRows: 1,
    faults: [{ row: 5, column: 'date', message: 'Tanggal tidak benar' }],
  });
  expect(faulty.data.errorFile).toContain('Tanggal tidak benar');
  expect(await lines()).toEqual([]);
});

it('a file is undone while none of its lines is dealt with; saying so again changes nothing', async () => {
  const { give, lines, lineOf, send, at, ignore, restore, undoImport } = await statementCalls(test, 'Batal');
  const { importId } = (
    await give(
      november([
        [2, 1_000, 'SATU'],
        [3, 500, 'DUA'],
      ]),
    )
  ).data;
  const imports = async () =>
    (await send('GET', at('statements'))).data.map((one: { undo: string; lines: number }) => [one.undo, one.lines]);
  const { id } = await lineOf('SATU');
  await ignore(id);
  const used = [await imports(), await undoImport(importId)];
  await restore(id);
  const possible = await imports();

  expect(used).toEqual([[['used', 2]], 409]);
  expect(possible).toEqual([['possible', 2]]);
  expect([await undoImport(importId), await undoImport(importId)]).toEqual([204, 204]);
  expect([await imports(), await lines()]).toEqual([[], []]);
});

it('lines are narrowed by where they stand, by their direction and by what they say or come to', async () => {
  const { give, lines, lineOf, ignore } = await statementCalls(test, 'Saring');
  await give(
    november([
      [2, 648_000, 'SARI'],
      [3, -15_000, 'BIAYA ADM'],
      [4, 250_123, 'BUDI'],
    ]),
  );
  await ignore((await lineOf('BUDI')).id);

  const texts = async (query: string) => (await lines(query)).map(({ description }) => description);
  expect(await texts('?state=new')).toEqual(['BIAYA ADM', 'SARI']);
  expect(await texts('?state=ignored')).toEqual(['BUDI']);
  expect(await texts('?direction=out')).toEqual(['BIAYA ADM']);
  expect(await texts('?search=250.123')).toEqual(['BUDI']);
  expect(await texts('?search=adm&direction=in')).toEqual([]);
});

it('pages of lines hold each line once, in the order of the bank', async () => {
  const { give, at, send } = await statementCalls(test, 'Halaman');
  await give(
    november(Array.from({ length: 7 }, (_, index) => [2 + Math.floor(index / 3), 1_000 + index, `BARIS ${index}`])),
  );

  const seen: string[] = [];
  let cursor: string | null = null;
  do {
    const page = await send('GET', at(`lines?limit=3${cursor === null ? '' : `&cursor=${cursor}`}`));
    seen.push(...page.data.map(({ description }: { description: string }) => description));
    cursor = page.meta.nextCursor;
  } while (cursor !== null);
  expect(seen).toEqual([6, 5, 4, 3, 2, 1, 0].map((index) => `BARIS ${index}`));
});

it('what the bank had before the first statement is booked against equity on the day before it; what is still missing then is booked on top', async () => {
  const { give, accounts, send, at, stands } = await statementCalls(test, 'Saldo awal');
  const book = (amount: number) => send('POST', at('opening-balance'), { amount });
  const none = await book(1_000);
  await give(november([[2, 1_000, 'A']], 5_000_000));
  const [missing] = await accounts();
  const first = await book(4_000_000);
  const second = await book(1_000_000);

  expect([none.status, missing?.opening]).toEqual([409, { amount: 5_000_000, on: '2026-10-31' }]);
  expect([first.data.opening, second.data.opening]).toEqual([{ amount: 1_000_000, on: '2026-10-31' }, null]);
  expect(second.data).toMatchObject({ booked: 5_000_000, unstated: { count: 0, amount: 0 } });
  expect([await stands('1110'), await stands('3100')]).toEqual([5_000_000, 5_000_000]);
});

it('an opening balance that was booked too high is put right by what the page then asks for', async () => {
  const { give, send, at, stands } = await statementCalls(test, 'Kelebihan');
  const book = (amount: number) => send('POST', at('opening-balance'), { amount });
  await give(november([[2, 1_000, 'A']], 5_000_000));
  const first = await book(6_000_000);
  const second = await book(first.data.opening.amount);

  expect([first.data.opening, second.data.opening]).toEqual([{ amount: -1_000_000, on: '2026-10-31' }, null]);
  expect([await stands('1110'), await stands('3100')]).toEqual([5_000_000, 5_000_000]);
});

it('an earlier statement that comes later takes its own opening balance, and the one that was booked after it is taken back', async () => {
  const { give, accounts, send, at, stands, place } = await statementCalls(test, 'Lebih awal');
  const book = (amount: number) => send('POST', at('opening-balance'), { amount });
  await give(november([[2, 1_000, 'A']], 5_000_000));
  await book(5_000_000);
  const october = november([[5, 2_000_000, 'B']], 3_000_000).replaceAll('/11', '/10');
  await give(october);
  const [between] = await accounts();
  const { data } = await book(3_000_000);
  const entries = await test.context.db
    .selectFrom('ledger_entry')
    .select(['effective_on as on', 'kind'])
    .where('org_id', '=', place.orgId)
    .where('source_type', '=', 'bank_account')
    .orderBy('seq')
    .execute();

  expect(between?.opening).toEqual({ amount: 3_000_000, on: '2026-09-30' });
  expect([data.opening, await stands('1110'), await stands('3100')]).toEqual([null, 3_000_000, 3_000_000]);
  expect(entries.map(({ on, kind }) => [on, kind])).toEqual([
    ['2026-10-31', 'opening'],
    ['2026-10-31', 'reversal'],
    ['2026-09-30', 'opening'],
  ]);
});
