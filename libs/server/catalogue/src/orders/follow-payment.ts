import type { Transaction } from 'kysely';
import { payFromDeposit } from '@imah/server-billing';
import type { PurchaseConsequence, PurchaseFollower, PurchaseTurn } from '@imah/server-platform';
import { readToday } from '@imah/server-platform/command';
import type { Database } from '@imah/server-platform/database/schema';
import { notFound } from '@imah/server-platform/http';
import { cancelOrder, updateOrder } from './cancel-order.ts';
import { notifyOfOrder, orderEvent } from './order-event.ts';
import { type FoundOrder, selectOrders } from './order-rows.ts';

/** What follows for an order from its online payment: it is paid, or it is cancelled. What was cancelled stays so. */
export const orderPurchases: PurchaseFollower = {
  paid: async (trx, turn) => {
    const order = await lockOrder(trx, turn);
    // Money that comes too late stays in the deposit: the quota that the order held may be somebody else's by now.
    if (order.state !== 'placed') return { audit: [], effects: [orderEvent(order, 'updated', turn.now)] };
    await takePrice(trx, turn, order);
    const after = await readLocked(trx, turn);
    // Those who hand over hear of an order once it is paid: before that there was nothing for them to do.
    await notifyOfOrder(trx, turn, { order: after, news: 'placed', reason: null });
    return consequence(turn, { before: order, after });
  },
  unpaid: async (trx, turn) => {
    const order = await lockOrder(trx, turn);
    if (order.state !== 'placed') return { audit: [], effects: [] };
    return cancel(trx, turn, order);
  },
  returned: async (trx, turn) => {
    const order = await lockOrder(trx, turn);
    if (order.state !== 'paid' && order.state !== 'processing') return { audit: [], effects: [] };
    return cancel(trx, turn, order);
  },
};

async function cancel(trx: Transaction<Database>, turn: PurchaseTurn, order: FoundOrder): Promise<PurchaseConsequence> {
  const nothing = { net: 0, tax: 0, audit: [], effects: [] };
  const { reason } = turn;
  const { audit, effects } = await cancelOrder(trx, turn, { order, reason, fromBills: async () => nothing });
  const after = await readLocked(trx, turn);
  // Who takes back what nobody has paid tells nobody: nobody has heard of it.
  if (order.state !== 'placed' || order.ownerId !== turn.actor?.userId)
    await notifyOfOrder(trx, turn, { order: after, news: 'cancelled', reason });
  const last = consequence(turn, { before: order, after });
  return { audit: [...audit, ...last.audit], effects: [...effects, ...last.effects] };
}

function consequence(
  { now, reason }: PurchaseTurn,
  { before, after }: { readonly before: FoundOrder; readonly after: FoundOrder },
): PurchaseConsequence {
  return {
    audit: [
      {
        action: 'update',
        entity: 'order',
        entityId: after.id,
        buildingId: after.buildingId,
        before: { orderState: before.state },
        after: { orderState: after.state, number: after.number, ...(reason === null ? {} : { reason }) },
      },
    ],
    effects: [orderEvent(after, 'updated', now)],
  };
}

/** The price leaves the deposit that the payment has filled, and the sale stands in the books. */
async function takePrice(trx: Transaction<Database>, { now }: PurchaseTurn, order: FoundOrder): Promise<void> {
  const { orgId, buildingId, personId, id, number, total, tax } = order;
  const { today } = await readToday(trx, { orgId, buildingId }, now);
  const source = { type: 'order', id, number } as const;
  const sale = { orgId, buildingId, personId, source, effectiveOn: today, net: total - tax, tax };
  await updateOrder(trx, order, { entry_id: await payFromDeposit(trx, sale, now) });
}

async function lockOrder(trx: Transaction<Database>, turn: PurchaseTurn): Promise<FoundOrder> {
  await trx
    .selectFrom('product_order')
    .select('id')
    .where('org_id', '=', turn.orgId)
    .where('id', '=', turn.sourceId)
    .forUpdate()
    .execute();
  return readLocked(trx, turn);
}

const readLocked = (trx: Transaction<Database>, { orgId, sourceId }: PurchaseTurn) =>
  selectOrders(trx).where('o.org_id', '=', orgId).where('o.id', '=', sourceId).executeTakeFirstOrThrow(notFound);
