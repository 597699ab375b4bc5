import type { TestApp } from '@imah/server-platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../testing/test-app.ts';
import { expenseCalls } from '../testing/expense-calls.ts';
import { november } from '../statements/testing/statement-calls.ts';

let test: TestApp;
let calls: Awaited<ReturnType<typeof expenseCalls>>;
beforeAll(async () => {
  test = await createTestApp();
  calls = await expenseCalls(test, 'Belanja');
});
afterAll(() => test.close());

describe('an expense', () => {
  it('begins as a draft with a number, and is owed once somebody else has approved it', async () => {
    const { create, moveExpense, readExpense, stands, finance, manager, file } = calls;
    const fileIds = [await file()];
    const before = [await stands('5200'), await stands('2300')];
    const made = await create({ amount: 6_500_000, fileIds, reference: 'INV/77' });
    expect([made.status, made.data.state, made.data.moves]).toEqual([201, 'draft', ['submit', 'cancel']]);
    expect(made.data.number).toMatch(/^BYA-2026-\d{6}$/);

    const handedIn = await moveExpense(made.data, 'submit');
    expect([handedIn.data.state, handedIn.data.bar, handedIn.data.moves]).toEqual(['submitted', 'author', ['reject']]);
    expect((await readExpense(made.data.id, manager)).data.moves).toEqual(['approve', 'reject']);
    expect(await moveExpense(handedIn.data, 'approve', finance)).toMatchObject({
      status: 403,
      code: 'PENGELUARAN_PERLU_ORANG_LAIN',
    });

    const approved = await moveExpense(handedIn.data, 'approve', manager);
    expect([approved.data.state, approved.data.answered.byName]).toEqual(['approved', 'Manajer']);
    expect([await stands('5200'), await stands('2300')]).toEqual([
      (before[0] ?? 0) + 6_500_000,
      (before[1] ?? 0) + 6_500_000,
    ]);
  });

  it('at the limit or below is approved by who made it', async () => {
    const { submitted, moveExpense } = calls;
    const handedIn = await submitted({ amount: 5_000_000 });
    const answer = await moveExpense(handedIn, 'approve');
    expect([answer.status, answer.data.state]).toEqual([200, 'approved']);
  });

  it('above Rp 500.000 is not handed in without its bill, at it it is', async () => {
    const { create, moveExpense } = calls;
    const without = await moveExpense((await create({ amount: 500_001 })).data, 'submit');
    expect([without.status, without.code]).toEqual([409, 'NOTA_DIPERLUKAN']);
    const small = await moveExpense((await create({ amount: 500_000 })).data, 'submit');
    expect([small.status, small.data.state]).toEqual([200, 'submitted']);
  });

  it('is rejected with a reason, mended by its author and handed in again', async () => {
    const { submitted, moveExpense, update, told, finance, manager } = calls;
    const handedIn = await submitted({ amount: 300_000 });
    const silent = await moveExpense(handedIn, 'reject', manager);
    expect([silent.status, Object.keys(silent.fields)]).toEqual([422, ['reason']]);
    const rejected = (await moveExpense(handedIn, 'reject', manager, 'Akunnya salah')).data;
    expect([rejected.state, rejected.reason]).toEqual(['rejected', 'Akunnya salah']);
    expect(await told('expense-answered', finance)).toContain(
      `/imah/finances?bagian=expenses&organisasi=${calls.place.orgId}&pengeluaran=${rejected.id}`,
    );
    const mended = (await update(rejected, { accountCode: '5100', amount: 310_000 })).data;
    expect([mended.account.code, mended.amount, mended.state]).toEqual(['5100', 310_000, 'rejected']);
    const again = (await moveExpense(mended, 'submit')).data;
    expect(again.state).toBe('submitted');
    expect((await update(again, { amount: 900_000 })).code).toBe('BENTROK');
  });

  it('that is cancelled after it was rejected says who has cancelled it, and no reason of the other', async () => {
    const { submitted, moveExpense, manager } = calls;
    const handedIn = await submitted({ amount: 310_000 });
    const rejected = (await moveExpense(handedIn, 'reject', manager, 'Tidak perlu')).data;
    expect(rejected.answered.byName).toBe('Manajer');
    const cancelled = (await moveExpense(rejected, 'cancel')).data;
    expect([cancelled.state, cancelled.answered.byName, cancelled.reason]).toEqual(['cancelled', 'Keuangan', null]);
  });

  it('tells who approves that it waits, but not who has handed it in', async () => {
    const { submitted, told, finance, manager } = calls;
    const { id } = await submitted({ amount: 250_000 });
    const href = `/imah/finances?bagian=expenses&organisasi=${calls.place.orgId}&pengeluaran=${id}`;
    expect(await told('expense-submitted', manager)).toContain(href);
    expect(await told('expense-submitted', finance)).not.toContain(href);
  });

  it('that was approved and is revoked is reversed, with the reason', async () => {
    const { approved, moveExpense, stands, manager } = calls;
    const before = [await stands('5200'), await stands('2300')];
    const owed = await approved({ amount: 400_000 });
    const revoked = await moveExpense(owed, 'revoke', manager, 'Barangnya dikembalikan');
    expect(revoked.data.state).toBe('cancelled');
    expect([await stands('5200'), await stands('2300')]).toEqual(before);
    expect((await moveExpense(revoked.data, 'submit')).code).toBe('BENTROK');
  });

  it('whose month is closed is not approved', async () => {
    const { submitted, moveExpense, manager, finance, send, place } = calls;
    const handedIn = await submitted({ on: '2026-08-10' });
    await test.context.db
      .insertInto('ledger_closed_period')
      .values({ org_id: place.orgId, period: '2026-08', closed_at: new Date(test.clock.now), closed_by: finance.id })
      .execute();
    expect((await moveExpense(handedIn, 'approve', manager)).code).toBe('BULAN_DITUTUP');
    expect((await send('GET', `/api/v1/expenses/${handedIn.id}`)).data.state).toBe('submitted');
  });

  it('says at its field what is wrong with it', async () => {
    const { create, addVendor } = calls;
    const { data: vendor } = await addVendor({ name: 'Toko Salah' });
    const faults = async (more: object) => Object.keys((await create(more)).fields ?? {});
    expect(await faults({ on: '2027-01-01' })).toEqual(['on']);
    expect(await faults({ accountCode: '5999' })).toEqual(['accountCode']);
    expect(await faults({ accountCode: '1110' })).toEqual(['accountCode']);
    expect(await faults({ ticketNumber: 'TKT-2026-999999' })).toEqual(['ticketNumber']);
    expect(await faults({ withholding: { kind: 'pph23', base: 100_000 } })).toEqual(['vendorId']);
    expect(await faults({ vendorId: vendor.id, withholding: { kind: 'pph23', base: 400_001 } })).toEqual([
      'withholding.base',
    ]);
    expect(await faults({ amount: 0 })).toEqual(['amount']);
  });

  it('is not changed by who has seen an older version of it', async () => {
    const { create, update } = calls;
    const made = (await create()).data;
    await update(made, { amount: 100_000 });
    expect((await update(made, { amount: 200_000 })).status).toBe(412);
  });
});

