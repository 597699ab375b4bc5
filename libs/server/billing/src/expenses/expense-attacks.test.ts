import { confirmStepUp, type TestApp } from '@imah/server-platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expenseCalls } from '../testing/expense-calls.ts';
import { createTestApp } from '../testing/test-app.ts';

let test: TestApp;
let calls: Awaited<ReturnType<typeof expenseCalls>>;
let others: Awaited<ReturnType<typeof expenseCalls>>;
beforeAll(async () => {
  test = await createTestApp();
  calls = await expenseCalls(test, 'Hemat');
  others = await expenseCalls(test, 'Tetangga');
});
afterAll(() => test.close());

const statusesOf = (answers: readonly { readonly status: number }[]): number[] =>
  answers.map(({ status }) => status).toSorted((one, other) => one - other);

async function closeMonth(period: string): Promise<void> {
  await test.context.db
    .insertInto('ledger_closed_period')
    .values({
      org_id: calls.place.orgId,
      period,
      closed_at: new Date(test.clock.now),
      closed_by: calls.finance.id,
    })
    .execute();
}

describe('an expense that many reach for at once', () => {
  it('is paid once, whoever asks how often, also where it is named twice', async () => {
    const { approved, payExpenses, stands, second, place } = calls;
    const { id } = await approved({ amount: 125_000 });
    const before = [await stands('1110'), await stands('2300')];

    const answers = await Promise.all([
      payExpenses([id, id]),
      payExpenses([id], {}, second),
      payExpenses([id], { bankAccountId: null }, place.owner),
    ]);

    expect(statusesOf(answers)).toEqual([200, 409, 409]);
    expect(answers.filter(({ code }) => code === 'BENTROK')).toHaveLength(2);
    const bank = answers[2]?.status === 200 ? 0 : 125_000;
    expect([await stands('1110'), await stands('2300')]).toEqual([(before[0] ?? 0) - bank, (before[1] ?? 0) - 125_000]);
  });

  it('is approved or rejected, by who comes first, and owed only where it was approved', async () => {
    const { submitted, moveExpense, stands, manager, second, readExpense } = calls;
    const handedIn = await submitted({ amount: 90_000 });
    const before = await stands('2300');

    const [approval, rejection] = await Promise.all([
      moveExpense(handedIn, 'approve', manager),
      moveExpense(handedIn, 'reject', second, 'Belum perlu'),
    ]);

    expect(statusesOf([approval, rejection])).toEqual([200, 412]);
    const isOwed = approval.status === 200;
    expect((await readExpense(handedIn.id)).data.state).toBe(isOwed ? 'approved' : 'rejected');
    expect(await stands('2300')).toBe(isOwed ? before + 90_000 : before);
  });

  it('that shares a payment with others in any order waits for them, and all are paid', async () => {
    const { approved, payExpenses, second } = calls;
    const [one, two, three] = [await approved(), await approved(), await approved()];

    const answers = await Promise.all([
      payExpenses([one.id, two.id, three.id]),
      payExpenses([three.id, two.id, one.id], {}, second),
    ]);

    expect(statusesOf(answers)).toEqual([200, 409]);
  });
});

