import { randomUUIDv7 } from 'node:crypto';
import type { TestApp, TestPerson } from '@imah/server-platform/testing';
import { billingCalls } from './billing-calls.ts';

/** A building whose only unit has bills of 648,000 a month, and the calls about their payment. */
export async function paymentCalls(test: TestApp, name: string) {
  const calls = await billingCalls(test, name);
  const { tariff, unit, stay, issue, place, finance } = calls;
  const resident = await stay(await unit('A-101'), 'Sari', 'tenant', '[2026-01-01,)', true);
  await tariff();
  const { person_id: personId } = await test.context.db
    .selectFrom('occupancy')
    .select('person_id')
    .where('org_id', '=', place.orgId)
    .executeTakeFirstOrThrow();

  async function send(
    method: 'GET' | 'POST' | 'PUT',
    url: string,
    body?: object,
    headers: Record<string, string> = finance.bearer,
  ) {
    const answer = await test.app.inject({ method, url, headers, ...(body === undefined ? {} : { payload: body }) });
    const json = answer.body === '' ? null : answer.json();
    return { status: answer.statusCode, code: json?.code, fields: json?.errors, data: json?.data, meta: json?.meta };
  }
  const payments = `/api/v1/buildings/${place.buildingId}/payments`;
  const draft = (amount: number, more: object = {}) => ({
    personId,
    method: 'transfer',
    amount,
    receivedOn: '2026-11-20',
    reference: null,
    note: null,
    ...more,
  });
  const pay = (amount: number, more: object = {}, who: TestPerson = finance, key: string = randomUUIDv7()) =>
    send('POST', payments, draft(amount, more), { ...who.bearer, 'idempotency-key': key });
  const reverse = (
    id: string,
    version: number,
    headers: Record<string, string> = finance.bearer,
    reason = 'Salah orang',
  ) => send('POST', `${payments}/${id}/reversal`, { reason }, { ...headers, 'if-match': `"${version}"` });
  /** The id of the bill of a month, issued. */
  const bill = async (period: string): Promise<string> => (await issue(period)).bills[0]?.id ?? '';
  /** Where a bill stands, as its payer sees it. */
  const standing = async (billId: string, who: TestPerson = resident) => {
    const { data } = await send('GET', `/api/v1/bills/${billId}`, undefined, who.bearer);
    return [data.state, data.outstanding];
  };
  return { ...calls, resident, personId, send, payments, draft, pay, reverse, bill, standing };
}
