import { isOpenOnline } from '@imah/contract/payments/words';
import type { ServerContext } from '@imah/server-platform';
import { applyTransaction } from './apply-transaction.ts';
import { applyAnswer } from './refund-due.ts';
import { GatewayFault } from './gateway/gateway.ts';
import { gatewayAt } from './gateways.ts';
import { openCharge } from './open-charge.ts';
import type { OnlineKey } from './online-rows.ts';
import { graceMs } from './online-times.ts';

/**
 * Asks the gateway what became of a payment and brings it there. What people or strangers say only leads here: what is booked
 * is what the gateway answers under our own key. Says whether it could be asked.
 */
export async function checkOnlinePayment(context: ServerContext, key: OnlineKey): Promise<'asked' | 'unreachable'> {
  const { orgId, id } = key;
  const { place, state, expiresAt } = await context.db
    .selectFrom('online_payment')
    .select(['place', 'state', 'expires_at as expiresAt'])
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  try {
    const gateway = await gatewayAt(context, { orgId, place });
    const said = await gateway.find(id);
    if (said !== null && !(state === 'created' && said.move === 'open')) {
      await applyAnswer(context, key, said);
    } else if (context.now() > expiresAt.getTime() + graceMs) {
      await giveUp(context, key);
    } else if (isOpenOnline(state)) {
      // The answer to the charge was lost, or it was never asked for.
      await openCharge(context, key);
    }
    await restAfterAnswer(context, key);
    return 'asked';
  } catch (error) {
    if (!(error instanceof GatewayFault)) throw error;
    context.log.warn({ err: error, ...key }, 'a gateway could not be asked for a payment');
    return 'unreachable';
  }
}

/** What is over is asked for no more, whatever a late notification has had asked; but for a refund that is not booked yet. */
async function restAfterAnswer({ db }: ServerContext, { orgId, id }: OnlineKey): Promise<void> {
  await db
    .updateTable('online_payment')
    .set({ check_at: null })
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .where('state', 'not in', ['created', 'pending'])
    .where('check_at', 'is not', null)
    .where((or) =>
      or.not(
        or.exists(
          or
            .selectFrom('online_refund_due as w')
            .select('w.since')
            .whereRef('w.org_id', '=', 'online_payment.org_id')
            .whereRef('w.online_payment_id', '=', 'online_payment.id'),
        ),
      ),
    )
    .execute();
}

/** Time is over, and the gateway knows of no money. */
async function giveUp(context: ServerContext, key: OnlineKey): Promise<void> {
  await applyTransaction(context, key, { move: 'expire', raw: JSON.stringify({ fault: 'unknown to the gateway' }) });
}
