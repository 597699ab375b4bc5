import { confirmStepUp, type TestApp, type TestPerson } from '@imah/server-platform/testing';
import { fanOut } from '@imah/server-notifications';
import type { NotificationKind } from '@imah/contract/notifications/words';
import { keepPlansByTheClock } from '../instalments/plan-jobs.ts';
import { lateFeeCalls } from './late-fee-calls.ts';

const day = 24 * 3_600_000;

/** Two overdue bills of 648,000 of one payer, and the calls about instalments. The day is the 21st of November 2026. */
export async function instalmentCalls(test: TestApp, name: string) {
  const calls = await lateFeeCalls(test, name);
  const { issueDue, send, own, finance, resident } = calls;
  const first = await issueDue('2026-09', '2026-09-20');
  const second = await issueDue('2026-10', '2026-10-20');
  const billIds: readonly string[] = [first.bills[0].id, second.bills[0].id];
  const terms = { firstOn: '2026-12-01', every: 'month', by: 'count', value: 3 };
  const draft = (more: object = {}) => ({ billIds, ...terms, total: 1_296_000, graceDays: 3, note: null, ...more });
  const propose = async (more: object = {}, who: TestPerson = finance) => {
    await confirmStepUp(test, who);
    return send('POST', `${own}/instalment-plans`, draft(more), who.bearer);
  };
  const preview = (more: Record<string, string> = {}, who = finance) => {
    const query = new URLSearchParams({ billId: billIds[0] ?? '', ...terms, value: '3', ...more });
    return send('GET', `${own}/instalment-preview?${query.toString()}`, undefined, who.bearer);
  };
  const answer = (id: string, move = 'accept', version = 1, who: TestPerson = resident, reason: string | null = null) =>
    send(
      'POST',
      `/api/v1/instalment-plans/${id}/answer`,
      { move, reason },
      { ...who.bearer, 'if-match': `"${version}"` },
    );
  const cancel = async (id: string, version: number, who: TestPerson = finance) => {
    await confirmStepUp(test, who);
    const headers = { ...who.bearer, 'if-match': `"${version}"` };
    return send('POST', `${own}/instalment-plans/${id}/cancellation`, { reason: 'Pindah unit' }, headers);
  };
  const get = (id: string, who: TestPerson = resident) =>
    send('GET', `/api/v1/instalment-plans/${id}`, undefined, who.bearer);
  const plans = (query = '', who: TestPerson = finance) =>
    send('GET', `${own}/instalment-plans?${query}`, undefined, who.bearer);
  /** A plan that its payer has agreed to. */
  const run = async (more: object = {}): Promise<string> => {
    const { data } = await propose(more);
    await answer(data.id);
    return data.id;
  };
  /** Where a plan stands, and what is paid of its parts. */
  const stand = async (id: string) => {
    const { data } = await get(id);
    return [data.state, ...data.parts.map((part: { paid: number }) => part.paid)];
  };
  /** Lets the clock of plans come so many days later, and comes back. */
  const keep = async (days = 0): Promise<void> => {
    test.clock.now += days * day;
    await keepPlansByTheClock(test.context);
    test.clock.now -= days * day;
  };
  /** What somebody was told of a kind. */
  const told = async (kind: NotificationKind, who: TestPerson) => {
    await fanOut(test.context);
    const rows = await test.context.db
      .selectFrom('notification')
      .select('href')
      .where('kind', '=', kind)
      .where('user_id', '=', who.id)
      .execute();
    return rows.map(({ href }) => href);
  };
  return { ...calls, billIds, draft, propose, preview, answer, cancel, get, plans, run, stand, keep, told };
}
