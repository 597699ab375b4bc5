import type { OnlinePayment } from '@imah/contract/payments';
import type { ServerContext } from '@imah/server-platform';
import { type Actor, HttpProblem } from '@imah/server-platform/http';
import { applyTransaction, type Asked } from './apply-transaction.ts';
import { GatewayFault } from './gateway/gateway.ts';
import { gatewayAt } from './gateways.ts';
import { type OnlineKey, readOnlinePayment } from './online-rows.ts';

/**
 * Gives up a payment that nobody has paid. The gateway decides: where it cannot be asked, somebody could still pay, and the
 * payment stays open.
 * @throws {HttpProblem} 409 where it was paid or is over, or the gateway does not answer
 */
export async function cancelOnlinePayment(
  context: ServerContext,
  key: OnlineKey,
  asked: Asked & { readonly actor: Actor },
): Promise<OnlinePayment> {
  const { place } = await context.db
    .selectFrom('online_payment')
    .select('place')
    .where('org_id', '=', key.orgId)
    .where('id', '=', key.id)
    .executeTakeFirstOrThrow();
  try {
    const gateway = await gatewayAt(context, { orgId: key.orgId, place });
    await gateway.cancel(key.id);
    const said = await gateway.find(key.id);
    await applyTransaction(
      context,
      key,
      said ?? { move: 'cancel', raw: JSON.stringify({ fault: 'never opened' }) },
      asked,
    );
  } catch (error) {
    if (!(error instanceof GatewayFault)) throw error;
    context.log.warn({ err: error, ...key }, 'a charge was not cancelled');
    throw new HttpProblem(409, 'BENTROK');
  }
  const after = await readOnlinePayment(context.db, key, asked.actor);
  if (after.state !== 'cancelled') throw new HttpProblem(409, 'BENTROK');
  return after;
}
