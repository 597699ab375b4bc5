import { randomUUIDv7 } from 'node:crypto';
import type { Bill, BillingReview, MeteredLine } from '@imah/contract/billing';
import type { Reading } from '@imah/contract/metering';
import type { TestApp, TestPerson } from '@imah/server-platform/testing';
import { billingCalls } from './billing-calls.ts';

/** The golden water tariff: 10 m³ at 4.900, 10 at 6.000, the rest at 7.450. */
const waterTiers = [
  { upToMilli: 10_000, rateE4: 49_000_000 },
  { upToMilli: 20_000, rateE4: 60_000_000 },
  { upToMilli: null, rateE4: 74_500_000 },
];

/** A building whose only unit has a water meter that stood at 100 m³ on 1 September; and the calls about its bills. */
export async function meteredCalls(test: TestApp, name: string) {
  const calls = await billingCalls(test, name);
  const { ask, manager, unit, stay, tariff, run, move } = calls;
  const unitId = await unit('A-101');
  const resident = await stay(unitId, 'Sari', 'tenant', '[2026-01-01,)', true);

  const meteredTariff = (more: object = {}) =>
    tariff({
      kind: 'water',
      basis: 'meter',
      rateE4: undefined,
      tiers: waterTiers,
      fixedFee: 0,
      minCharge: 0,
      localTaxPpm: 0,
      ...more,
    });
  /** A meter that was put in on 1 September with 100 on it, of the first unit unless said otherwise. */
  const putIn = async (more: object = {}): Promise<string> => {
    const { status, data, errors } = await ask('POST', 'meters', {
      who: manager,
      body: {
        resource: 'water',
        role: 'unit',
        unitId,
        number: `A-${randomUUIDv7().slice(-8)}`,
        registers: ['m³'],
        digits: 5,
        installedOn: '2026-09-01',
        firstValues: [100_000],
        ...more,
      },
    });
    if (status !== 201) throw new Error(`the meter was refused: ${JSON.stringify(errors)}`);
    return data.id;
  };
  /** What a meter showed at eight in the morning of a day in Jakarta. */
  const read = async (meterId: string, day: string, units: number, more: object = {}): Promise<Reading> => {
    const body = { at: `${day}T01:00:00.000Z`, values: [Math.round(units * 1000)], ...more };
    const answer = await ask('POST', `meters/${meterId}/readings`, { who: manager, key: randomUUIDv7(), body });
    if (answer.status !== 201) throw new Error(`the reading was refused: ${answer.code}`);
    return answer.data;
  };
  const correct = (reading: Reading, units: number) =>
    ask('POST', `readings/${reading.id}/correction`, {
      who: manager,
      body: { values: [Math.round(units * 1000)], reason: 'Salah tulis' },
    });
  /** The run of a month, reckoned. */
  const reckon = async (period: string): Promise<BillingReview> =>
    (await move((await run(period)).id, 'calculate', 1)).data;
  /** The metered lines of the only bill of a review, as its payer or somebody else sees them. */
  const linesOf = async ({ bills }: BillingReview, who: TestPerson = resident): Promise<MeteredLine[]> => {
    const bill: Bill = (await ask('GET', `/api/v1/bills/${bills[0]?.id}`, { who })).data;
    return bill.lines.flatMap((line) => (line.basis === 'meter' ? [line] : []));
  };
  return { ...calls, unitId, resident, meteredTariff, putIn, read, correct, reckon, linesOf };
}
