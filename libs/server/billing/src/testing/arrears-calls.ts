import type { TestApp } from '@imah/server-platform/testing';
import { paymentCalls } from './payment-calls.ts';

/** A building whose payers owe something, and the calls about it. The day is the 21st of November 2026. */
export async function arrearsCalls(test: TestApp, name: string) {
  const calls = await paymentCalls(test, name);
  const { place, send, ask, move, finance } = calls;
  const base = `/api/v1/buildings/${place.buildingId}/arrears`;
  /** The bills of a month, due on a day, issued. */
  const issueDue = async (period: string, dueOn: string) => {
    const { data } = await ask('POST', 'billing-runs', { body: { period, dueOn } });
    await move(data.id, 'calculate', 1);
    await move(data.id, 'review', 2);
    return (await move(data.id, 'issue', 3)).data;
  };
  const list = (query = '', who = finance) => send('GET', `${base}?${query}`, undefined, who.bearer);
  const totals = async (query = '') => (await send('GET', `${base}-totals?${query}`)).data;
  const remind = (payers: readonly object[], who = finance) =>
    send('POST', `${base}-reminders`, { payers }, who.bearer);
  return { ...calls, base, issueDue, list, totals, remind };
}
