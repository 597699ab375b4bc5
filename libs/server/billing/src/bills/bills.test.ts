import { randomUUIDv7 } from 'node:crypto';
import type { BillingReview, BillRow } from '@imah/contract/billing';
import { fanOut } from '@imah/server-notifications';
import type { TestApp } from '@imah/server-platform/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { proveBooks } from '../ledger/prove-books.ts';
import { billingCalls } from '../testing/billing-calls.ts';
import { balancesOf } from '../testing/ledger.ts';
import { createTestApp } from '../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
const fresh = (name: string) => billingCalls(test, name);
const rowsOf = ({ bills }: BillingReview) =>
  bills.map(({ number, unitCode, personName, total }) => [number, unitCode, personName, total]);
const own = '/api/v1/own-bills';
const one = '/api/v1/bills';

describe('a tariff', () => {
  it('is followed by the next of its kind, and never overlaps it', async () => {
    const { tariff, ask } = await fresh('Tarif');
    await tariff();
    expect((await tariff({ from: '2026-11', rateE4: 200_000_000 })).status).toBe(201);
    expect(await tariff({ from: '2026-11' })).toMatchObject({ status: 409, code: 'TARIF_BERTUMPUK' });
    expect(await tariff({ from: '2026-05' })).toMatchObject({ status: 409, code: 'TARIF_BERTUMPUK' });
    expect((await ask('GET', 'tariffs')).data).toMatchObject([
      { from: '2026-11', to: null, rateE4: 200_000_000 },
      { from: '2026-01', to: '2026-11', rateE4: 180_000_000 },
    ]);
  });

  it('does not overlap another by whatever statement', async () => {
    const { tariff, place } = await fresh('Tumpuk');
    await tariff();
    const twice =
      sql`INSERT INTO tariff SELECT org_id, ${randomUUIDv7()}, building_id, kind, basis, payer, tax, rate_e4,
      daterange('2027-01-01', NULL), created_at FROM tariff WHERE org_id = ${place.orgId}`.execute(test.context.db);
    await expect(twice).rejects.toMatchObject({ constraint: 'tariffs_do_not_overlap' });
  });
});

