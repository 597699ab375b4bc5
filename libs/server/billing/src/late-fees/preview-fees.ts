import type { LateFeePolicyDraft, LateFeePreview } from '@imah/contract/payments';
import type { Kysely } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import type { ArrearsPlace } from '../arrears/open-bills.ts';
import { heldBy, readPolicies } from './policies.ts';
import { type OverdueBill, overdueAfter, reckonFees } from './reckon-fees.ts';

const shown = 20;
const part = 1_000;

/** What would be charged today by a draft, were it the newest. What other rules charge is not counted. @throws {HttpProblem} 422 */
export async function previewFees(
  db: Kysely<Database>,
  place: ArrearsPlace,
  draft: LateFeePolicyDraft,
): Promise<LateFeePreview> {
  const tried = { ...(await heldBy(db, place, draft)), origin: 'draft' as const };
  const others = (await readPolicies(db, place)).map((policy) => ({ ...policy, origin: 'held' as const }));
  const sums = new Map<string, { readonly bill: OverdueBill; readonly feeCount: number; readonly amount: number }>();
  for (let after: string | null = null; ;) {
    const bills: OverdueBill[] = await overdueAfter(db, place, after, part);
    for (const { bill, amount, policy } of await reckonFees(db, place, [tried, ...others], bills)) {
      if (policy.origin === 'held') continue;
      const before = sums.get(bill.billId) ?? { feeCount: 0, amount: 0 };
      sums.set(bill.billId, { bill, feeCount: before.feeCount + 1, amount: before.amount + amount });
    }
    after = bills.length < part ? null : (bills.at(-1)?.billId ?? null);
    if (after === null) break;
  }
  const all = [...sums.values()].toSorted((one, other) => other.amount - one.amount);
  return {
    billCount: all.length,
    feeCount: all.reduce((sum, { feeCount }) => sum + feeCount, 0),
    total: all.reduce((sum, { amount }) => sum + amount, 0),
    rows: all.slice(0, shown).map(({ bill: { billId, number, unitCode, personName, dueOn }, feeCount, amount }) => ({
      billId,
      number,
      unitCode,
      personName,
      dueOn,
      feeCount,
      amount,
    })),
  };
}
