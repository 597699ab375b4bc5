import { fanOut } from '@imah/server-notifications';
import { confirmStepUp, makePlace, type TestApp } from '@imah/server-platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../testing/test-app.ts';
import { lateFeeCalls, threePercent } from '../testing/late-fee-calls.ts';
import { chargeByTheClock } from './fee-jobs.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const fresh = (name: string) => lateFeeCalls(test, name);

describe('a late fee', () => {
  it('is charged once, by a bill of its own, in the books under fees, and its payer is told why', async () => {
    const { issueDue, setRules, made, send, resident, place, totals, charge } = await fresh('Sekali');
    const {
      bills: [late],
    } = await issueDue('2026-10', '2026-10-20');
    expect((await setRules([threePercent])).status).toBe(201);
    expect([await charge(), await charge(), await charge(1)]).toEqual([1, 0, 0]);
    expect(await made()).toEqual([{ rule: 1, on: '2026-10-21', base: 648_000, amount: 19_440 }]);
    const own = (await send('GET', '/api/v1/own-bills', undefined, resident.bearer)).data;
    expect(own.map(({ kind, total, dueOn }: Record<string, unknown>) => [kind, total, dueOn])).toEqual([
      ['late-fee', 19_440, '2026-11-21'],
      ['month', 648_000, '2026-10-20'],
    ]);
    const { lines, state } = (await send('GET', `/api/v1/bills/${own[0].id}`, undefined, resident.bearer)).data;
    expect([state, lines[0].kind, lines[0].amount, lines[0].fee]).toEqual([
      'issued',
      'late-fee',
      19_440,
      {
        billId: late.id,
        number: late.number,
        dueOn: '2026-10-20',
        rule: threePercent,
        parts: [{ from: '2026-10-21', to: '2026-10-21', count: 1, base: 648_000, amount: 19_440 }],
      },
    ]);
    expect(await postingsOf(place.orgId, own[0].id)).toEqual([
      { key: 'receivables', side: 'debit', amount: 19_440 },
      { key: 'lateFees', side: 'credit', amount: 19_440 },
    ]);
    expect((await totals()).outstanding).toBe(667_440);
    await fanOut(test.context);
    const told = await test.context.db
      .selectFrom('notification')
      .select('href')
      .where('user_id', '=', resident.id)
      .where('kind', '=', 'late-fee-charged')
      .execute();
    expect(told).toEqual([{ href: `/imah/tagihan/${own[0].id}` }]);
  });

  it('is never charged for a fee, nor for what is paid, nor for what is not late yet', async () => {
    const { issueDue, setRules, pay, made, charge } = await fresh('Tidak');
    await issueDue('2026-09', '2026-09-20');
    await pay(648_000);
    await issueDue('2026-10', '2026-10-20');
    await issueDue('2026-11', '2026-11-21');
    await setRules([{ ...threePercent, every: 'monthly' }]);
    expect([await charge(), await charge(), await charge(1)]).toEqual([2, 0, 1]);
    expect((await made()).map(({ on, base }) => [on, base])).toEqual([
      ['2026-10-21', 648_000],
      ['2026-11-21', 648_000],
      ['2026-11-22', 648_000],
    ]);
  });

  it('is of what is open, or of some charges of the bill only, and never of more than is open', async () => {
    const { issueDue, tariff, setRules, pay, made, charge } = await fresh('Dasar');
    await tariff({ kind: 'sinking-fund', rateE4: 20_000_000 });
    await issueDue('2026-10', '2026-10-20');
    await pay(100_000);
    const ofFund = { ...threePercent, base: { kind: 'lines' as const, kinds: ['sinking-fund' as const] } };
    await setRules([threePercent, ofFund]);
    expect(await charge()).toBe(2);
    expect(await made()).toEqual([
      { rule: 1, on: '2026-10-21', base: 620_000, amount: 18_600 },
      { rule: 2, on: '2026-10-21', base: 72_000, amount: 2_160 },
    ]);
  });

  it('of a day is asked for with those of its month, or once the bill is paid', async () => {
    const { issueDue, setRules, pay, fees, made, charge } = await fresh('Harian');
    await issueDue('2026-10', '2026-11-18');
    await setRules([{ ...threePercent, every: 'daily', fee: { kind: 'fixed', amount: 1_000 } }]);
    expect([await charge(), (await fees()).data]).toEqual([3, []]);
    await pay(648_000);
    expect(await charge(1)).toBe(0);
    const { data } = await fees();
    expect(data.map(({ amount, feeCount }: Record<string, number>) => [amount, feeCount])).toEqual([[3_000, 3]]);
    expect(await made()).toHaveLength(3);
  });

  it('of a day is not asked for once the bill was taken back: nothing of it was late', async () => {
    const { issueDue, setRules, fees, ask, finance, charge } = await fresh('Batal');
    const {
      bills: [late],
    } = await issueDue('2026-10', '2026-11-18');
    await setRules([{ ...threePercent, every: 'daily', fee: { kind: 'fixed', amount: 1_000 } }]);
    expect(await charge()).toBe(3);
    const body = { of: { kind: 'bill' }, reason: 'Unit ini kosong' };
    await confirmStepUp(test, finance);
    expect((await ask('POST', `bills/${late.id}/credit-notes`, { body, key: 'salah-tagih' })).status).toBe(201);
    expect([await charge(1), await charge(40), (await fees()).data]).toEqual([0, 0, []]);
  });

  it('is charged for each day that the clock was away', async () => {
    const { issueDue, setRules, made, charge } = await fresh('Susul');
    await issueDue('2026-10', '2026-10-20');
    await setRules([{ ...threePercent, every: 'monthly', most: { kind: 'fixed', amount: 40_000 } }]);
    expect([await charge(70), await charge(70)]).toEqual([3, 0]);
    expect((await made()).map(({ on, amount }) => [on, amount])).toEqual([
      ['2026-10-21', 19_440],
      ['2026-11-21', 19_440],
      ['2026-12-21', 1_120],
    ]);
  });

  it('that two servers make at once is made once', async () => {
    const { issueDue, setRules, made, fees } = await fresh('Berbarengan');
    await issueDue('2026-10', '2026-10-20');
    await setRules([threePercent]);
    await Promise.all(Array.from({ length: 8 }, () => chargeByTheClock(test.context)));
    expect([await made(), (await fees()).data].map((rows) => rows.length)).toEqual([1, 1]);
  });
});

