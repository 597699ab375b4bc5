import type { TestApp } from '@imah/server-platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { billingCalls } from '../testing/billing-calls.ts';
import { createTestApp } from '../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

/** The reckoned bills of November of a building with one unit and its payer. */
async function reckoned(name: string) {
  const calls = await billingCalls(test, name);
  const { unit, stay, tariff, run, move, ask } = calls;
  const unitId = await unit('A-101');
  await stay(unitId, 'Sari', 'tenant', '[2026-01-01,)', true);
  await tariff();
  const { id } = await run('2026-11');
  await move(id, 'calculate', 1);
  const figures = async () => (await ask('GET', `billing-runs/${id}`)).data.figures;
  const endStay = (day: string) =>
    test.context.db
      .updateTable('occupancy')
      .set({ period: `[2026-01-01,${day})` })
      .where('unit_id', '=', unitId)
      .execute();
  return { ...calls, id, unitId, figures, endStay };
}
type Reckoned = Awaited<ReturnType<typeof reckoned>>;

describe('bills that were calculated', () => {
  it.each<[string, (to: Reckoned) => Promise<unknown>]>([
    [
      'a tariff comes for the month',
      ({ tariff }) => tariff({ kind: 'fixed', basis: 'unit', rateE4: 720_000_000, from: '2026-11' }),
    ],
    ['somebody moves out within the month', ({ endStay }) => endStay('2026-11-15')],
    [
      'somebody moves in within the month',
      async ({ unit, stay }) => stay(await unit('A-102'), 'Budi', 'tenant', '[2026-11-10,)', true),
    ],
    [
      'the area of a unit is corrected',
      ({ unitId }) =>
        test.context.db.updateTable('unit').set({ area_milli_m2: 40_000 }).where('id', '=', unitId).execute(),
    ],
  ])('are outdated once %s: neither looked at nor issued, and current when calculated again', async (_, change) => {
    const place = await reckoned('Usang');
    const { id, move, figures } = place;
    expect(await figures()).toBe('current');
    await change(place);
    expect(await figures()).toBe('outdated');
    expect((await move(id, 'review', 2)).code).toBe('TAGIHAN_PERLU_DIHITUNG_ULANG');
    expect((await move(id, 'calculate', 2)).data.figures).toBe('current');
    await move(id, 'review', 3);
    expect((await move(id, 'issue', 4)).data.run.state).toBe('issued');
  });

  it('stay current by what is of another month: a stay that ends later, and the tariff that follows', async () => {
    const { figures, endStay, tariff } = await reckoned('Lain');
    await endStay('2026-12-10');
    await tariff({ from: '2026-12' });
    expect(await figures()).toBe('current');
  });

  it('stay as they are once they were issued, whatever changes then', async () => {
    const { id, move, figures, endStay } = await reckoned('Terbit');
    await move(id, 'review', 2);
    await move(id, 'issue', 3);
    await endStay('2026-11-15');
    expect(await figures()).toBe('current');
  });
});
