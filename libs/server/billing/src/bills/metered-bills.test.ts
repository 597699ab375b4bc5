import type { BillingReview } from '@imah/contract/billing';
import { fanOut } from '@imah/server-notifications';
import type { TestApp } from '@imah/server-platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { proveBooks } from '../ledger/prove-books.ts';
import { balancesOf } from '../testing/ledger.ts';
import { meteredCalls } from '../testing/metered-calls.ts';
import { createTestApp } from '../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
const fresh = (name: string) => meteredCalls(test, name);
const totalsOf = ({ bills }: BillingReview) => bills.map(({ unitCode, total }) => [unitCode, total]);
const gapsOf = ({ gaps }: BillingReview) =>
  gaps.map(({ unitCode, gap, meter }) => [unitCode, gap, meter?.number ?? null]);

describe('a tariff by meters', () => {
  it('keeps its tiers, and is followed by the next of its kind like others', async () => {
    const { meteredTariff, ask } = await fresh('Tingkat');
    expect((await meteredTariff({ fixedFee: 5_000, minCharge: 20_000 })).status).toBe(201);
    expect((await meteredTariff({ from: '2026-11', tiers: [{ upToMilli: null, rateE4: 50_000_000 }] })).status).toBe(
      201,
    );
    expect(await meteredTariff({ from: '2026-11' })).toMatchObject({ status: 409, code: 'TARIF_BERTUMPUK' });
    expect((await ask('GET', 'tariffs')).data).toMatchObject([
      { from: '2026-11', to: null, basis: 'meter', tiers: [{ upToMilli: null, rateE4: 50_000_000 }] },
      { from: '2026-01', to: '2026-11', fixedFee: 5_000, minCharge: 20_000, tiers: [{}, {}, { upToMilli: null }] },
    ]);
  });

  it.each([
    [
      'tiers that fall',
      {
        tiers: [
          { upToMilli: 20, rateE4: 1 },
          { upToMilli: 10, rateE4: 1 },
          { upToMilli: null, rateE4: 1 },
        ],
      },
      'tiers.1.upToMilli',
    ],
    ['a last tier with an end', { tiers: [{ upToMilli: 20, rateE4: 1 }] }, 'tiers.0.upToMilli'],
    [
      'an end that is missing',
      {
        tiers: [
          { upToMilli: null, rateE4: 1 },
          { upToMilli: null, rateE4: 1 },
        ],
      },
      'tiers.0.upToMilli',
    ],
    ['no tier', { tiers: [] }, 'tiers'],
    ['a rate below nothing', { tiers: [{ upToMilli: null, rateE4: -1 }] }, 'tiers.0.rateE4'],
    ['the tax on electricity for water', { localTaxPpm: 30_000 }, 'localTaxPpm'],
    ['more tax than a region may ask', { kind: 'electricity', localTaxPpm: 100_001 }, 'localTaxPpm'],
  ])('with %s is refused at its field', async (_, more, field) => {
    const { meteredTariff } = await fresh('Salah');
    const { status, errors } = await meteredTariff(more);
    expect([status, Object.keys(errors)]).toEqual([422, [field]]);
  });
});