describe('the rule', () => {
  it('of the unit goes before that of its building, and that before the organisation’s', async () => {
    const { issueDue, setRules, unit, stay, made, charge } = await fresh('Khusus');
    await stay(await unit('B-207'), 'Budi', 'tenant', '[2026-01-01,)', true);
    await stay(await unit('C-301'), 'Citra', 'tenant', '[2026-01-01,)', true);
    await issueDue('2026-10', '2026-10-20');
    const fixed = (amount: number) => [{ ...threePercent, fee: { kind: 'fixed' as const, amount } }];
    await setRules(fixed(1_000), { scope: 'organization' });
    await setRules(fixed(2_000));
    await setRules(fixed(3_000), { scope: 'unit', unitCode: 'B-207' });
    await setRules([], { scope: 'unit', unitCode: 'C-301' });
    expect(await charge()).toBe(2);
    expect((await made()).map(({ amount }) => amount).toSorted((one, other) => one - other)).toEqual([2_000, 3_000]);
    await setRules([], { mode: 'inherit' });
    await setRules([], { scope: 'unit', unitCode: 'C-301', mode: 'inherit' });
    expect(await charge()).toBe(1);
    expect((await made()).map(({ amount }) => amount).toSorted((one, other) => one - other)).toEqual([
      1_000, 2_000, 3_000,
    ]);
  });

  it('of a unit is of the one that has its code now, and of none where that was deleted', async () => {
    const { issueDue, setRules, unit, stay, made, charge } = await fresh('Kode lagi');
    const { db } = test.context;
    const deleted = { deleted_at: new Date(test.clock.now) };
    const [first, empty] = [await unit('D-401'), await unit('E-501')];
    await db.updateTable('unit').set(deleted).where('id', 'in', [first, empty]).execute();
    await stay(await unit('D-401'), 'Dewi', 'tenant', '[2026-01-01,)', true);
    await issueDue('2026-10', '2026-10-20');
    const gone = await setRules([threePercent], { scope: 'unit', unitCode: 'E-501' });
    expect([gone.status, Object.keys(gone.fields)]).toEqual([422, ['unitCode']]);
    const fixed = [{ ...threePercent, fee: { kind: 'fixed' as const, amount: 4_000 } }];
    expect((await setRules(fixed, { scope: 'unit', unitCode: 'D-401' })).status).toBe(201);

    expect(await charge()).toBe(1);
    expect((await made()).map(({ amount }) => amount)).toEqual([4_000]);
  });

  it('holds for bills due from its day on; a newer one charges no day again that was charged before', async () => {
    const { issueDue, setRules, made, charge } = await fresh('Versi');
    await issueDue('2026-09', '2026-09-20');
    await issueDue('2026-10', '2026-10-20');
    await setRules([{ ...threePercent, every: 'monthly' }], { dueFrom: '2026-10-01' });
    expect(await charge()).toBe(2);
    await setRules([{ ...threePercent, every: 'monthly', fee: { kind: 'fixed', amount: 5_000 } }], {
      dueFrom: '2026-10-01',
    });
    expect([await charge(), await charge(30)]).toEqual([0, 1]);
    expect((await made()).map(({ on, amount }) => [on, amount])).toEqual([
      ['2026-10-21', 19_440],
      ['2026-11-21', 19_440],
      ['2026-12-21', 5_000],
    ]);
  });

  it('is tried before it holds: what would be charged today, to how many bills, and nothing is', async () => {
    const { issueDue, preview, setRules, made } = await fresh('Coba');
    const {
      bills: [late],
    } = await issueDue('2026-10', '2026-10-20');
    const { data } = await preview([threePercent]);
    expect(data).toEqual({
      billCount: 1,
      feeCount: 1,
      total: 19_440,
      rows: [
        {
          billId: late.id,
          number: late.number,
          unitCode: 'A-101',
          personName: 'Sari',
          dueOn: '2026-10-20',
          feeCount: 1,
          amount: 19_440,
        },
      ],
    });
    expect(await made()).toEqual([]);
    expect((await preview([threePercent], { dueFrom: '2026-11-21' })).data.billCount).toBe(0);
    // Narrower than what is tried, and so not counted.
    await setRules([], { scope: 'unit', unitCode: 'A-101' });
    expect((await preview([threePercent])).data.billCount).toBe(0);
  });

  it('has at most two parts, a unit of its building, and bills of about a year', async () => {
    const { setRules, preview } = await fresh('Batas');
    const asked = [
      await setRules([threePercent, threePercent, threePercent]),
      await setRules([], { mode: 'charge' }),
      await setRules([threePercent], { scope: 'unit', unitCode: 'Z-9' }),
      await preview([threePercent], { scope: 'unit', unitCode: 'Z-9' }),
      await setRules([threePercent], { dueFrom: '2024-01-01' }),
      await setRules([threePercent], { dueFrom: '2024-01-01', scope: 'organization' }),
      await setRules([], { scope: 'organization', mode: 'inherit' }),
    ];
    expect(asked.map(({ status, fields }) => [status, Object.keys(fields)])).toEqual([
      [422, ['rules']],
      [422, ['rules']],
      [422, ['unitCode']],
      [422, ['unitCode']],
      [422, ['dueFrom']],
      [422, ['dueFrom']],
      [422, ['mode']],
    ]);
  });

  it('is set by who may approve bills, shown to who sees them, and to nobody of another building', async () => {
    const { setRules, send, own, technician, resident, manager, finance, fees } = await fresh('Hak');
    await setRules([threePercent]);
    const other = await makePlace(test, 'Sebelah');
    const asked = [];
    for (const who of [technician, resident, other.owner])
      asked.push(
        (await setRules([threePercent], {}, who)).status,
        (await send('GET', `${own}/late-fee-policies`, undefined, who.bearer)).status,
        (await fees('', who)).status,
      );
    expect(asked).toEqual(Array.from({ length: 9 }, () => 404));
    const { data } = await send('GET', `${own}/late-fee-policies`, undefined, manager.bearer);
    expect(data.map(({ scope, rules }: Record<string, unknown>) => [scope, rules])).toEqual([
      ['building', [threePercent]],
    ]);
    expect((await fees('', finance)).status).toBe(200);
  });
});

