import type { Order, orderMoveDraft } from '@imah/contract/catalogue';
import { orderChart } from '@imah/contract/catalogue/words';
import type { Transaction, Updateable } from 'kysely';
import type * as z from 'zod/mini';
import { cancelCharges, lockCharges, lockPayer, refundToDeposit } from '@imah/server-billing';
import { type StoredTicket, withdrawTicket, withRules } from '@imah/server-tickets';
import {
  type AuditFacts,
  type CommandPorts,
  type Effect,
  nameOf,
  readToday,
  runCommand,
  type VersionedEdit,
} from '@imah/server-platform/command';
import type { Database, ProductOrder } from '@imah/server-platform/database/schema';
import { HttpProblem, invalidField, requireVersion } from '@imah/server-platform/http';
import { catalogueEvents } from '../catalogue-event.ts';
import { orderEvent, notifyOfOrder } from './order-event.ts';
import { findOrder, type FoundOrder, movesOf, readOrder } from './order-rows.ts';
import { lockQuotas } from './price-order.ts';
import { sendSomebody } from './send-somebody.ts';

type Edit = VersionedEdit & { readonly orderId: string };
type Asked = z.output<typeof orderMoveDraft>;

/** What a move has written down besides where the order stands. */
interface Moved {
  readonly audit: readonly AuditFacts[];
  readonly effects: readonly Effect[];
  /** The ticket of who comes. */
  readonly reported?: StoredTicket;
}

interface MovedOrder {
  readonly order: Order;
  readonly reported: StoredTicket | null;
}

/**
 * Begins, completes or cancels an order, by its chart. Beginning one with a service reports a ticket for who comes; cancelling one
 * gives back what it has used of promotions, and what was paid to the deposit, and calls that ticket off.
 * @throws {HttpProblem} 403, 404, 409 where it stands elsewhere, 412, 422 where staff cancel without a reason
 */
export async function moveOrder(ports: CommandPorts, edit: Edit, { move, reason }: Asked): Promise<Order> {
  const { orgId, orderId, actor, version, now } = edit;
  const { order: after, reported } = await runCommand<FoundOrder, MovedOrder>(ports, edit, {
    lock: async (trx) => {
      const seen = await findOrder(trx, actor, orderId);
      // In the order in which one is placed: its payer, then its record.
      await lockPayer(trx, { orgId, personId: seen.personId });
      await trx
        .selectFrom('product_order')
        .select('id')
        .where('org_id', '=', orgId)
        .where('id', '=', orderId)
        .forUpdate()
        .execute();
      // Whether a bill asks for it stays as it is read now.
      await lockCharges(trx, { orgId, sourceId: orderId });
      return findOrder(trx, actor, orderId);
    },
    authorize: (_trx, order) => {
      requireVersion(order, version);
      if (orderChart[order.state][move] === undefined) throw new HttpProblem(409, 'BENTROK');
      if (!movesOf(actor, order).includes(move)) throw new HttpProblem(403, 'TIDAK_BERWENANG');
    },
    validate: (_trx, order) => {
      if (move === 'cancel' && reason === null && order.ownerId !== actor.userId)
        throw invalidField('reason', 'required');
    },
    write: async (trx, order) => {
      const moved = await write(trx, edit, { order, move, reason });
      const after = await findOrder(trx, actor, orderId);
      await notifyOfOrder(trx, edit, { order: after, reason });
      return {
        result: { order: await readOrder(trx, actor, orderId), reported: moved.reported ?? null },
        audit: [
          ...moved.audit,
          {
            action: 'update',
            entity: 'order',
            entityId: orderId,
            buildingId: order.buildingId,
            before: { orderState: order.state },
            after: { orderState: after.state, number: order.number, ...(reason === null ? {} : { reason }) },
          },
        ],
        effects: [...moved.effects, orderEvent(after, 'updated', now)],
      };
    },
  });
  // As of any ticket: a rule may say who comes.
  if (reported !== null) await withRules(ports, { ticket: reported, rules: 'created' });
  return after;
}

interface Step extends Asked {
  readonly order: FoundOrder;
}

async function write(trx: Transaction<Database>, edit: Edit, step: Step): Promise<Moved> {
  const { order, move, reason } = step;
  const by = nameOf(edit.actor);
  const at = new Date(edit.now);
  if (move === 'complete') {
    await update(trx, order, { stage: 'completed', completed_at: at, completed_by_name: by });
    return { audit: [], effects: [] };
  }
  if (move === 'begin') {
    const sent = await sendSomebody(trx, edit, order);
    const ticket = sent === null ? {} : { ticket_id: sent.reported.id };
    await update(trx, order, { stage: 'processing', processed_at: at, processed_by_name: by, ...ticket });
    return sent ?? { audit: [], effects: [] };
  }
  // Promotions before the books, in the order in which an order takes them: two of them never wait for each other.
  const effects = await returnUses(trx, edit);
  const { refunded, audit, effects: told } = await giveBack(trx, edit, order, reason);
  await update(trx, order, { stage: 'cancelled', cancelled_at: at, cancelled_by_name: by, reason, ...refunded });
  const withdrawn = await callOff(trx, edit, order, reason);
  return {
    audit: [...audit, ...(withdrawn === null ? [] : [withdrawn.audit])],
    effects: [...effects, ...told, ...(withdrawn === null ? [] : [withdrawn.effect])],
  };
}

/** Whoever would have come for an order that is cancelled need not come. */
function callOff(trx: Transaction<Database>, edit: Edit, { number, ticketId }: FoundOrder, reason: string | null) {
  if (ticketId === null) return null;
  return withdrawTicket(trx, { ...edit, ticketId, version: null }, reason === null ? number : `${number}: ${reason}`);
}

async function update(
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

/** What was paid goes to the deposit; what no bill has asked for is never asked for, and what one asks for is credited. */
async function giveBack(trx: Transaction<Database>, edit: Edit, order: FoundOrder, reason: string | null) {
  const { orgId, id, number, buildingId, personId, payment } = order;
  const kept = await trx
    .selectFrom('product_order')
    .select(['total', 'tax'])
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const { net, tax, audit, effects } =
    payment === 'deposit'
      ? { net: kept.total - kept.tax, tax: kept.tax, audit: [], effects: [] }
      : await cancelCharges(trx, { ...edit, buildingId }, { sourceId: id, reason: reason ?? number });
  const refunded = net + tax;
  if (refunded === 0) return { refunded: {}, audit, effects };
  const { today } = await readToday(trx, { orgId, buildingId }, edit.now);
  const source = { type: 'order', id, number } as const;
  const entryId = await refundToDeposit(
    trx,
    { orgId, buildingId, personId, source, effectiveOn: today, net, tax },
    edit.now,
  );
  return { refunded: { refunded, refund_entry_id: entryId }, audit, effects };
}

/** The quota of each promotion that it has used is there again. */
async function returnUses(trx: Transaction<Database>, { orgId, orderId, now }: Edit): Promise<readonly Effect[]> {
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
