import { setTimeout } from 'node:timers/promises';
import { vendorAccountWaitMs } from '@imah/contract/expenses/words';
import type { TestApp } from '@imah/server-platform/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestApp } from '../testing/test-app.ts';
import { expenseCalls } from '../testing/expense-calls.ts';

let test: TestApp;
let calls: Awaited<ReturnType<typeof expenseCalls>>;
beforeAll(async () => {
  test = await createTestApp();
  calls = await expenseCalls(test, 'Pemasok');
});
afterAll(() => test.close());

const other = { bank: 'BRI', number: '9988776655', holder: 'Orang Lain' };

describe('a supplier', () => {
  it('is added, found and put out of use, and its name is there once', async () => {
    const { addVendor, changeVendor, vendors } = calls;
    const { data: vendor } = await addVendor({ name: 'Toko Cat' });
    expect(vendor).toMatchObject({ name: 'Toko Cat', npwp: '3174012345678901', payableFrom: null, state: 'active' });
    const twice = await addVendor({ name: 'toko cat' });
    expect([twice.status, Object.keys(twice.fields)]).toEqual([422, ['name']]);
    expect((await vendors('?search=cat')).data.map(({ name }: { name: string }) => name)).toEqual(['Toko Cat']);
    await changeVendor(vendor, { name: 'Toko Cat', state: 'archived' });
    expect((await vendors('?search=cat')).data).toEqual([]);
    expect((await addVendor({ name: 'toko cat' })).status).toBe(201);
  });

  it('shows no more than the ends of its numbers to who does not keep suppliers, and nothing to a resident', async () => {
    const { vendors, manager, technician, resident } = calls;
    await calls.addVendor({ name: 'Toko Rahasia' });
    const [seen] = (await vendors('?search=rahasia', manager)).data;
    expect([seen.npwp, seen.account.number]).toEqual(['•••• 8901', '•••• 7890']);
    expect((await vendors('', technician)).status).toBe(404);
    expect((await vendors('', resident)).status).toBe(404);
  });

  it('whose account is changed is paid a day later, and who approves is told', async () => {
    const { addVendor, changeVendor, approved, payExpenses, batch, told, manager, place, finance, second } = calls;
    // Two days ago: whoever is signed in now was not signed out meanwhile.
    const { now } = test.clock;
    test.clock.now = now - 2 * vendorAccountWaitMs;
    const { data: vendor } = await addVendor({ name: 'Toko Pindah' });
    const owed = await approved({ vendorId: vendor.id, amount: 450_000 });
    const changed = await changeVendor(vendor, { name: 'Toko Pindah', account: other });
    expect(changed.data.payableFrom).toBe(new Date(test.clock.now + vendorAccountWaitMs).toISOString());
    const href = `/imah/finances?bagian=vendors&organisasi=${place.orgId}&pemasok=${vendor.id}`;
    expect(await told('vendor-account-changed', second)).toEqual([href]);
    expect(await told('vendor-account-changed', finance)).toEqual([]);
    expect(await told('vendor-account-changed', manager)).toEqual([href]);

    expect((await payExpenses([owed.id])).code).toBe('REKENING_PEMASOK_MENUNGGU');
    expect((await batch([owed.id])).code).toBe('REKENING_PEMASOK_MENUNGGU');
    test.clock.now = now;
    expect((await batch([owed.id])).data.content).toContain('9988776655');
    expect((await payExpenses([owed.id])).status).toBe(200);
  });

  it('whose changed account is taken off again still waits, and says so', async () => {
    const { addVendor, changeVendor, approved, readExpense, payExpenses } = calls;
    const name = 'Toko Lepas';
    const { data: vendor } = await addVendor({ name });
    const owed = await approved({ vendorId: vendor.id, amount: 70_000 });
    const changed = (await changeVendor(vendor, { name, account: other })).data;
    const without = (await changeVendor(changed, { name, account: null })).data;

    expect([without.account, without.payableFrom]).toEqual([null, changed.payableFrom]);
    expect((await readExpense(owed.id)).data.vendor).toMatchObject({
      hasAccount: false,
      payableFrom: changed.payableFrom,
    });
    expect((await payExpenses([owed.id])).code).toBe('REKENING_PEMASOK_MENUNGGU');
  });

  it('whose telephone alone is changed does not wait', async () => {
    const { addVendor, changeVendor } = calls;
    const { data: vendor } = await addVendor({ name: 'Toko Telepon' });
    const changed = await changeVendor(vendor, { name: 'Toko Telepon', phone: '021 555 1234' });
    expect([changed.data.phone, changed.data.payableFrom]).toEqual(['021 555 1234', null]);
  });

  it('does not wait for who records an expense of theirs, who waits for the audit of that change', async () => {
    const { addVendor, changeVendor } = calls;
    const { data: vendor } = await addVendor({ name: 'Toko Serentak' });
    await test.context.db.transaction().execute(async (trx) => {
      await sql`SELECT 1 FROM vendor WHERE id = ${vendor.id} FOR KEY SHARE`.execute(trx);
      const changing = changeVendor(vendor, { name: 'Toko Serentak', phone: '021 555 1234' });
      const first = await Promise.race([changing, setTimeout(2_000, { status: 'waits' })]);
      expect(first.status).toBe(200);
    });
  });
});

