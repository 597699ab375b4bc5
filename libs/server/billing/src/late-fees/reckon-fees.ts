import type { LineKind } from '@imah/contract/billing/words';
import type { Kysely } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import { type ArrearsPlace, selectOpenBills } from '../arrears/open-bills.ts';
import { type DisputedDays, readDisputedDays } from './disputed-days.ts';
import { readPlannedDays } from './planned-days.ts';
import { type DueFee, dueFees } from './fee-days.ts';
import type { HeldPolicy } from './policies.ts';

type Rules = Pick<HeldPolicy, 'scope' | 'unitId' | 'dueFrom' | 'mode' | 'rules'>;

/** A bill that is open after it was due. */
export interface OverdueBill {
  readonly billId: string;
  readonly number: string;
  readonly unitId: string;
  readonly unitCode: string;
  readonly personId: string;
  readonly personName: string;
  readonly dueOn: string;
  readonly outstanding: number;
  /** What of it is disputed, and bears no fee. */
  readonly disputed: number;
}

/** A fee that a bill bears, by its first or second rule. */
export interface BillFee<P> extends DueFee {
  readonly bill: OverdueBill;
  readonly rule: number;
  readonly policy: P;
}

/** Bills of charges that were due before today and are open, to be narrowed; bills of fees are never among them. */
const selectOverdue = (db: Kysely<Database>, place: ArrearsPlace) =>
  selectOpenBills(db, place)
    .select(['b.id as billId', 'b.number', 'b.unit_id as unitId', 'b.unit_code as unitCode'])
    .select([
      'b.person_id as personId',
      'b.person_name as personName',
      'r.due_on as dueOn',
      'b.outstanding',
      'b.disputed',
    ])
    .where('r.state', '=', 'issued')
    .where('r.kind', '=', 'month')
    .where('r.due_on', '<', place.today)
    .orderBy('b.id');

/** Of them those after a bill, at most so many, in the order of their ids. */
export async function overdueAfter(
  db: Kysely<Database>,
  place: ArrearsPlace,
  after: string | null,
  limit: number,
): Promise<OverdueBill[]> {
  const rows = await selectOverdue(db, place)
    .$if(after !== null, (query) => query.where('b.id', '>', after ?? ''))
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...row, number: row.number ?? '' }));
}

/** Which of the policies, the newest first, holds for a bill: the narrowest that says something about it; null where none does. */
function policyOf<P extends Rules>(policies: readonly P[], bill: Pick<OverdueBill, 'unitId' | 'dueOn'>): P | null {
  for (const scope of ['unit', 'building', 'organization'] as const) {
    const found = policies.find(
      (policy) =>
        policy.scope === scope && policy.dueFrom <= bill.dueOn && (scope !== 'unit' || policy.unitId === bill.unitId),
    );
    if (found === undefined || found.mode === 'inherit') continue;
    return found.mode === 'charge' ? found : null;
  }
  return null;
}

/** The fees that bills bear today and have not borne before. */
export async function reckonFees<P extends Rules>(
  db: Kysely<Database>,
  { orgId, today }: Pick<ArrearsPlace, 'orgId' | 'today'>,
  policies: readonly P[],
  bills: readonly OverdueBill[],
): Promise<BillFee<P>[]> {
  const charged = bills.flatMap((bill) => {
    const policy = policyOf(policies, bill);
    return policy === null ? [] : [{ bill, policy }];
  });
  if (charged.length === 0) return [];
  const billIds = charged.map(({ bill }) => bill.billId);
  const [made, lines] = [await readMade(db, orgId, billIds), await readLines(db, orgId, billIds)];
  const disputes = await readDisputedDays(db, orgId, billIds);
  const planned = await readPlannedDays(db, orgId, billIds, today);
  return charged.flatMap(({ bill, policy }) =>
    policy.rules.flatMap((rule, index) => {
      const kinds = rule.base.kind === 'arrears' ? null : rule.base.kinds;
      const own = lines.get(bill.billId) ?? [];
      const base = baseOf(kinds, bill, own);
      const disputed = (disputes.get(bill.billId) ?? []).map((days) => ({
        from: days.from,
        to: days.to,
        base: baseOf(kinds, ...during(days, bill, own)),
      }));
      const spared = [...disputed, ...(planned.get(bill.billId) ?? [])];
      const before = made.get(`${bill.billId} ${index + 1}`) ?? { sum: 0, lastOn: null };
      return dueFees(rule, bill.dueOn, { today, base, spared, made: before }).map((fee) => ({
        ...fee,
        bill,
        rule: index + 1,
        policy,
      }));
    }),
  );
}

/** A bill and its lines as they were while some of it was disputed. */
const during = ({ positions, amount }: DisputedDays, bill: OverdueBill, lines: readonly OpenLine[]) =>
  [
    { ...bill, disputed: bill.disputed + amount },
    lines.filter(({ position }) => !positions.includes(position)),
  ] as const;

interface OpenLine {
  readonly position: number;
  readonly kind: LineKind;
  /** With its taxes, less what was credited of it. */
  readonly rest: number;
}

/** What is overdue of a bill: never more than is open of it and not disputed. */
function baseOf(
  kinds: readonly LineKind[] | null,
  { outstanding, disputed }: Pick<OverdueBill, 'outstanding' | 'disputed'>,
  lines: readonly OpenLine[],
): number {
  const undisputed = Math.max(outstanding - disputed, 0);
  if (kinds === null) return undisputed;
  const chosen = lines.filter(({ kind }) => kinds.includes(kind)).reduce((sum, { rest }) => sum + rest, 0);
  return Math.min(chosen, undisputed);
}

async function readMade(db: Kysely<Database>, orgId: string, billIds: readonly string[]) {
  const rows = await db
    .selectFrom('late_fee')
    .select(({ fn }) => ['bill_id', 'rule', fn.sum<string>('amount').as('sum'), fn.max('occurred_on').as('lastOn')])
    .where('org_id', '=', orgId)
    .where('bill_id', 'in', billIds)
    .groupBy(['bill_id', 'rule'])
    .execute();
  return new Map(rows.map(({ bill_id, rule, sum, lastOn }) => [`${bill_id} ${rule}`, { sum: Number(sum), lastOn }]));
}

async function readLines(db: Kysely<Database>, orgId: string, billIds: readonly string[]) {
  const rows = await db
    .selectFrom('bill_line as l')
    .select(['l.bill_id as billId', 'l.position', 'l.kind', 'l.amount', 'l.tax', 'l.local_tax as localTax'])
    .select((build) =>
      build
        .selectFrom('credit_note_line as c')
        .select(({ fn }) => fn.sum<string | null>('c.amount').as('sum'))
        .whereRef('c.org_id', '=', 'l.org_id')
        .whereRef('c.bill_id', '=', 'l.bill_id')
        .whereRef('c.position', '=', 'l.position')
        .as('credited'),
    )
    .where('l.org_id', '=', orgId)
    .where('l.bill_id', 'in', billIds)
    // What is disputed bears no fee.
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('bill_dispute as d')
            .select('d.id')
            .whereRef('d.org_id', '=', 'l.org_id')
            .whereRef('d.bill_id', '=', 'l.bill_id')
            .where('d.state', '=', 'open')
            .whereRef('l.position', '=', ({ fn }) => fn.any('d.positions')),
        ),
      ),
    )
    .execute();
  const lines = rows.map(({ billId, position, kind, amount, tax, localTax, credited }) => ({
    billId,
    position,
    kind,
    rest: amount + tax + localTax - Number(credited ?? 0),
  }));
  return Map.groupBy(lines, ({ billId }) => billId);
}
