import { sql } from 'kysely';
import type { TestApp } from '@imah/server-platform/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { meteredCalls } from '../testing/metered-calls.ts';
import { createTestApp } from '../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const perArea = {
  kind: 'service-charge',
  basis: 'area',
  payer: 'occupant',
  tax: 'none',
  rateE4: 200_000_000,
  from: '2026-12',
};

async function fresh(name: string) {
  const calls = await meteredCalls(test, name);
  const attempt = (tariff: object, period = '2026-10', who = calls.finance) =>
    calls.ask('POST', 'tariff-trials', { body: { tariff, period }, who });
  return { ...calls, attempt };
}

it('a tariff is tried on a month that is over: who would have paid more and less, and what all come to', async () => {
  const { attempt, tariff, unit, stay, place } = await fresh('Melati');
  await tariff();
  const small = await unit('A-102');
  await sql`UPDATE unit SET area_milli_m2 = 10000 WHERE id = ${small}`.execute(test.context.db);
  await stay(small, 'Budi', 'owner', '[2026-01-01,)', true);

  const { status, data } = await attempt({ ...perArea, basis: 'unit', rateE4: 4_000_000_000 });

  // 18,000 for each of 36 and 10 m² against 400,000 for each unit.
  expect([status, data]).toEqual([
    200,
    {
      period: '2026-10',
      before: 828_000,
      after: 800_000,
      more: 1,
      less: 1,
      same: 0,
      rows: [
        { unitCode: 'A-101', personName: 'Sari', before: 648_000, after: 400_000 },
        { unitCode: 'A-102', personName: 'Budi', before: 180_000, after: 400_000 },
      ],
      unread: 0,
      estimated: 0,
    },
  ]);
  const written = await Promise.all(
    (['billing_run', 'bill', 'ledger_entry'] as const).map((table) =>
      test.context.db.selectFrom(table).select('id').where('org_id', '=', place.orgId).execute(),
    ),
  );
  expect(written).toEqual([[], [], []]);
});

it('what nobody would pay otherwise is counted, and a kind without a tariff so far is all more', async () => {
  const { attempt, tariff } = await fresh('Mawar');
  await tariff();

  expect((await attempt({ ...perArea, rateE4: 180_000_000 })).data).toMatchObject({
    more: 0,
    less: 0,
    same: 1,
    rows: [],
  });
  expect((await attempt({ ...perArea, kind: 'sinking-fund', tax: 'ppn-full' })).data).toMatchObject({
    before: 0,
    after: 806_400,
    more: 1,
  });
});

it('what meters counted is tried by the readings that are approved; a unit that nobody read is left out and said', async () => {
  const { attempt, meteredTariff, putIn, read, unit, stay, manager } = await fresh('Dahlia');
  await meteredTariff();
  const meter = await putIn();
  await read(meter, '2026-10-01', 110);
  await read(meter, '2026-11-01', 135);
  const other = await unit('A-102');
  await stay(other, 'Budi', 'owner', '[2026-01-01,)', true);
  await putIn({ unitId: other, installedOn: '2026-10-20' });
  expect(manager.id).not.toBe('');

  const { data } = await attempt({
    kind: 'water',
    basis: 'meter',
    payer: 'occupant',
    tax: 'none',
    from: '2026-12',
    tiers: [{ upToMilli: null, rateE4: 100_000_000 }],
    fixedFee: 5_000,
    minCharge: 0,
    localTaxPpm: 0,
  });

  // 25 m³: by tiers 49,000 + 60,000 + 37,250, by the draft 250,000 and 5,000.
  expect(data).toMatchObject({ before: 146_250, after: 255_000, more: 1, less: 0, unread: 1 });
  expect(data.rows).toEqual([{ unitCode: 'A-101', personName: 'Sari', before: 146_250, after: 255_000 }]);
});

it('a tariff is tried on no month that still goes on, and by who may set one', async () => {
  const { attempt, technician, manager } = await fresh('Seruni');

  expect(await attempt(perArea, '2099-01')).toMatchObject({ status: 422, errors: { period: [expect.any(String)] } });
  expect((await attempt(perArea, '2026-10', technician)).status).toBe(404);
  expect((await attempt(perArea, '2026-10', manager)).status).toBe(200);
});
