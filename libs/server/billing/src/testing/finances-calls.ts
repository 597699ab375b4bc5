import type { FinancialReport, LedgerEntry } from '@imah/contract/finances';
import type { TestApp, TestPerson } from '@imah/server-platform/testing';
import { paymentCalls } from './payment-calls.ts';

/** A building whose only unit has bills of 648,000 a month, and the calls about its books. */
export async function financesCalls(test: TestApp, name: string) {
  const calls = await paymentCalls(test, name);
  const { place, send, finance } = calls;
  const base = `/api/v1/organizations/${place.orgId}/finances`;
  const get = (path: string, who: TestPerson = finance) => send('GET', `${base}/${path}`, undefined, who.bearer);
  const report = async (kind: string, query = 'span=month&month=2026-11', who = finance): Promise<FinancialReport> =>
    (await get(`report?report=${kind}&${query}`, who)).data;
  const entries = async (query = 'from=2026-01&to=2026-12'): Promise<LedgerEntry[]> =>
    (await get(`entries?${query}`)).data;
  const text = async (path: string, who: TestPerson = finance) => {
    const { statusCode, body, headers } = await test.app.inject({ url: `${base}/${path}`, headers: who.bearer });
    return { status: statusCode, body, name: headers['content-disposition'], type: headers['content-type'] };
  };
  const close = (period: string, headers = finance.bearer) => send('POST', `${base}/closings`, { period }, headers);
  const reopen = (period: string, reason: string, headers = finance.bearer) =>
    send('POST', `${base}/reopenings`, { period, reason }, headers);
  return { ...calls, base, get, report, entries, text, close, reopen };
}

/** The amounts of the first column by the codes of their accounts. */
export function amountsOf({ sections }: FinancialReport): Readonly<Record<string, number>> {
  return Object.fromEntries(sections.flatMap(({ lines }) => lines.map(({ code, amounts }) => [code, amounts[0]])));
}