describe('a run', () => {
  it('comes to the golden numbers: 648.000 of service charge, 72.000 of sinking fund, PPN of 71.280 printed', async () => {
    const { tariff, unit, stay, issue, ask } = await fresh('Emas');
    const person = await stay(await unit('A-101'), 'Sari', 'tenant', '[2026-01-01,)', true);
    await tariff({ tax: 'ppn-other-value' });
    await tariff({ kind: 'sinking-fund', rateE4: 20_000_000 });
    const review = await issue('2026-11');
    expect(rowsOf(review)).toEqual([['INV-2026-000001', 'A-101', 'Sari', 791_280]]);
    const bill = await ask('GET', `${one}/${review.bills[0]?.id}`, { who: person });
    expect(bill.data.lines).toMatchObject([
      { kind: 'service-charge', amount: 648_000, tax: { base: 594_000, amount: 71_280 }, amountBefore: null, days: 30 },
      { kind: 'sinking-fund', amount: 72_000, tax: null, tariffFrom: '2026-01' },
    ]);
  });

  it('shares a month by days between who moved in and the owner before, and says which days nobody pays', async () => {
    const { tariff, unit, stay, run, move } = await fresh('Pindah');
    const [shared, vacant] = [await unit('A-101'), await unit('A-102')];
    await stay(shared, 'Sari', 'owner', '[2020-01-01,2026-11-13)', true);
    await stay(shared, 'Budi', 'tenant', '[2026-11-13,)', true);
    await stay(vacant, 'Ani', 'tenant', '[2026-10-01,2026-11-11)', true);
    await tariff();
    const { id } = await run();
    const { data } = await move(id, 'calculate', 1);
    const byName = rowsOf(data).toSorted(([, , a], [, , b]) => String(a).localeCompare(String(b)));
    expect(byName).toEqual([
      [null, 'A-102', 'Ani', 216_000],
      [null, 'A-101', 'Budi', 388_800],
      [null, 'A-101', 'Sari', 259_200],
    ]);
    expect(data.gaps).toEqual([{ unitCode: 'A-102', gap: 'no-payer', days: 20, meter: null }]);
  });

  it('asks the owner for what is the owner’s, whoever lives there', async () => {
    const { tariff, unit, stay, run, move } = await fresh('Pemilik');
    const unitId = await unit('A-101');
    await stay(unitId, 'Budi', 'tenant', '[2026-01-01,)', true);
    await stay(unitId, 'Sari', 'owner', '[2026-01-01,)', false);
    await tariff();
    await tariff({ kind: 'sinking-fund', payer: 'owner', rateE4: 20_000_000 });
    const { data } = await move((await run()).id, 'calculate', 1);
    expect(rowsOf(data).toSorted(([, , a], [, , b]) => String(a).localeCompare(String(b)))).toEqual([
      [null, 'A-101', 'Budi', 648_000],
      [null, 'A-101', 'Sari', 72_000],
    ]);
  });

  it('comes to the same lines again, and follows its chart', async () => {
    const { tariff, unit, stay, run, move } = await fresh('Ulang');
    await stay(await unit('A-101'), 'Sari', 'tenant', '[2026-01-01,)', true);
    await tariff();
    const { id } = await run();
    expect((await move(id, 'issue', 1)).status).toBe(409);
    const first = await move(id, 'calculate', 1);
    const second = await move(id, 'calculate', 2);
    expect(rowsOf(second.data)).toEqual(rowsOf(first.data));
    expect((await move(id, 'issue', 3)).status).toBe(409);
    expect((await move(id, 'review', 1)).status).toBe(412);
    expect((await move(id, 'review', 3)).data.run.state).toBe('reviewed');
    expect((await move(id, 'calculate', 4)).data.run.state).toBe('calculated');
  });

  it('is one for a month', async () => {
    const { run, ask } = await fresh('Sekali');
    await run();
    expect(await ask('POST', 'billing-runs', { body: { period: '2026-11', dueOn: '2026-12-20' } })).toMatchObject({
      status: 409,
      code: 'TAGIHAN_BULAN_SUDAH_ADA',
    });
  });

  it('that is issued is in the books, numbered without a gap by unit, beside the month before', async () => {
    const { place, tariff, unit, stay, issue } = await fresh('Buku');
    await stay(await unit('A-102'), 'Budi', 'tenant', '[2026-01-01,)', true);
    await stay(await unit('A-101'), 'Sari', 'tenant', '[2026-01-01,)', true);
    await tariff({ tax: 'ppn-other-value' });
    await tariff({ kind: 'fixed', basis: 'unit', rateE4: 500_000_000 });
    await issue('2026-10');
    const november = await issue('2026-11');
    expect(november.bills.map(({ number, unitCode, totalBefore }) => [number, unitCode, totalBefore])).toEqual([
      ['INV-2026-000003', 'A-101', 769_280],
      ['INV-2026-000004', 'A-102', 769_280],
    ]);
    expect(november.run.totalBefore).toBe(1_538_560);
    expect(await balancesOf(test, place.orgId)).toEqual({
      receivables: 3_077_120,
      serviceCharges: 2_592_000,
      sales: 200_000,
      ppnPayable: 285_120,
    });
    expect((await proveBooks(test.context.db, place.orgId)).faults).toEqual([]);
  });

  it.each([
    'UPDATE bill SET total = total + 1',
    'DELETE FROM bill',
    'UPDATE bill_line SET amount = 0',
    'DELETE FROM bill_line',
    "UPDATE billing_run SET state = 'draft', issued_at = NULL",
    'DELETE FROM billing_run',
    `INSERT INTO bill_line SELECT org_id, bill_id, 9, unit_id, 'fixed', tariff_id, tariff_from, basis, rate_e4, qty_milli,
      days_billed, days_of_month, full_amount, amount, tax_profile, tax_base, tax FROM bill_line`,
  ])('that is issued stays: the database refuses %s', async (statement) => {
    const { tariff, unit, stay, issue } = await fresh('Tetap');
    await stay(await unit('A-101'), 'Sari', 'tenant', '[2026-01-01,)', true);
    await tariff();
    await issue('2026-11');
    await expect(sql.raw(statement).execute(test.context.db)).rejects.toMatchObject({
      constraint: 'issued_bills_stay',
    });
  });

  it.each([
    ['a bill', 'UPDATE bill SET run_id = $issued WHERE run_id = $draft'],
    [
      'a line',
      `UPDATE bill_line SET position = 9, bill_id = (SELECT id FROM bill WHERE run_id = $issued)
        WHERE bill_id = (SELECT id FROM bill WHERE run_id = $draft)`,
    ],
  ])('that is issued takes nothing from a draft: the database refuses to move %s into it', async (what, statement) => {
    const { tariff, unit, stay, issue, run, move } = await fresh(`Pindah ${what}`);
    await stay(await unit('A-101'), 'Sari', 'tenant', '[2026-01-01,)', true);
    await tariff();
    const { id: issued } = (await issue('2026-10')).run;
    const { id: draft } = await run();
    await move(draft, 'calculate', 1);

    const moved = statement.replaceAll('$issued', `'${issued}'`).replaceAll('$draft', `'${draft}'`);
    await expect(sql.raw(moved).execute(test.context.db)).rejects.toMatchObject({ constraint: 'issued_bills_stay' });
  });

  it('never bills a day of a unit twice for the same, by whatever statement', async () => {
    const { place, tariff, unit, stay, run, move } = await fresh('Dobel');
    await stay(await unit('A-101'), 'Sari', 'tenant', '[2026-01-01,)', true);
    await tariff();
    await move((await run()).id, 'calculate', 1);
    const twice =
      sql`INSERT INTO bill_line SELECT org_id, bill_id, 9, unit_id, kind, tariff_id, tariff_from, basis, rate_e4,
      qty_milli, days_billed, days_of_month, full_amount, amount, tax_profile, tax_base, tax FROM bill_line
      WHERE org_id = ${place.orgId}`.execute(test.context.db);
    await expect(twice).rejects.toMatchObject({ constraint: 'no_day_is_billed_twice' });
  });

  it('is for finance and managers; a technician and a resident see neither runs nor tariffs', async () => {
    const { place, manager, technician, unit, stay, ask } = await fresh('Hak');
    const resident = await stay(await unit('A-101'), 'Sari', 'tenant', '[2026-01-01,)', true);
    const statuses = async (path: string) =>
      Promise.all([manager, technician, resident].map(async (who) => (await ask('GET', path, { who })).status));
    expect([await statuses('tariffs'), await statuses('billing-runs')]).toEqual([
      [200, 404, 404],
      [200, 404, 404],
    ]);
    const other = await fresh('Tetangga');
    expect(
      (await ask('GET', `/api/v1/buildings/${place.buildingId}/billing-runs`, { who: other.finance })).status,
    ).toBe(404);
  });
});