describe('a waiver', () => {
  it('is a credit note of the line with a reason; it is listed, lowers the arrears, and the fee is not charged again', async () => {
    const { issueDue, setRules, fees, ask, totals, finance, charge } = await fresh('Hapus');
    await issueDue('2026-10', '2026-10-20');
    await setRules([threePercent]);
    await charge();
    const [{ billId, position, rest }] = (await fees()).data;
    const body = { of: { kind: 'line', position, amount: rest }, reason: 'Banjir di lobi' };
    await confirmStepUp(test, finance);
    const { status, data } = await ask('POST', `bills/${billId}/credit-notes`, { body, key: 'hapus-denda' });
    expect(status).toBe(201);
    const [row] = (await fees()).data;
    expect([row.amount, row.rest, row.waivers]).toEqual([
      19_440,
      0,
      [{ creditNoteId: data.id, number: data.number, amount: 19_440, reason: 'Banjir di lobi' }],
    ]);
    expect([(await totals()).outstanding, await charge()]).toEqual([648_000, 0]);
  });
});

it('a list of fees goes on where it ended', async () => {
  const { issueDue, setRules, fees, charge } = await fresh('Halaman');
  for (const month of ['08', '09', '10']) await issueDue(`2026-${month}`, `2026-${month}-20`);
  await setRules([threePercent]);
  await charge();
  const first = await fees('limit=2');
  const next = await fees(`limit=2&cursor=${first.meta.nextCursor}`);
  expect([...first.data, ...next.data].map(({ of }) => of.dueOn)).toEqual(['2026-08-20', '2026-09-20', '2026-10-20']);
  expect(next.meta.nextCursor).toBe(null);
});

const postingsOf = (orgId: string, billId: string) =>
  test.context.db
    .selectFrom('ledger_posting as p')
    .innerJoin('ledger_entry as e', (join) => join.onRef('e.org_id', '=', 'p.org_id').onRef('e.id', '=', 'p.entry_id'))
    .innerJoin('ledger_account as a', (join) =>
      join.onRef('a.org_id', '=', 'p.org_id').onRef('a.id', '=', 'p.account_id'),
    )
    .select(['a.key', 'p.side', 'p.amount'])
    .where('e.org_id', '=', orgId)
    .where('e.source_id', '=', billId)
    .orderBy('p.line')
    .execute();
