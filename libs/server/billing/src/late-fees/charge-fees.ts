import { randomUUIDv7 } from 'node:crypto';
import type { LateFeePolicy } from '@imah/contract/payments';
import type { Transaction } from 'kysely';
import { notify } from '@imah/server-notifications';
import type { Database } from '@imah/server-platform/database/schema';
import type { ArrearsPlace } from '../arrears/open-bills.ts';
import { issueBills } from '../bills/issue-run.ts';
import { lockPayers } from '../payments/lock-payers.ts';
import { type HeldPolicy, readPolicies } from './policies.ts';
import { type BillFee, overdueAfter, reckonFees } from './reckon-fees.ts';

/** How many fees one statement writes. */
const atOnce = 2_000;

/** How many fees were made, and what the bills that ask for them come to, in rupiah. */
export interface Charged {
  readonly feeCount: number;
  readonly billCount: number;
  readonly total: number;
  /** The last bill that was looked at; null where all were. */
  readonly next: string | null;
}

/**
 * Makes the fees that bills bear today, and a bill of fees for each payer of a unit. Whoever pays or is credited at the same
 * moment goes before or after it: payers are locked first, as everywhere. Bills after `after`, at most `limit`.
 */
export async function chargeFees(
  trx: Transaction<Database>,
  place: ArrearsPlace,
  { after, limit, now }: { readonly after: string | null; readonly limit: number; readonly now: number },
): Promise<Charged> {
  const policies = await readPolicies(trx, place);
  const seen = await overdueAfter(trx, place, after, limit);
  await lockPayers(trx, place.orgId, [...new Set(seen.map(({ personId }) => personId))]);
  const known = new Set(seen.map(({ billId }) => billId));
  // What was paid while its payer was waited for is looked at again; of whom nobody waited, the next part.
  const bills = (await overdueAfter(trx, place, after, limit)).filter(({ billId }) => known.has(billId));
  const fees = await reckonFees(trx, place, policies, bills);
  // A statement takes only so many values: a year of daily fees of many bills comes in parts.
  for (let from = 0; from < fees.length; from += atOnce)
    await writeFees(trx, place, fees.slice(from, from + atOnce), now);
  const asked = await askForFees(trx, place, policies, now);
  return { feeCount: fees.length, ...asked, next: seen.length < limit ? null : (seen.at(-1)?.billId ?? null) };
}

async function writeFees(
  trx: Transaction<Database>,
  { orgId, buildingId }: ArrearsPlace,
  fees: readonly BillFee<HeldPolicy>[],
  now: number,
): Promise<void> {
  await trx
    .insertInto('late_fee')
    .values(
      fees.map(({ bill, rule, policy, on, base, amount }) => ({
        org_id: orgId,
        bill_id: bill.billId,
        rule,
        occurred_on: on,
        policy_id: policy.id,
        building_id: buildingId,
        every: policy.rules[rule - 1]?.every ?? 'once',
        base,
        amount,
        made_at: new Date(now),
      })),
    )
    .execute();
}

/** Fees that no bill asks for yet: those of a day wait for the end of their month, or until what they are for is settled. */
function selectUnasked(trx: Transaction<Database>, { orgId, buildingId, today }: ArrearsPlace) {
  return (
    trx
      .selectFrom('late_fee as f')
      .innerJoin('bill as b', (join) => join.onRef('b.org_id', '=', 'f.org_id').onRef('b.id', '=', 'f.bill_id'))
      .select(['f.bill_id as billId', 'f.rule', 'f.occurred_on as on', 'f.amount', 'f.policy_id as policyId'])
      .select(['b.number', 'b.unit_id as unitId', 'b.unit_code as unitCode', 'b.person_id as personId'])
      .select(['b.person_name as personName', 'b.building_name as buildingName'])
      .where('f.org_id', '=', orgId)
      .where('f.building_id', '=', buildingId)
      .where('f.fee_bill_id', 'is', null)
      // What was taken back was not owed, and so was not late.
      .where('b.state', '<>', 'cancelled')
      .where((where) =>
        where.or([
          where('f.every', '<>', 'daily'),
          where('f.occurred_on', '<', `${today.slice(0, 7)}-01`),
          where('b.outstanding', '=', 0),
        ]),
      )
      .orderBy('b.unit_code')
      .orderBy('b.person_id')
      .orderBy('f.bill_id')
      .orderBy('f.rule')
      .orderBy('f.occurred_on')
  );
}

