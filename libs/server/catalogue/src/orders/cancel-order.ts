import type { Transaction, Updateable } from 'kysely';
import { refundToDeposit } from '@imah/server-billing';
import { withdrawTicket } from '@imah/server-tickets';
import { type AuditFacts, type Edit, type Effect, nameOf, readToday } from '@imah/server-platform/command';
import type { Database, ProductOrder } from '@imah/server-platform/database/schema';
import { catalogueEvents } from '../catalogue-event.ts';
import type { FoundOrder } from './order-rows.ts';
import { lockQuotas } from './price-order.ts';

/** What was paid of an order, net and tax in whole rupiah, and what the audit and open pages hear of it. */
interface PaidOfOrder {
  readonly net: number;
  readonly tax: number;
  readonly audit: readonly AuditFacts[];
  readonly effects: readonly Effect[];
}

interface Cancellation {
  readonly order: FoundOrder;
  readonly reason: string | null;
  /** Takes back what bills ask for, and says what of it was paid. */
  readonly fromBills: () => Promise<PaidOfOrder>;
}

/**
 * Cancels an order that is locked: gives back what it has used of promotions, and what was paid to the deposit, and calls off who would
 * have come for it. Whether that may be, the caller has decided.
 */
export async function cancelOrder(
  trx: Transaction<Database>,
  edit: Edit,
  { order, reason, fromBills }: Cancellation,
): Promise<Pick<PaidOfOrder, 'audit' | 'effects'>> {
  // Promotions before the books, in the order in which an order takes them: two of them never wait for each other.
  const effects = await returnUses(trx, edit, order);
  const paid = order.payment === 'next-bill' ? await fromBills() : await readPaid(trx, order);
  const refunded = await giveBack(trx, edit, order, paid);
  await updateOrder(trx, order, {
    stage: 'cancelled',
    cancelled_at: new Date(edit.now),
    cancelled_by_name: nameOf(edit.actor),
    reason,
    ...refunded,
  });
  const withdrawn = await callOff(trx, edit, order, reason);
  return {
    audit: [...paid.audit, ...(withdrawn === null ? [] : [withdrawn.audit])],
    effects: [...effects, ...paid.effects, ...(withdrawn === null ? [] : [withdrawn.effect])],
  };
}

/** Writes down what has become of an order that is locked. */
export async function updateOrder(
  trx: Transaction<Database>,
  { orgId, id, version }: FoundOrder,
  columns: Updateable<ProductOrder>,
): Promise<void> {
  await trx
    .updateTable('product_order')
    .set({ ...columns, version: version + 1 })
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .execute();
}

/** What the deposit has paid of an order; nothing where its payment has never come. */
async function readPaid(trx: Transaction<Database>, { orgId, id }: FoundOrder): Promise<PaidOfOrder> {
  const kept = await trx
    .selectFrom('product_order')
    .select(['total', 'tax', 'entry_id as entryId'])
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const tax = kept.entryId === null ? 0 : kept.tax;
  return { net: kept.entryId === null ? 0 : kept.total - tax, tax, audit: [], effects: [] };
}

async function giveBack(
  trx: Transaction<Database>,
  { now }: Edit,
  { orgId, id, number, buildingId, personId }: FoundOrder,
  { net, tax }: PaidOfOrder,
): Promise<Updateable<ProductOrder>> {
  if (net + tax === 0) return {};
  const { today } = await readToday(trx, { orgId, buildingId }, now);
  const source = { type: 'order', id, number } as const;
  const sale = { orgId, buildingId, personId, source, effectiveOn: today, net, tax };
  return { refunded: net + tax, refund_entry_id: await refundToDeposit(trx, sale, now) };
}

/** Whoever would have come for an order that is cancelled need not come. */
function callOff(trx: Transaction<Database>, edit: Edit, { number, ticketId }: FoundOrder, reason: string | null) {
  if (ticketId === null) return null;
  return withdrawTicket(trx, { ...edit, ticketId, version: null }, reason === null ? number : `${number}: ${reason}`);
}

/** The quota of each promotion that it has used is there again. */
async function returnUses(
  trx: Transaction<Database>,
  { now }: Edit,
  { orgId, id: orderId }: FoundOrder,
): Promise<readonly Effect[]> {
  const uses = await trx
    .selectFrom('promotion_use')
    .select('promotion_id as id')
    .where('org_id', '=', orgId)
    .where('order_id', '=', orderId)
    .where('given_back_at', 'is', null)
    .orderBy('promotion_id')
    .execute();
  const ids = uses.map(({ id }) => id);
  // An order holds what runs out before it takes anything: here as there, or two would wait for each other.
  if (ids.length > 0) await lockQuotas(trx, orgId).where('id', 'in', ids).execute();
  // One after the other, as they are taken.
  for (const { id } of uses)
    await trx
      .updateTable('promotion_use')
      .set({ given_back_at: new Date(now) })
      .where('org_id', '=', orgId)
      .where('order_id', '=', orderId)
      .where('promotion_id', '=', id)
      .execute();
  return uses.length === 0 ? [] : catalogueEvents(trx, { orgId, now }, { id: orderId, version: 1, op: 'updated' });
}
