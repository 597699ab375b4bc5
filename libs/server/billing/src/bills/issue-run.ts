import { type LineKind, lineKinds } from '@imah/contract/billing/words';
import type { BillingRun } from '@imah/contract/billing';
import { billIssued, type BillCredits, toRupiah } from '@imah/ledger';
import { sql, type Transaction } from 'kysely';
import { notify } from '@imah/server-notifications';
import { readToday } from '@imah/server-platform/command';
import type { Database } from '@imah/server-platform/database/schema';
import { holdCharges } from '../charges/pending-charges.ts';
import { postEntries } from '../ledger/post-entries.ts';
import type { RunKey } from './run-key.ts';
import { type OnProgress, untold } from './on-progress.ts';

type Sum = LineKind | 'tax' | 'local-tax';

export interface IssuedBill {
  readonly id: string;
  readonly number: string;
  readonly unitCode: string;
  readonly userId: string | null;
  readonly total: number;
  readonly sums: Readonly<Partial<Record<Sum, number>>>;
}

const accounts = {
  'service-charge': 'serviceCharges',
  'sinking-fund': 'sinkingFund',
  fixed: 'sales',
  electricity: 'utilities',
  water: 'utilities',
  gas: 'utilities',
  'hot-water': 'utilities',
  btu: 'utilities',
  'late-fee': 'lateFees',
  opening: 'equity',
  product: 'sales',
  tax: 'ppnPayable',
  'local-tax': 'pbjtPayable',
} as const satisfies Record<Sum, keyof BillCredits>;
/** What is summed up of a bill, in the order of the books. */
const sumKinds: readonly Sum[] = [...lineKinds, 'tax', 'local-tax'];

/** So many bills are posted or told of before it is said how far it is. */
const atOnce = 500;

interface MoveOf {
  /** Milliseconds since 1970 UTC. */
  readonly now: number;
  readonly onProgress: OnProgress;
}

/**
 * Gives every bill that asks for something its number, without a gap and by unit, and posts it to the books. What comes to
 * nothing stays in the run, where later readings count from it, and is nobody's bill. All of it or nothing; the run itself is
 * marked by the caller, and from then on the database refuses any change.
 */
export async function issueBills(trx: Transaction<Database>, key: RunKey, now: number): Promise<IssuedBill[]> {
  const { today } = await readToday(trx, key, now);
  const bills = await numberBills(trx, key, today);
  await postBills(trx, key, bills, { today, now, onProgress: untold });
  return bills;
}

/** Issues the bills of a month, and tells who has to pay. @throws {HttpProblem} 409 where what one asks for was cancelled */
export async function issueRun(
  trx: Transaction<Database>,
  key: RunKey,
  run: BillingRun,
  { now, onProgress }: MoveOf,
): Promise<void> {
  await holdCharges(trx, key);
  const { today } = await readToday(trx, key, now);
  const bills = await numberBills(trx, key, today);
  // Before the books, which nobody else of the organisation writes to from the first bill that is posted on.
  await notifyPayers(trx, key, run, bills, { now, onProgress: (share) => onProgress(share / 2) });
  await postBills(trx, key, bills, { today, now, onProgress: (share) => onProgress(0.5 + share / 2) });
}

async function numberBills(trx: Transaction<Database>, key: RunKey, today: string): Promise<IssuedBill[]> {
  await takeNumbers(trx, key, Number(today.slice(0, 4)));
  return readBills(trx, key.orgId, key.runId);
}

async function postBills(
  trx: Transaction<Database>,
  { orgId }: RunKey,
  bills: readonly IssuedBill[],
  { today, now, onProgress }: MoveOf & { readonly today: string },
): Promise<void> {
  const drafts = bills.map(({ id, number, sums }) => ({
    idempotencyKey: `bill:${id}`,
    effectiveOn: today,
    kind: 'bill',
    memo: number,
    source: { type: 'bill', id },
    postings: billIssued(creditsOf(sums)).map(({ account, side, amount }) => ({
      account: { kind: 'key' as const, key: account },
      side,
      amount,
    })),
  }));
  for (let at = 0; at < drafts.length; at += atOnce) {
    await postEntries(trx, orgId, drafts.slice(at, at + atOnce), now);
    await onProgress(Math.min(at + atOnce, drafts.length) / drafts.length);
  }
}

async function notifyPayers(
  trx: Transaction<Database>,
  { orgId, buildingId }: RunKey,
  { period, dueOn }: BillingRun,
  bills: readonly IssuedBill[],
  { now, onProgress }: MoveOf,
): Promise<void> {
  for (const [index, { id, number, unitCode, userId, total }] of bills.entries()) {
    if (index % atOnce === 0) await onProgress(index / bills.length);
    if (userId === null) continue;
    await notify(
      trx,
      {
        kind: 'bill-issued',
        recipients: { kind: 'people', userIds: [userId] },
        // Who issues the run and lives there is told as well.
        actorId: null,
        place: { orgId, buildingId },
        dedupeKey: `bill/${id}`,
        data: { number, unit: unitCode, period, total, dueOn },
        href: `/imah/tagihan/${id}`,
      },
      now,
    );
  }
}

function creditsOf(sums: IssuedBill['sums']): BillCredits {
  const credits: Partial<Record<keyof BillCredits, bigint>> = {};
  for (const kind of sumKinds) credits[accounts[kind]] = (credits[accounts[kind]] ?? 0n) + toRupiah(sums[kind] ?? 0);
  return credits;
}

async function takeNumbers(trx: Transaction<Database>, { orgId, runId }: RunKey, year: number): Promise<void> {
  await sql`
    WITH ordered AS (
      SELECT id, row_number() OVER (ORDER BY unit_code, id) AS nth FROM bill
      WHERE org_id = ${orgId} AND run_id = ${runId} AND total > 0
    ), taken AS (
      INSERT INTO number_counter AS c (org_id, kind, year, last)
      SELECT ${orgId}, 'INV', ${year}, count(*)::integer FROM ordered HAVING count(*) > 0
      ON CONFLICT (org_id, kind, year) DO UPDATE SET last = c.last + EXCLUDED.last
      RETURNING last
    )
    UPDATE bill b SET year = ${year}, count = taken.last - (SELECT count(*) FROM ordered) + ordered.nth
    FROM ordered, taken WHERE b.org_id = ${orgId} AND b.id = ordered.id`.execute(trx);
}

async function readBills(trx: Transaction<Database>, orgId: string, runId: string): Promise<IssuedBill[]> {
  const { rows } = await sql<IssuedBill>`
    SELECT b.id, b.number, b.unit_code AS "unitCode", p.user_id AS "userId", b.total,
      coalesce((SELECT jsonb_object_agg(s.kind, s.amount) FROM (
        SELECT l.kind, sum(l.amount) AS amount FROM bill_line l WHERE l.org_id = b.org_id AND l.bill_id = b.id GROUP BY l.kind
        UNION ALL SELECT 'tax', sum(l.tax) FROM bill_line l WHERE l.org_id = b.org_id AND l.bill_id = b.id
        UNION ALL SELECT 'local-tax', sum(l.local_tax) FROM bill_line l WHERE l.org_id = b.org_id AND l.bill_id = b.id
      ) s), '{}') AS sums
    FROM bill b JOIN person p ON p.org_id = b.org_id AND p.id = b.person_id
    WHERE b.org_id = ${orgId} AND b.run_id = ${runId} AND b.count IS NOT NULL ORDER BY b.count`.execute(trx);
  return rows;
}

export { accounts as chargeAccounts };