type UnaskedFee = Awaited<ReturnType<ReturnType<typeof selectUnasked>['execute']>>[number];

/** Issues a bill for the fees of each payer of a unit, in a run of the day. */
async function askForFees(
  trx: Transaction<Database>,
  place: ArrearsPlace,
  policies: readonly HeldPolicy[],
  now: number,
): Promise<{ readonly billCount: number; readonly total: number }> {
  const unasked = await selectUnasked(trx, place).forUpdate('f').execute();
  if (unasked.length === 0) return { billCount: 0, total: 0 };
  const { orgId, buildingId, today } = place;
  const runId = randomUUIDv7();
  const run = { org_id: orgId, id: runId, building_id: buildingId, kind: 'late-fee' as const };
  await trx
    .insertInto('billing_run')
    .values({ ...run, period: today.slice(0, 7), due_on: today, created_at: new Date(now) })
    .execute();
  const groups = [...Map.groupBy(unasked, ({ unitId, personId }) => `${unitId} ${personId}`).values()];
  const drafts = groups.map((fees) => ({ id: randomUUIDv7(), fees, total: sumOf(fees) }));
  for (const { id, fees, total } of drafts) {
    const [first] = fees;
    if (first === undefined) continue;
    await trx
      .insertInto('bill')
      .values({
        org_id: orgId,
        id,
        run_id: runId,
        building_id: buildingId,
        unit_id: first.unitId,
        person_id: first.personId,
        building_name: first.buildingName,
        unit_code: first.unitCode,
        person_name: first.personName,
        total,
      })
      .execute();
    await writeLines(trx, orgId, id, fees, policies);
  }
  const issued = await issueBills(trx, { orgId, buildingId, runId }, now);
  await trx
    .updateTable('billing_run')
    .set((eb) => ({ state: 'issued' as const, issued_at: new Date(now), version: eb('version', '+', 1) }))
    .where('org_id', '=', orgId)
    .where('id', '=', runId)
    .execute();
  for (const { id, number, unitCode, userId, total } of issued) {
    if (userId === null) continue;
    const fees = drafts.find((draft) => draft.id === id)?.fees ?? [];
    const bills = [...new Set(fees.map((fee) => fee.number ?? ''))].join(', ');
    await notify(
      trx,
      {
        kind: 'late-fee-charged',
        recipients: { kind: 'people', userIds: [userId] },
        actorId: null,
        place: { orgId, buildingId },
        dedupeKey: `late-fee/${id}`,
        data: { number, unit: unitCode, total, bills },
        href: `/imah/tagihan/${id}`,
      },
      now,
    );
  }
  return { billCount: issued.length, total: issued.reduce((sum, { total }) => sum + total, 0) };
}

const sumOf = (fees: readonly UnaskedFee[]) => fees.reduce((sum, { amount }) => sum + amount, 0);

/** A line for each bill that was late and each of its rules. */
async function writeLines(
  trx: Transaction<Database>,
  orgId: string,
  billId: string,
  fees: readonly UnaskedFee[],
  policies: readonly Pick<LateFeePolicy, 'id' | 'dueFrom'>[],
): Promise<void> {
  const lines = [...Map.groupBy(fees, (fee) => `${fee.billId} ${fee.rule} ${fee.policyId}`).values()];
  for (const [index, line] of lines.entries()) {
    const [first, last] = [line[0], line.at(-1)];
    if (first === undefined || last === undefined) continue;
    const amount = sumOf(line);
    const dueFrom = policies.find(({ id }) => id === first.policyId)?.dueFrom ?? first.on;
    await trx
      .insertInto('bill_line')
      .values({
        org_id: orgId,
        bill_id: billId,
        position: index + 1,
        unit_id: first.unitId,
        kind: 'late-fee',
        tariff_id: first.policyId,
        tariff_from: dueFrom,
        basis: 'late-fee',
        rate_e4: null,
        qty_milli: line.length * 1_000,
        days_billed: `[${first.on},${last.on}]`,
        days_of_month: 1,
        full_amount: amount,
        amount,
        tax_profile: 'none',
      })
      .execute();
    await trx
      .updateTable('late_fee')
      .set({ fee_bill_id: billId, fee_position: index + 1 })
      .where('org_id', '=', orgId)
      .where('bill_id', '=', first.billId)
      .where('rule', '=', first.rule)
      .where('policy_id', '=', first.policyId)
      .where('occurred_on', '>=', first.on)
      .where('occurred_on', '<=', last.on)
      .where('fee_bill_id', 'is', null)
      .execute();
  }
}
