import type { LateFeePolicyDraft } from '@imah/contract/payments';
import type { LateFeeRule } from '@imah/contract/billing';
import { confirmStepUp, type TestApp } from '@imah/server-platform/testing';
import { chargeByTheClock } from '../late-fees/fee-jobs.ts';
import { arrearsCalls } from './arrears-calls.ts';

/** 3 % of all that is open, once, from the day after a bill was due. */
export const threePercent: LateFeeRule = {
  graceDays: 0,
  every: 'once',
  fee: { kind: 'share', ppm: 30_000 },
  base: { kind: 'arrears' },
  least: null,
  most: null,
};

/** A building whose only unit has bills of 648,000, and the calls about late fees. The day is the 21st of November 2026. */
export async function lateFeeCalls(test: TestApp, name: string) {
  const calls = await arrearsCalls(test, name);
  const { place, send, finance } = calls;
  const own = `/api/v1/buildings/${place.buildingId}`;
  const draft = (rules: readonly LateFeeRule[], more: Partial<LateFeePolicyDraft> = {}) => ({
    scope: 'building',
    unitCode: null,
    dueFrom: '2026-01-01',
    mode: rules.length === 0 ? 'none' : 'charge',
    rules,
    ...more,
  });
  const setRules = async (rules: readonly LateFeeRule[], more: Partial<LateFeePolicyDraft> = {}, who = finance) => {
    await confirmStepUp(test, who);
    const path = more.scope === 'organization' ? `/api/v1/organizations/${place.orgId}` : own;
    return send('POST', `${path}/late-fee-policies`, draft(rules, more), who.bearer);
  };
  const preview = (rules: readonly LateFeeRule[], more: Partial<LateFeePolicyDraft> = {}, who = finance) =>
    send('POST', `${own}/late-fee-previews`, draft(rules, more), who.bearer);
  const fees = (query = '', who = finance) => send('GET', `${own}/late-fees?${query}`, undefined, who.bearer);
  /** What was made so far, by day. */
  const made = () =>
    test.context.db
      .selectFrom('late_fee')
      .select(['rule', 'occurred_on as on', 'base', 'amount'])
      .where('org_id', '=', place.orgId)
      .orderBy('occurred_on')
      .orderBy('rule')
      .execute();
  /** Lets the clock come some days later; how many fees it made here. */
  const charge = async (days = 0): Promise<number> => {
    const before = (await made()).length;
    await later(test, days, () => chargeByTheClock(test.context));
    return (await made()).length - before;
  };
  return { ...calls, own, setRules, preview, fees, made, charge };
}

const day = 24 * 3_600_000;

/** Does something some days later, and comes back. */
async function later<T>(test: TestApp, days: number, act: () => Promise<T>): Promise<T> {
  test.clock.now += days * day;
  try {
    return await act();
  } finally {
    test.clock.now -= days * day;
  }
}
