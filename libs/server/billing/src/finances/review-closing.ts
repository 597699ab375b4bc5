import type { ClosingReview } from '@imah/contract/finances';
import { type CheckResult, type ClosingCheck, monthAfter } from '@imah/contract/finances/words';
import type { Kysely } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';

/** The month that runs where the organisation's first building stands; in Jakarta where it has none. */
export async function monthOfBooks(db: Kysely<Database>, orgId: string, now: number): Promise<string> {
  const building = await db
    .selectFrom('building')
    .select('time_zone as timeZone')
    .where('org_id', '=', orgId)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  const zone = building?.timeZone ?? 'Asia/Jakarta';
  return Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(zone).toPlainDate().toString().slice(0, 7);
}

/** What keeps a month from being closed, and what is odd about it. */
export async function reviewClosing(
  db: Kysely<Database>,
  orgId: string,
  period: string,
  now: number,
): Promise<ClosingReview> {
  const current = await monthOfBooks(db, orgId, now);
  const [earlier, runs, agrees, clearing] = [
    await countEarlierOpen(db, orgId, period),
    await countRuns(db, orgId, period),
    await readLastProof(db, orgId),
    await readClearing(db, orgId, period),
  ];
  const checks: readonly (readonly [ClosingCheck, CheckResult, number])[] = [
    ['month-over', period < current ? 'passed' : 'failed', 0],
    ['earlier-closed', earlier === 0 ? 'passed' : 'failed', earlier],
    ['runs-issued', runs === 0 ? 'passed' : 'failed', runs],
    ['books-agree', agrees, 0],
    ['clearing-empty', clearing === 0 ? 'passed' : 'warning', clearing],
  ];
  return { period, checks: checks.map(([check, result, found]) => ({ check, result, found })) };
}

/** How many months before it have entries and are open. */
async function countEarlierOpen(db: Kysely<Database>, orgId: string, period: string): Promise<number> {
  const months = await db
    .selectFrom('ledger_month as m')
    .select('m.period')
    .distinct()
    .where('m.org_id', '=', orgId)
    .where('m.period', '<', period)
    .execute();
  const first = months.map((month) => month.period).toSorted()[0];
  if (first === undefined) return 0;
  const closed = await db
    .selectFrom('ledger_closed_period')
    .select('period')
    .where('org_id', '=', orgId)
    .where('period', '<', period)
    .execute();
  const done = new Set(closed.map((month) => month.period));
  let open = 0;
  for (let month = first; month < period; month = monthAfter(month, 1)) if (!done.has(month)) open += 1;
  return open;
}

/** Runs of the month that are neither issued nor empty. */
async function countRuns(db: Kysely<Database>, orgId: string, period: string): Promise<number> {
  const { count } = await db
    .selectFrom('billing_run')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('org_id', '=', orgId)
    .where('period', '=', period)
    .where('state', 'in', ['draft', 'calculated', 'reviewed'])
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** What the last proof found; where there is none yet, it is made when the month is closed. */
async function readLastProof(db: Kysely<Database>, orgId: string): Promise<CheckResult> {
  const proof = await db
    .selectFrom('ledger_proof')
    .select('faults')
    .where('org_id', '=', orgId)
    .orderBy('day', 'desc')
    .limit(1)
    .executeTakeFirst();
  return proof === undefined || proof.faults.length === 0 ? 'passed' : 'failed';
}

/** The rupiah that were on their way to the bank when the month ended. */
async function readClearing(db: Kysely<Database>, orgId: string, period: string): Promise<number> {
  const { sum } = await db
    .selectFrom('ledger_month as m')
    .innerJoin('ledger_account as a', (join) =>
      join.onRef('a.org_id', '=', 'm.org_id').onRef('a.id', '=', 'm.account_id'),
    )
    .select(({ fn, eb }) => fn.sum<string | null>(eb('m.debit', '-', eb.ref('m.credit'))).as('sum'))
    .where('m.org_id', '=', orgId)
    .where('a.key', '=', 'clearing')
    .where('m.period', '<=', period)
    .executeTakeFirstOrThrow();
  return Number(sum ?? 0);
}
