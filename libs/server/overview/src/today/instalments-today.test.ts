import type { Today } from '@imah/contract/today';
import { instalmentCalls } from '@imah/server-billing/testing';
import type { TestApp, TestPerson } from '@imah/server-platform/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp } from '../testing/test-app.ts';

let test: TestApp;
let calls: Awaited<ReturnType<typeof instalmentCalls>>;
beforeAll(async () => {
  test = await createTestApp();
  calls = await instalmentCalls(test, 'Hari ini');
});
afterAll(() => test.close());

async function dayOf(who: TestPerson) {
  const { data }: { data: Today } = await calls.send('GET', '/api/v1/today', undefined, who.bearer);
  const rows = data.items.flatMap((item) => (item.kind === 'instalment' ? [item] : []));
  return { rows, totals: [data.totals.instalment, data.totals.bill] };
}

it('a plan stands in the day of its payer alone: to be answered, then by its next part, until all is paid', async () => {
  const { propose, answer, pay, resident, finance } = calls;
  expect((await dayOf(resident)).totals).toEqual([0, 2]);
  const { data } = await propose();
  const asked = await dayOf(resident);
  expect(asked.rows).toMatchObject([
    { reason: 'answer', plan: { id: data.id, unitCode: 'A-101', amount: 1_296_000, dueOn: '2026-12-01' } },
  ]);
  // Until it is agreed to, its bills are due as they were.
  expect(asked.totals).toEqual([1, 2]);

  await answer(data.id);
  const agreed = await dayOf(resident);
  expect(agreed.rows).toMatchObject([{ reason: 'pay', plan: { amount: 432_000, dueOn: '2026-12-01' } }]);
  expect(agreed.totals).toEqual([1, 0]);
  expect((await dayOf(finance)).totals).toEqual([0, 0]);

  await pay(500_000);
  expect((await dayOf(resident)).rows).toMatchObject([
    { reason: 'pay', plan: { amount: 364_000, dueOn: '2027-01-01' } },
  ]);
  await pay(796_000);
  expect((await dayOf(resident)).totals).toEqual([0, 0]);
});
