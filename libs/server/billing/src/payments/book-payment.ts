import type { PaymentPlan } from '@imah/contract/payments';
import type { ReceivedMethod } from '@imah/contract/payments/words';
import { paidFromDeposit, paymentReceived, toRupiah } from '@imah/ledger';
import type { Transaction } from 'kysely';
import { takeNumber } from '@imah/server-platform/database';
import type { Database } from '@imah/server-platform/database/schema';
import { settlePlans } from '../instalments/settle-plans.ts';
import { postEntries } from '../ledger/post-entries.ts';

/** Money that has come in, with where it goes. */
export interface ReceivedPayment extends PaymentPlan {
  readonly orgId: string;
  readonly id: string;
  readonly buildingId: string;
  readonly personId: string;
  readonly method: ReceivedMethod;
  readonly amount: number;
  readonly receivedOn: string;
  readonly timeZone: string;
  readonly reference: string | null;
  readonly note: string | null;
  readonly recordedBy: { readonly userId: string | null; readonly name: string };
}

/** What each way of paying fills: what a channel has taken is in the bank only once the channel pays it out. */
const fills = { cash: 'cash', transfer: 'bank', qris: 'clearing', va: 'clearing' } as const;

/** Books money that has come in: its receipt number, its entry, its bills. Once for an id. @throws {HttpProblem} 409 */
export async function bookPayment(trx: Transaction<Database>, received: ReceivedPayment, now: number): Promise<void> {
  const { orgId, id, personId, method, amount, receivedOn, excess, shares, recordedBy } = received;
  const { year, count } = await takeNumber(trx, { orgId, kind: 'KWT', timeZone: received.timeZone }, now);
  const entry =
    method === 'deposit'
      ? paidFromDeposit(toRupiah(amount))
      : paymentReceived(fills[method], toRupiah(amount - excess), toRupiah(excess));
  const [entryId = ''] = await postEntries(
    trx,
    orgId,
    [
      {
        idempotencyKey: `payment:${id}`,
        effectiveOn: receivedOn,
        kind: 'payment',
        memo: `KWT-${year}-${String(count).padStart(6, '0')}`,
        source: { type: 'payment', id },
        buildingId: received.buildingId,
        postings: entry.map(({ account, side, amount: posted }) => ({
          account:
            account === 'deposits' ? { kind: 'deposit' as const, personId } : { kind: 'key' as const, key: account },
          side,
          amount: posted,
        })),
      },
    ],
    now,
  );
  await trx
    .insertInto('payment')
    .values({
      org_id: orgId,
      id,
      building_id: received.buildingId,
      person_id: personId,
      person_name: received.personName,
      year,
      count,
      method,
      amount,
      received_on: receivedOn,
      reference: received.reference,
      note: received.note,
      entry_id: entryId,
      recorded_by: recordedBy.userId,
      recorded_by_name: recordedBy.name,
      recorded_at: new Date(now),
    })
    .execute();
  if (shares.length === 0) return;
  await trx
    .insertInto('payment_allocation')
    .values(shares.map((share) => ({ org_id: orgId, payment_id: id, bill_id: share.billId, amount: share.amount })))
    .execute();
  await settlePlans(trx, { orgId, personId }, now);
}