describe('an expense of another organisation', () => {
  it('is not there: it is neither read, moved, paid nor written into the file for the bank', async () => {
    const theirs = await others.approved({ amount: 60_000 });
    const { readExpense, moveExpense, update, payExpenses, batch, put, finance, approved } = calls;
    const own = await approved({ amount: 50_000 });

    expect((await readExpense(theirs.id)).status).toBe(404);
    expect((await moveExpense(theirs, 'revoke', finance, 'Bukan milik kami')).status).toBe(404);
    expect((await update(theirs, { amount: 1 })).status).toBe(404);
    const slip = { number: 'X/1', on: '2026-11-20' };
    expect((await put(`/api/v1/expenses/${theirs.id}/tax-slip`, slip, finance, theirs.version)).status).toBe(404);
    expect((await put(`/api/v1/expenses/${theirs.id}/repetition`, { day: 3 }, finance, theirs.version)).status).toBe(
      404,
    );
    expect(Object.keys((await payExpenses([own.id, theirs.id])).fields)).toEqual(['expenseIds']);
    expect(Object.keys((await batch([theirs.id])).fields)).toEqual(['expenseIds']);
    expect((await readExpense(own.id)).data.state).toBe('approved');
    expect((await others.readExpense(theirs.id)).data).toMatchObject({ state: 'approved', amount: 60_000 });
  });

  it('lends neither its supplier, its account at the bank nor its buildings', async () => {
    const { data: vendor } = await others.addVendor({ name: 'CV Milik Tetangga' });
    const { create, update, approved, payExpenses, readExpense, list, finance, organization } = calls;
    const { data: made } = await create();
    expect(Object.keys((await create({ vendorId: vendor.id })).fields)).toEqual(['vendorId']);
    expect(Object.keys((await update(made, { vendorId: vendor.id })).fields)).toEqual(['vendorId']);
    expect((await others.create({}, finance)).status).toBe(404);
    const owed = await approved({ amount: 70_000 });
    expect((await payExpenses([owed.id], { bankAccountId: others.accountId })).status).toBe(404);
    expect((await readExpense(owed.id)).data.state).toBe('approved');
    expect((await list(`?buildingId=${others.place.buildingId}`)).status).toBe(404);
    expect((await list(`?vendorId=${vendor.id}`)).data).toEqual([]);
    const url = `${organization}/expenses-file?buildingId=${others.place.buildingId}`;
    expect((await test.app.inject({ method: 'GET', url, headers: finance.bearer })).statusCode).toBe(404);
  });
});

describe('an expense above the limit', () => {
  it('is approved by none of those who have written, changed or handed it in', async () => {
    const { file, create, moveExpense, update, finance, second, manager, place } = calls;
    const fileIds = [await file()];
    const { data: made } = await create({ amount: 5_000_001, fileIds });
    const handedIn = (await moveExpense(made, 'submit', second)).data;
    for (const who of [finance, second])
      expect((await moveExpense(handedIn, 'approve', who)).code).toBe('PENGELUARAN_PERLU_ORANG_LAIN');
    const rejected = (await moveExpense(handedIn, 'reject', manager, 'Kurang rinci')).data;
    const changed = (await update(rejected, { amount: 5_000_001, fileIds, description: 'Rinci' }, place.owner)).data;
    const again = (await moveExpense(changed, 'submit', second)).data;
    for (const who of [place.owner, finance, second])
      expect((await moveExpense(again, 'approve', who)).code).toBe('PENGELUARAN_PERLU_ORANG_LAIN');

    expect((await moveExpense(again, 'approve', manager)).data.state).toBe('approved');
  });

  it('is so by what is spent, whatever of it is withheld', async () => {
    const { addVendor, submitted, moveExpense } = calls;
    const { data: vendor } = await addVendor({ name: 'PT Sewa Lahan' });
    const withholding = { kind: 'pph4', base: 5_000_001 };
    const handedIn = await submitted({ amount: 5_000_001, vendorId: vendor.id, withholding });

    expect([handedIn.withheld, handedIn.payable]).toEqual([500_000, 4_500_001]);
    expect((await moveExpense(handedIn, 'approve')).code).toBe('PENGELUARAN_PERLU_ORANG_LAIN');
  });
});

