import { randomUUIDv7 } from 'node:crypto';
import type { OpeningImportReport } from '@imah/contract/billing';
import type { TestApp, TestPerson } from '@imah/server-platform/testing';
import { billingCalls } from './billing-calls.ts';

/** A building with two units, a tenant who pays for one and an owner of the other; and the calls about opening balances. */
export async function openingCalls(test: TestApp, name: string) {
  const calls = await billingCalls(test, name);
  const { place, finance, unit, stay } = calls;
  const unitIds = { 'A-101': await unit('A-101'), 'A-102': await unit('A-102') };
  const sari = await stay(unitIds['A-101'], 'Sari', 'tenant', '[2026-01-01,)', true);
  const budi = await stay(unitIds['A-102'], 'Budi', 'owner', '[2026-01-01,)', true);

  async function send(method: 'GET' | 'POST' | 'DELETE', url: string, body?: object, who: TestPerson = finance) {
    const answer = await test.app.inject({
      method,
      url,
      headers: { ...who.bearer, ...(method === 'POST' ? { 'idempotency-key': randomUUIDv7() } : {}) },
      ...(body === undefined ? {} : { payload: body }),
    });
    const json = answer.body === '' ? null : answer.json();
    return { status: answer.statusCode, code: json?.code, errors: json?.errors, data: json?.data };
  }
  const base = `/api/v1/buildings/${place.buildingId}`;
  const imports = `${base}/opening-imports`;
  const tryImport = (lines: readonly string[], more: object = {}, who = finance) =>
    send(
      'POST',
      imports,
      { source: { kind: 'text', text: lines.join('\n') }, bookedOn: '2026-11-01', mode: 'apply', ...more },
      who,
    );
  const importOf = async (lines: readonly string[], more: object = {}): Promise<OpeningImportReport> => {
    const { status, code, data } = await tryImport(lines, more);
    if (status !== 200) throw new Error(`refused: ${status} ${code}`);
    return data;
  };
  const undo = (importId: string | null, who = finance) => send('DELETE', `${imports}/${importId}`, undefined, who);
  const list = async () => (await send('GET', imports)).data;
  /** The accounts of the rules and the deposits of people, with what stands on each that is not empty. */
  const balances = async (): Promise<Record<string, number>> => {
    const rows = await test.context.db
      .selectFrom('ledger_account as a')
      .leftJoin('person as p', (join) => join.onRef('p.org_id', '=', 'a.org_id').onRef('p.id', '=', 'a.person_id'))
      .select(['a.key', 'p.name', 'a.balance'])
      .where('a.org_id', '=', place.orgId)
      .where('a.balance', '<>', 0)
      .execute();
    return Object.fromEntries(rows.map(({ key, name: person, balance }) => [key ?? person ?? '', balance]));
  };
  return { ...calls, sari, budi, send, base, imports, tryImport, importOf, undo, list, balances };
}
