import { randomUUIDv7 } from 'node:crypto';
import type { LedgerPeriod } from '@imah/contract/finances';
import { monthAfter, periodChart, type PeriodState } from '@imah/contract/finances/words';
import { type Kysely, sql, type Transaction } from 'kysely';
import { type CommandPorts, nameOf, type PersonalEdit, runCommand } from '@imah/server-platform/command';
import type { Database } from '@imah/server-platform/database/schema';
import { HttpProblem } from '@imah/server-platform/http';
import { closePeriod, openPeriod } from '../ledger/close-period.ts';
import { proveBooks } from '../ledger/prove-books.ts';
import { monthOfBooks, reviewClosing } from './review-closing.ts';

const most = 120;

/** The months of the books from the one that runs back to the first, at most ten years. */
export async function listPeriods(db: Kysely<Database>, orgId: string, now: number): Promise<LedgerPeriod[]> {
  const counts = await db
    .selectFrom('ledger_entry')
    .select(({ fn }) => [monthOf.as('period'), fn.countAll<number>().as('entryCount')])
    .where('org_id', '=', orgId)
    .groupBy(monthOf)
    .orderBy('period')
    .execute();
  const closed = await db
    .selectFrom('ledger_closed_period')
    .select(['period', 'closed_at as at', 'closed_by_name as byName'])
    .where('org_id', '=', orgId)
    .execute();
  const reopened = await db
    .selectFrom('ledger_reopening')
    .select(['period', 'at', 'by_name as byName', 'reason'])
    .where('org_id', '=', orgId)
    .orderBy('at', 'desc')
    .limit(1000)
    .execute();
  const countOf = new Map(counts.map(({ period, entryCount }) => [period, Number(entryCount)]));
  const closingOf = new Map(closed.map(({ period, at, byName }) => [period, { at: at.toISOString(), byName }]));
  const reopeningsOf = Map.groupBy(reopened, ({ period }) => period);
  const current = await monthOfBooks(db, orgId, now);
  const first =
    [counts[0]?.period, ...closingOf.keys(), current].filter((period) => period !== undefined).toSorted()[0] ?? current;
  const last = [counts.at(-1)?.period ?? current, current].toSorted().at(-1) ?? current;
  const periods: string[] = [];
  for (let period = last; period >= first && periods.length < most; period = monthAfter(period, -1))
    periods.push(period);
  const firstOpen = periods.findLast((period) => !closingOf.has(period));
  const lastClosed = periods.find((period) => closingOf.has(period));
  return periods.map((period) => ({
    period,
    state: stateOf(closingOf.has(period), reopeningsOf.has(period)),
    entryCount: countOf.get(period) ?? 0,
    closing: closingOf.get(period) ?? null,
    reopenings: (reopeningsOf.get(period) ?? [])
      .slice(0, 10)
      .map(({ at, byName, reason }) => ({ at: at.toISOString(), byName, reason })),
    next: period === firstOpen && period < current ? 'close' : period === lastClosed ? 'reopen' : 'none',
  }));
}

/** A month that is closed is so, whatever was before; one that was opened again says so until it is. */
const stateOf = (isClosed: boolean, wasReopened: boolean): PeriodState =>
  isClosed ? 'closed' : wasReopened ? 'reopened' : 'open';

const monthOf = sql<string>`to_char(effective_on, 'YYYY-MM')`;

/** Closes a month. @throws {HttpProblem} 409 where it is closed, or a check fails */
export function closeMonth(ports: CommandPorts, edit: PersonalEdit, period: string): Promise<LedgerPeriod> {
  const { orgId, actor, now } = edit;
  return runCommand<LedgerPeriod, LedgerPeriod>(ports, edit, {
    lock: (trx) => lockMonth(trx, orgId, period, now),
    validate: async (trx, { state }) => {
      if (periodChart[state].close === undefined) throw new HttpProblem(409, 'BENTROK');
      const { checks } = await reviewClosing(trx, orgId, period, now);
      // The kept proof may be of yesterday: what is closed is proven now.
      if (checks.some(({ check, result }) => check !== 'books-agree' && result === 'failed'))
        throw new HttpProblem(409, 'BULAN_BELUM_SIAP');
      if ((await proveBooks(trx, orgId)).faults.length > 0) throw new HttpProblem(409, 'BULAN_BELUM_SIAP');
    },
    write: async (trx) => {
      await closePeriod(trx, { orgId, period }, actor, now);
      return { result: await readMonth(trx, orgId, period, now), audit: auditOf(orgId, 'close', { period }) };
    },
  });
}

/** Opens the last closed month again. @throws {HttpProblem} 409 where it is open, or a later one is closed */
export function reopenMonth(
  ports: CommandPorts,
  edit: PersonalEdit,
  { period, reason }: { readonly period: string; readonly reason: string },
): Promise<LedgerPeriod> {
  const { orgId, actor, now } = edit;
  return runCommand<LedgerPeriod, LedgerPeriod>(ports, edit, {
    lock: (trx) => lockMonth(trx, orgId, period, now),
    validate: async (trx, { state }) => {
      if (periodChart[state].reopen === undefined) throw new HttpProblem(409, 'BENTROK');
      const later = await trx
        .selectFrom('ledger_closed_period')
        .select('period')
        .where('org_id', '=', orgId)
        .where('period', '>', period)
        .executeTakeFirst();
      if (later !== undefined) throw new HttpProblem(409, 'BULAN_BELUM_SIAP');
    },
    write: async (trx) => {
      await openPeriod(trx, { orgId, period });
      await trx
        .insertInto('ledger_reopening')
        .values({
          org_id: orgId,
          id: randomUUIDv7(),
          period,
          at: new Date(now),
          reopened_by: actor.userId,
          by_name: nameOf(actor),
          reason,
        })
        .execute();
      return { result: await readMonth(trx, orgId, period, now), audit: auditOf(orgId, 'reopen', { period, reason }) };
    },
  });
}

/** Who closes or opens a month waits for those who post, and they wait for them. @throws {HttpProblem} 409 for a month without books */
async function lockMonth(
  trx: Transaction<Database>,
  orgId: string,
  period: string,
  now: number,
): Promise<LedgerPeriod> {
  await sql`SELECT ledger_lock(${orgId})`.execute(trx);
  return readMonth(trx, orgId, period, now);
}

async function readMonth(
  trx: Transaction<Database>,
  orgId: string,
  period: string,
  now: number,
): Promise<LedgerPeriod> {
  const found = (await listPeriods(trx, orgId, now)).find((one) => one.period === period);
  if (found === undefined) throw new HttpProblem(409, 'BULAN_BELUM_SIAP');
  return found;
}

const auditOf = (orgId: string, action: string, after: Readonly<Record<string, string>>) => ({
  action,
  entity: 'ledger_period',
  entityId: orgId,
  after,
});