describe('a run', () => {
  it('comes to the golden numbers of electricity, its tax and water, in the books by account', async () => {
    const { place, meteredTariff, putIn, read, issue, linesOf } = await fresh('Emas');
    await meteredTariff();
    await meteredTariff({ kind: 'electricity', tiers: [{ upToMilli: null, rateE4: 14_447_000 }], localTaxPpm: 30_000 });
    const water = await putIn({ number: 'A-1' });
    const power = await putIn({ resource: 'electricity', number: 'L-1', registers: ['kWh'] });
    for (const id of [water, power]) await read(id, '2026-10-01', 150);
    await read(water, '2026-11-01', 173.4);
    await read(power, '2026-11-01', 332.437);

    const issued = await issue('2026-10');

    const [byPower, byWater] = await linesOf(issued);
    expect(byPower).toMatchObject({
      kind: 'electricity',
      qtyMilli: 182_437,
      amount: 263_567,
      localTax: { ppm: 30_000, amount: 7_907 },
    });
    expect(byWater).toMatchObject({
      kind: 'water',
      qtyMilli: 23_400,
      amount: 134_330,
      localTax: null,
      qtyBefore: null,
    });
    expect(byWater?.usage).toEqual({
      from: '2026-10-01',
      to: '2026-11-01',
      usedMilli: 23_400,
      correctionMilli: 0,
      meters: [
        {
          meterId: water,
          number: 'A-1',
          registers: ['m³'],
          usedMilli: 23_400,
          basis: 'readings',
          begin: { meterNumber: 'A-1', on: '2026-10-01', values: [150_000], state: 'approved' },
          end: { meterNumber: 'A-1', on: '2026-11-01', values: [173_400], state: 'approved' },
        },
      ],
      parts: [
        { qtyMilli: 10_000, rateE4: 49_000_000, amount: 49_000 },
        { qtyMilli: 10_000, rateE4: 60_000_000, amount: 60_000 },
        { qtyMilli: 3_400, rateE4: 74_500_000, amount: 25_330 },
      ],
      fixedFee: 0,
      toMinimum: 0,
    });
    expect(totalsOf(issued)).toEqual([['A-101', 405_804]]);
    expect(await balancesOf(test, place.orgId)).toEqual({
      receivables: 405_804,
      utilities: 397_897,
      pbjtPayable: 7_907,
    });
    expect((await proveBooks(test.context.db, place.orgId)).faults).toEqual([]);
  });

  it('has one line for all meters of a kind, through a last digit and a meter that was replaced', async () => {
    const { ask, manager, meteredTariff, putIn, read, issue, linesOf } = await fresh('Ganti');
    await meteredTariff({ tiers: [{ upToMilli: null, rateE4: 10_000 }] });
    const old = await putIn({ number: 'A-1', firstValues: [99_990_000] });
    const other = await putIn({ number: 'A-2' });
    await read(old, '2026-10-01', 99_995);
    await read(other, '2026-10-01', 110);
    const replacement = {
      number: 'A-9',
      registers: ['m³'],
      digits: 5,
      at: '2026-10-16T01:00:00.000Z',
      lastValues: [3_000],
      firstValues: [0],
    };
    const fit = await ask('POST', `meters/${old}/replacement`, { who: manager, body: replacement, version: 1 });
    await read(fit.data.id, '2026-11-01', 4);
    await read(other, '2026-11-01', 115);

    const [line, ...others] = await linesOf(await issue('2026-10'));

    expect(others).toEqual([]);
    // 5 up to the last digit, 3 after it, 4 by the meter in its place; and 5 by the other.
    expect([line?.qtyMilli, line?.amount]).toEqual([17_000, 17]);
    expect(line?.usage.meters.map(({ number, usedMilli, begin }) => [number, usedMilli, begin?.meterNumber])).toEqual([
      ['A-2', 5_000, 'A-2'],
      ['A-9', 12_000, 'A-1'],
    ]);
  });

  it('names the meters that nobody has read, and bills neither them nor 0', async () => {
    const { meteredTariff, putIn, unit, stay, read, reckon } = await fresh('Belum');
    await meteredTariff({ fixedFee: 7_000 });
    const other = await unit('A-102');
    await stay(other, 'Budi', 'tenant', '[2026-01-01,)', true);
    await unit('A-103');
    const known = await putIn({ number: 'A-1' });
    await putIn({ number: 'A-2', unitId: other });
    await read(known, '2026-10-01', 110);
    await read(known, '2026-11-01', 120);

    const review = await reckon('2026-10');

    expect(totalsOf(review)).toEqual([['A-101', 56_000]]);
    expect(gapsOf(review)).toEqual([['A-102', 'no-reading', 'A-2']]);
  });

  it('of a month that has not ended estimates nothing', async () => {
    const { meteredTariff, putIn, read, reckon } = await fresh('Berjalan');
    await meteredTariff();
    const id = await putIn({ number: 'A-1' });
    await read(id, '2026-10-01', 110);
    await read(id, '2026-11-01', 120);
    expect(gapsOf(await reckon('2026-11'))).toEqual([['A-101', 'no-reading', 'A-1']]);
  });

  it("with a bill of nothing gives it no number: it is nobody's and is told to nobody; the numbers go on without a gap", async () => {
    const { place, ask, meteredTariff, putIn, read, issue, resident, finance, unit, stay } = await fresh('Nol');
    const neighbour = await stay(await unit('A-100'), 'Budi', 'tenant', '[2026-01-01,)', true);
    await meteredTariff();
    const meterId = await putIn();
    await read(meterId, '2026-10-01', 100);
    await read(meterId, '2026-11-01', 110);
    const september = await issue('2026-09');
    expect(september.bills.map(({ total, number }) => [total, number])).toEqual([[0, null]]);
    const billId = september.bills[0]?.id;
    for (const who of [resident, neighbour, finance])
      expect((await ask('GET', `/api/v1/bills/${billId}`, { who })).status).toBe(404);
    expect((await ask('GET', '/api/v1/own-bills', { who: resident })).data).toEqual([]);
    await fanOut(test.context);
    const told = await test.context.db
      .selectFrom('notification')
      .select('kind')
      .where('user_id', '=', resident.id)
      .where('kind', '=', 'bill-issued')
      .execute();
    expect(told).toEqual([]);
    const october = await issue('2026-10');
    expect(october.bills.map(({ total, number }) => [total, number])).toEqual([[49_000, 'INV-2026-000001']]);
    expect((await proveBooks(test.context.db, place.orgId)).faults).toEqual([]);
  });

  it('is outdated once a reading is approved, is then neither checked nor issued, and reckoned again has it', async () => {
    const { meteredTariff, putIn, read, correct, reckon, move, ask } = await fresh('Usang');
    await meteredTariff();
    const id = await putIn({ number: 'A-1' });
    await read(id, '2026-10-01', 110);
    const { run, figures, gaps } = await reckon('2026-10');
    expect([figures, gaps.map(({ gap }) => gap)]).toEqual(['current', ['estimate']]);

    const last = await read(id, '2026-11-01', 120);
    await read(id, '2026-11-05', 125);

    expect((await ask('GET', `billing-runs/${run.id}`)).data.figures).toBe('outdated');
    expect(await move(run.id, 'review', 2)).toMatchObject({ status: 409, code: 'TAGIHAN_PERLU_DIHITUNG_ULANG' });
    const again = await move(run.id, 'calculate', 2);
    expect([again.data.figures, again.data.run.total, again.data.gaps]).toEqual(['current', 49_000, []]);
    await move(run.id, 'review', 3);
    await correct(last, 130);
    expect((await move(run.id, 'issue', 4)).status).toBe(409);
    await move(run.id, 'calculate', 4);
    await move(run.id, 'review', 5);
    const issued = await move(run.id, 'issue', 6);
    expect([issued.data.run.state, issued.data.run.total, issued.data.figures]).toEqual(['issued', 109_000, 'current']);
    // What was issued stays, whatever is read later.
    await read(id, '2026-11-02', 131);
    expect((await ask('GET', `billing-runs/${run.id}`)).data).toMatchObject({
      figures: 'current',
      work: null,
      run: { total: 109_000 },
    });
  });

  it('is not outdated by readings of what no tariff asks for', async () => {
    const { tariff, putIn, read, reckon, ask } = await fresh('Lain');
    await tariff();
    const id = await putIn();
    const { run } = await reckon('2026-10');
    await read(id, '2026-10-01', 110);
    expect((await ask('GET', `billing-runs/${run.id}`)).data.figures).toBe('current');
  });
});