describe('the file for the bank', () => {
  it('has fixed columns, one line a transfer, and runs no formula of a name', async () => {
    const { addVendor, approved, batch } = calls;
    const account = { bank: 'BCA', number: '1112223334', holder: '=HYPERLINK("x")' };
    const { data: vendor } = await addVendor({ name: 'Toko Rumus', account });
    const owed = await approved({ vendorId: vendor.id, amount: 480_000 });
    const { data } = await batch([owed.id]);
    expect([data.count, data.total]).toEqual([1, 480_000]);
    expect(data.content).toBe(
      [
        '\uFEFF"no","rekening_asal","bank","nomor_rekening","nama_penerima","jumlah","berita"',
        `1,"1234567890","BCA","1112223334","'=HYPERLINK(""x"")",480000,"${owed.number}"`,
        '',
      ].join('\r\n'),
    );
  });

  it('names the account that was found not to wait, though it is changed in that moment', async () => {
    const { addVendor, changeVendor, approved, batch } = calls;
    const { data: vendor } = await addVendor({ name: 'Toko Lama' });
    const owed = await approved({ vendorId: vendor.id, amount: 470_000 });
    let asked: ReturnType<typeof batch> | undefined;
    await test.context.db.transaction().execute(async (trx) => {
      await sql`SELECT 1 FROM expense WHERE id = ${owed.id} FOR UPDATE`.execute(trx);
      asked = batch([owed.id]);
      await vi.waitFor(async () => {
        const { rows } = await sql`SELECT 1 FROM pg_stat_activity
          WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(test.context.db);
        expect(rows).not.toEqual([]);
      });
      const account = { bank: 'BCA', number: '9998887776', holder: 'Orang Lain' };
      expect((await changeVendor(vendor, { name: 'Toko Lama', account })).status).toBe(200);
    });
    const content = (await asked)?.data.content;
    expect(content).toContain('"1234567890","CV Lift Jaya",470000');
    expect(content).not.toContain('9998887776');
    expect((await batch([owed.id])).code).toBe('REKENING_PEMASOK_MENUNGGU');
  });

  it('is not made of what has no account to go to', async () => {
    const { approved, batch } = calls;
    const { id } = await approved({ amount: 90_000 });
    expect((await batch([id])).code).toBe('PEMASOK_TANPA_REKENING');
  });
});

describe('the rule of an organisation', () => {
  it('is five million until its owner says otherwise, and nobody else may', async () => {
    const { basis, rule, finance, manager } = calls;
    const { data } = await basis();
    expect([data.approvalLimit, data.rates]).toEqual([
      5_000_000,
      [
        { kind: 'pph21', withNpwp: 25_000, withoutNpwp: 30_000 },
        { kind: 'pph23', withNpwp: 20_000, withoutNpwp: 40_000 },
        { kind: 'pph4', withNpwp: 100_000, withoutNpwp: 100_000 },
      ],
    ]);
    expect(data.accounts.map(({ code }: { code: string }) => code)).toEqual(['5100', '5200', '5300', '5400', '5900']);
    const lower = { approvalLimit: 100_000, rates: data.rates };
    expect((await rule(lower, finance)).status).toBe(403);
    expect((await rule(lower, manager)).status).toBe(403);
    expect((await rule(lower)).data.approvalLimit).toBe(100_000);
  });

  it('holds for what is approved from then on', async () => {
    const { rule, basis, submitted, moveExpense } = calls;
    const { rates } = (await basis()).data;
    await rule({ approvalLimit: 100_000, rates });
    const handedIn = await submitted({ amount: 100_001 });
    expect((await moveExpense(handedIn, 'approve')).code).toBe('PENGELUARAN_PERLU_ORANG_LAIN');
  });
});

describe('who may', () => {
  it('a manager sees and approves in their building, and pays nothing; a technician and a resident see nothing', async () => {
    const { submitted, readExpense, list, payExpenses, create, manager, technician, resident, place } = calls;
    const handedIn = await submitted({ amount: 80_000 });
    expect((await readExpense(handedIn.id, manager)).data.moves).toEqual(['approve', 'reject']);
    const seen = (await list('', manager)).data.map(({ buildingId }: { buildingId: string }) => buildingId);
    expect([...new Set(seen)]).toEqual([place.buildingId]);
    expect((await list(`?buildingId=${place.buildingId}`, manager)).data).toHaveLength(seen.length);
    expect((await payExpenses([handedIn.id], {}, manager)).status).toBe(403);
    for (const who of [technician, resident]) {
      expect((await readExpense(handedIn.id, who)).status).toBe(404);
      expect((await list('', who)).status).toBe(404);
      expect((await create({}, who)).status).toBe(404);
    }
  });

  it('finds expenses by state, day and a part of what they say', async () => {
    const { create, list } = calls;
    const { data: made } = await create({ description: 'Cat dinding lobi', on: '2026-10-05' });
    const ids = async (query: string) => (await list(query)).data.map(({ id }: { id: string }) => id);
    expect(await ids('?search=dinding')).toEqual([made.id]);
    expect(await ids(`?search=${made.number}&state=draft`)).toEqual([made.id]);
    expect(await ids('?from=2026-10-01&to=2026-10-31')).toEqual([made.id]);
    expect(await ids('?search=dinding&state=paid')).toEqual([]);
  });
});
