import { fanOut } from '@imah/server-notifications';
import type { TestApp } from '@imah/server-platform/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { arrearsCalls } from '../testing/arrears-calls.ts';
import { createTestApp } from '../testing/test-app.ts';
import { remindByTheClock } from './reminder-jobs.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const day = 24 * 3_600_000;
/** Does something some days later, and comes back. */
async function later<T>(days: number, act: () => Promise<T>): Promise<T> {
  test.clock.now += days * day;
  try {
    return await act();
  } finally {
    test.clock.now -= days * day;
  }
}

async function withRule(name: string, rule: object) {
  const calls = await arrearsCalls(test, name);
  const path = `/api/v1/organizations/${calls.place.orgId}/bill-reminder-rule`;
  const answer = await calls.send('PUT', path, rule);
  return { ...calls, path, answer };
}

it('nobody is reminded by the clock until somebody says so, and only finance and managers of all buildings may', async () => {
  const { send, place, issueDue, technician, resident } = await arrearsCalls(test, 'Mati');
  await issueDue('2026-10', '2026-11-18');
  const path = `/api/v1/organizations/${place.orgId}/bill-reminder-rule`;
  expect((await send('GET', path)).data).toEqual({ daysBefore: null, daysAfter: null });
  expect(await remindByTheClock(test.context)).toBe(0);
  const rule = { daysBefore: 3, daysAfter: 3 };
  expect([
    (await send('PUT', path, rule, technician.bearer)).status,
    (await send('PUT', path, rule, resident.bearer)).status,
    (await send('PUT', path, { daysBefore: 0, daysAfter: 61 })).status,
  ]).toEqual([404, 404, 422]);
});

it('a bill is reminded of some days before it is due and some days after, each once, however often the clock comes', async () => {
  const { answer, path, send, issueDue, resident } = await withRule('Jadwal', { daysBefore: 3, daysAfter: 5 });
  expect(answer.data).toEqual({ daysBefore: 3, daysAfter: 5 });
  expect((await send('GET', path)).data).toEqual({ daysBefore: 3, daysAfter: 5 });
  // Due four days from the day of the test.
  await issueDue('2026-11', '2026-11-25');
  expect(await remindByTheClock(test.context)).toBe(0);
  const sent = [];
  for (const days of [1, 1, 2, 4, 8, 9, 10, 20]) sent.push(await later(days, () => remindByTheClock(test.context)));
  expect(sent).toEqual([1, 0, 0, 0, 0, 1, 0, 0]);
  await later(9, () => fanOut(test.context));
  const told = await test.context.db
    .selectFrom('notification')
    .select('kind')
    .where('user_id', '=', resident.id)
    .where('kind', '=', 'bill-reminder')
    .execute();
  expect(told).toHaveLength(2);
});

it('a server that was away for some days catches up, and leaves what is older to people', async () => {
  const { issueDue } = await withRule('Terlambat', { daysBefore: null, daysAfter: 3 });
  await issueDue('2026-10', '2026-11-12');
  await issueDue('2026-09', '2026-11-10');
  // Nine days after it was due: within the week after its day. Eleven: not.
  expect(await remindByTheClock(test.context)).toBe(1);
});

it('who was reminded today by somebody is not reminded by the clock, and who has paid never', async () => {
  const { issueDue, list, remind, pay } = await withRule('Sudah', { daysBefore: null, daysAfter: 3 });
  await issueDue('2026-10', '2026-11-18');
  const [{ unitId, personId }] = (await list()).data;
  await remind([{ unitId, personId }]);
  expect(await remindByTheClock(test.context)).toBe(0);
  expect(await later(1, () => remindByTheClock(test.context))).toBe(1);
  await issueDue('2026-09', '2026-11-17');
  await pay(1_296_000);
  expect(await later(2, () => remindByTheClock(test.context))).toBe(0);
});