describe('paying', () => {
  it('several together books each, from the account at the bank, with the password', async () => {
    const { approved, payExpenses, stands, organization, accountId, send, second } = calls;
    const [one, other] = [await approved({ amount: 300_000 }), await approved({ amount: 200_000 })];
    const before = [await stands('1110'), await stands('2300')];
    const body = { expenseIds: [one.id], bankAccountId: accountId, on: '2026-11-20' };
    expect((await send('POST', `${organization}/expense-payments`, body, second.bearer)).code).toBe('PERLU_KONFIRMASI');

    const paid = await payExpenses([one.id, other.id]);
    expect(paid.status).toBe(200);
    expect(paid.data.map(({ state }: { state: string }) => state)).toEqual(['paid', 'paid']);
    expect([await stands('1110'), await stands('2300')]).toEqual([
      (before[0] ?? 0) - 500_000,
      (before[1] ?? 0) - 500_000,
    ]);
    expect((await payExpenses([one.id])).code).toBe('BENTROK');
  });

  it('in cash goes out of the cash', async () => {
    const { approved, payExpenses, stands } = calls;
    const { id } = await approved({ amount: 150_000 });
    const before = await stands('1100');
    const [paid] = (await payExpenses([id], { bankAccountId: null })).data;
    expect([paid.state, paid.paid.from]).toEqual(['paid', 'Kas']);
    expect(await stands('1100')).toBe(before - 150_000);
  });

  it('all or none: where one is not approved, nothing is paid', async () => {
    const { approved, submitted, payExpenses, readExpense } = calls;
    const [owed, waiting] = [await approved(), await submitted()];
    expect((await payExpenses([owed.id, waiting.id])).code).toBe('BENTROK');
    expect((await readExpense(owed.id)).data.state).toBe('approved');
  });

  it('is found on the statement of the bank, and matched with its line', async () => {
    const { approved, payExpenses, give, lineOf, account, match, send } = calls;
    const owed = await approved({ amount: 275_000 });
    await payExpenses([owed.id]);
    await give(november([[20, -275_000, 'TRSF CV LIFT JAYA']]));
    const entries = (await send('GET', `${account}/unstated-entries?search=${owed.number}`)).data;
    expect(entries.map(({ amount }: { amount: number }) => amount)).toEqual([-275_000]);
    const line = await lineOf('LIFT JAYA');
    const matched = await match([line.id], [{ kind: 'entry', entryId: entries[0].entryId }]);
    expect([matched.status, matched.data[0].state]).toEqual([200, 'matched']);
    expect(matched.data[0].match.parts[0].source).toEqual({ type: 'expense', id: owed.id });
  });
});

describe('tax that is withheld', () => {
  it('goes to its account by the rate for who has a tax number, and the supplier is paid the rest', async () => {
    const { addVendor, approved, payExpenses, stands, put, finance } = calls;
    const { data: vendor } = await addVendor({ name: 'PT Potong Pajak' });
    const before = await stands('2300');
    const owed = await approved({
      amount: 1_110_000,
      vendorId: vendor.id,
      withholding: { kind: 'pph23', base: 1_000_000 },
    });
    expect([owed.withheld, owed.payable]).toEqual([20_000, 1_090_000]);
    expect([await stands('2220'), await stands('2300')]).toEqual([20_000, before + 1_090_000]);
    const [paid] = (await payExpenses([owed.id])).data;
    expect(await stands('2300')).toBe(before);
    const slip = await put(
      `/api/v1/expenses/${owed.id}/tax-slip`,
      { number: '2601/BP/9', on: '2026-11-20' },
      finance,
      paid.version,
    );
    expect(slip.data.slip).toEqual({ number: '2601/BP/9', on: '2026-11-20' });
  });

  it('is twice as much of who has none', async () => {
    const { addVendor, create } = calls;
    const { data: vendor } = await addVendor({ name: 'Toko Tanpa NPWP', npwp: null });
    const made = await create({ vendorId: vendor.id, withholding: { kind: 'pph23', base: 123_456 } });
    expect(made.data.withheld).toBe(4_938);
  });
});
