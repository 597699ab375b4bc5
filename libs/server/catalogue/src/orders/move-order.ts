import type { Order, orderMoveDraft } from '@imah/contract/catalogue';
import type { Transaction } from 'kysely';
import type * as z from 'zod/mini';
import { cancelCharges, lockCharges, lockPayer } from '@imah/server-billing';
import { type StoredTicket, withRules } from '@imah/server-tickets';
import {
  type AuditFacts,
  type CommandPorts,
  type Effect,
  nameOf,
  runCommand,
  type VersionedEdit,
} from '@imah/server-platform/command';
import type { Database } from '@imah/server-platform/database/schema';
import { cancelOrder, updateOrder } from './cancel-order.ts';
import { orderEvent, notifyOfOrder } from './order-event.ts';
import { findOrder, type FoundOrder, readOrder } from './order-rows.ts';
import { requireMove } from './require-move.ts';
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
  const { orgId, orderId, actor, now } = edit;
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
    authorize: (_trx, order) => requireMove(edit, order, { move, reason }),
    write: async (trx, order) => {
      const moved = await write(trx, edit, { order, move, reason });
      const after = await findOrder(trx, actor, orderId);
      await notifyOfOrder(trx, edit, { order: after, news: after.state, reason });
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
    await updateOrder(trx, order, { stage: 'completed', completed_at: at, completed_by_name: by });
    return { audit: [], effects: [] };
  }
  if (move === 'begin') {
    const sent = await sendSomebody(trx, edit, order);
    const ticket = sent === null ? {} : { ticket_id: sent.reported.id };
    await updateOrder(trx, order, { stage: 'processing', processed_at: at, processed_by_name: by, ...ticket });
    return sent ?? { audit: [], effects: [] };
  }
  return cancelOrder(trx, edit, {
    order,
    reason,
    fromBills: () =>
      cancelCharges(
        trx,
        { ...edit, buildingId: order.buildingId },
        { sourceId: order.id, reason: reason ?? order.number },
      ),
  });
}