describe('the next bill', () => {
  it('takes up what an estimate, or a reading that was corrected later, asked too much', async () => {
    const { meteredTariff, putIn, read, issue, linesOf } = await fresh('Koreksi');
    await meteredTariff({ tiers: [{ upToMilli: null, rateE4: 10_000_000 }] });
    const id = await putIn({ number: 'A-1', installedOn: '2026-08-01', firstValues: [0] });
    await read(id, '2026-08-31', 30);

    // Nobody reads it at the end of September: 30 days at a little less than one a day.
    const [september] = await linesOf(await issue('2026-09'));
    expect(september).toMatchObject({ usage: { meters: [{ basis: 'estimate', end: null }] } });
    await read(id, '2026-10-01', 45);
    await read(id, '2026-11-01', 65);
    const [october] = await linesOf(await issue('2026-10'));

    const estimated = september?.qtyMilli ?? 0;
    expect(october).toMatchObject({
      qtyMilli: 35_000 - estimated,
      qtyBefore: estimated,
      usage: { usedMilli: 20_000, correctionMilli: 15_000 - estimated },
    });
    // Both together ask for what was counted.
    expect(estimated + (october?.qtyMilli ?? 0)).toBe(35_000);
  });
});

describe('who reads a line', () => {
  it('is its payer and who keeps the books, and no neighbour', async () => {
    const { meteredTariff, putIn, read, issue, linesOf, ask, finance, unit, stay } = await fresh('Siapa');
    await meteredTariff();
    const neighbour = await stay(await unit('A-102'), 'Budi', 'tenant', '[2026-01-01,)', true);
    const id = await putIn();
    await read(id, '2026-10-01', 110);
    await read(id, '2026-11-01', 120);
    const issued = await issue('2026-10');
    expect((await linesOf(issued, finance)).map(({ amount }) => amount)).toEqual([49_000]);
    expect((await ask('GET', `/api/v1/bills/${issued.bills[0]?.id}`, { who: neighbour })).status).toBe(404);
  });

  it('shares a month of which each paid some days, tax of the region on each part', async () => {
    const { meteredTariff, putIn, read, reckon, unit, stay } = await fresh('Bagi');
    await meteredTariff({ kind: 'electricity', tiers: [{ upToMilli: null, rateE4: 14_447_000 }], localTaxPpm: 30_000 });
    const shared = await unit('A-102');
    await stay(shared, 'Budi', 'owner', '[2020-01-01,2026-10-13)', true);
    await stay(shared, 'Ani', 'tenant', '[2026-10-13,)', true);
    const id = await putIn({ resource: 'electricity', unitId: shared, registers: ['kWh'] });
    await read(id, '2026-10-01', 100);
    await read(id, '2026-11-01', 282.437);
    const { bills } = await reckon('2026-10');
    // 263.567 by 12 and 19 of 31 days, and 3 % of each.
    expect(
      bills.map(({ personName, total }) => [personName, total] as const).toSorted(([a], [b]) => a.localeCompare(b)),
    ).toEqual([
      ['Ani', 161_541 + 4_846],
      ['Budi', 102_026 + 3_061],
    ]);
  });
});