describe('a resident', () => {
  it('is told once it is issued and reads the own bill, nothing before and nothing of a neighbour', async () => {
    const { tariff, unit, stay, run, move, ask } = await fresh('Warga');
    const sari = await stay(await unit('A-101'), 'Sari', 'tenant', '[2026-01-01,)', true);
    const budi = await stay(await unit('A-102'), 'Budi', 'tenant', '[2026-01-01,)', true);
    await tariff();
    const { id } = await run();
    await move(id, 'calculate', 1);
    await move(id, 'review', 2);
    expect((await ask('GET', own, { who: sari })).data).toEqual([]);
    await move(id, 'issue', 3);
    const [bill]: BillRow[] = (await ask('GET', own, { who: sari })).data;
    expect(bill).toMatchObject({ unitCode: 'A-101', personName: 'Sari', total: 648_000, period: '2026-11' });
    expect((await ask('GET', `${one}/${bill?.id}`, { who: budi })).status).toBe(404);
    expect((await ask('GET', own, { who: budi })).data).toHaveLength(1);
    await fanOut(test.context);
    const { rows } = await sql<{ kind: string; href: string }>`
      SELECT kind, href FROM notification WHERE user_id = ${sari.id}`.execute(test.context.db);
    expect(rows).toEqual([{ kind: 'bill-issued', href: `/imah/tagihan/${bill?.id}` }]);
  });
});