describe('what is withheld', () => {
  it.each([
    ['pph23', 49, 0],
    ['pph23', 50, 1],
    ['pph23', 99_999, 1_999],
    ['pph21', 100_000, 2_500],
    ['pph4', 400_000, 40_000],
  ])('of %s on Rp %i is Rp %i, rounded down', async (kind, base, withheld) => {
    const { addVendor, create } = calls;
    const { data: vendor } = await addVendor({ name: `PT ${kind} ${base}` });
    const { data: made } = await create({ vendorId: vendor.id, withholding: { kind, base } });

    expect([made.withheld, made.payable]).toEqual([withheld, 400_000 - withheld]);
  });

  it('has its slip once it is owed, and none where nothing is withheld', async () => {
    const { addVendor, submitted, approved, put, finance } = calls;
    const { data: vendor } = await addVendor({ name: 'PT Bukti Potong' });
    const slip = (one: { id: string; version: number }) =>
      put(`/api/v1/expenses/${one.id}/tax-slip`, { number: '2601/BP/1', on: '2026-11-20' }, finance, one.version);
    const withholding = { kind: 'pph23', base: 400_000 };

    expect((await slip(await submitted({ vendorId: vendor.id, withholding }))).code).toBe('BENTROK');
    expect((await slip(await approved({ vendorId: vendor.id }))).code).toBe('BENTROK');
    const owed = await approved({ vendorId: vendor.id, withholding });
    expect((await slip({ ...owed, version: owed.version - 1 })).status).toBe(412);
    expect((await slip(owed)).data.slip).toEqual({ number: '2601/BP/1', on: '2026-11-20' });
  });
});

describe('an expense that is owed', () => {
  it('is paid neither in days that have not come nor in a month that is closed', async () => {
    const { approved, payExpenses, readExpense, stands } = calls;
    const { id } = await approved({ amount: 45_000, on: '2026-06-15' });
    await closeMonth('2026-06');
    const before = await stands('1110');

    expect(Object.keys((await payExpenses([id], { on: '2026-11-22' })).fields)).toEqual(['on']);
    expect((await payExpenses([id], { on: '2026-06-30' })).code).toBe('BULAN_DITUTUP');
    expect([(await readExpense(id)).data.state, await stands('1110')]).toEqual(['approved', before]);
    expect((await payExpenses([id], { on: '2026-07-01' })).data[0]).toMatchObject({
      state: 'paid',
      paid: { on: '2026-07-01' },
    });
  });

  it('is revoked or paid, and then neither again; its month may be closed by then', async () => {
    const { approved, moveExpense, payExpenses, stands, manager } = calls;
    const owed = await approved({ amount: 35_000, on: '2026-05-15' });
    await closeMonth('2026-05');
    const before = await stands('2300');
    const revoked = await moveExpense(owed, 'revoke', manager, 'Batal dibeli');
    expect([revoked.data.state, await stands('2300')]).toEqual(['cancelled', before - 35_000]);
    expect((await payExpenses([owed.id])).code).toBe('BENTROK');
    expect((await moveExpense(revoked.data, 'revoke', manager, 'Sekali lagi')).code).toBe('BENTROK');

    const paid = (await payExpenses([(await approved()).id])).data[0];
    expect((await moveExpense(paid, 'revoke', manager, 'Sudah dibayar')).code).toBe('BENTROK');
  });
});

it('the file of expenses runs no formula, has what its reader reaches, and none of it for who may not take it out', async () => {
  const { create, manager, resident, technician, organization, finance } = calls;
  await create({ description: '=HYPERLINK("http://x","klik")', reference: '@sum(1)', amount: 12_345 });
  const file = (who: { readonly bearer: Record<string, string> }, query = '') =>
    test.app.inject({ method: 'GET', url: `${organization}/expenses-file${query}`, headers: who.bearer });
  const text = (await file(finance, '?search=HYPERLINK')).body;

  expect(text.split(/\r?\n/).filter((line) => line !== '')).toHaveLength(2);
  expect(text).toContain(`"'=HYPERLINK(""http://x"",""klik"")"`);
  expect(text).toContain("'@sum(1)");
  expect(text).toContain('12345');
  for (const who of [resident, technician]) expect((await file(who)).statusCode).toBe(404);
  expect((await file(manager, '?search=HYPERLINK')).body).toContain('HYPERLINK');
  await confirmStepUp(test, others.finance);
  expect((await file(others.finance)).statusCode).toBe(404);
});
