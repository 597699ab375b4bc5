import type { ServerContext } from '@imah/server-platform';
import { HttpProblem } from '@imah/server-platform/http';
import { applyTransaction } from './apply-transaction.ts';
import type { Transaction } from './gateway/gateway.ts';
import type { OnlineKey } from './online-rows.ts';

/** How often a refund that cannot be booked is tried again, in milliseconds: somebody has to fill the deposit first. */
const againMs = 10 * 60_000;

/**
 * Brings a payment to where the gateway says it is. A refund whose money the payer has spent from the deposit meanwhile is written
 * down: it waits in the day of who keeps the books, and is booked by the clock once the deposit holds it again.
 */
export async function applyAnswer(context: ServerContext, key: OnlineKey, said: Transaction): Promise<void> {
  try {
    await applyTransaction(context, key, said);
  } catch (error) {
    if (said.move !== 'refund' || !(error instanceof HttpProblem) || error.code !== 'SALDO_KURANG') throw error;
    await noteRefundDue(context, key);
  }
}

function noteRefundDue({ db, now }: Pick<ServerContext, 'db' | 'now'>, { orgId, id }: OnlineKey): Promise<void> {
  const at = now();
  return db.transaction().execute(async (trx) => {
    await trx
      .insertInto('online_refund_due')
      .values({ org_id: orgId, online_payment_id: id, since: new Date(at) })
      .onConflict((found) => found.doNothing())
      .execute();
    await trx
      .updateTable('online_payment')
      .set({ check_at: new Date(at + againMs) })
      .where('org_id', '=', orgId)
      .where('id', '=', id)
      .execute();
  });
}
