import type { Order } from '@imah/contract/catalogue';
import { cancelOnlinePayment } from '@imah/server-billing';
import type { ServerContext } from '@imah/server-platform';
import type { VersionedEdit } from '@imah/server-platform/command';
import { type FoundOrder, readOrder } from './order-rows.ts';
import { requireMove } from './require-move.ts';

/** Whether an order waits for an online payment that somebody may still make. */
export const waitsForPayment = ({ state, onlineId }: FoundOrder): boolean => state === 'placed' && onlineId !== null;

/**
 * Cancels an order that waits for its online payment, by giving that up: the gateway decides, and with its answer the order is
 * cancelled in the same transaction.
 * @throws {HttpProblem} 403, 409 where it was paid meanwhile or the gateway does not answer, 412, 422
 */
export async function giveUpOrder(
  context: ServerContext,
  edit: VersionedEdit,
  { order, reason }: { readonly order: FoundOrder; readonly reason: string | null },
): Promise<Order> {
  const { actor, requestId } = edit;
  requireMove(edit, order, { move: 'cancel', reason });
  await cancelOnlinePayment(context, { orgId: order.orgId, id: order.onlineId ?? '' }, { actor, requestId, reason });
  return readOrder(context.db, actor, order.id);
}
