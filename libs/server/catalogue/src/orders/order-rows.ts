import { decide, type PolicyActor } from '@imah/contract/access';
import type { Order, OrderRow } from '@imah/contract/catalogue';
import { type OrderMove, orderChart, orderMoves, type OrderState } from '@imah/contract/catalogue/words';
import type { Kysely } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import { notFound } from '@imah/server-platform/http';

/**
 * Orders with whose they are, where they stand, and the bill and the ticket that say so: an order is billed once its bill is
 * issued, paid once that is, and completed once whoever came for it is done.
 */
export function selectOrders(db: Kysely<Database>) {
  return (
    db
      .selectFrom('product_order as o')
      .innerJoin('building as g', (join) => join.onRef('g.org_id', '=', 'o.org_id').onRef('g.id', '=', 'o.building_id'))
      .innerJoin('person as p', (join) => join.onRef('p.org_id', '=', 'o.org_id').onRef('p.id', '=', 'o.person_id'))
      .leftJoin('ticket as k', (join) => join.onRef('k.org_id', '=', 'o.org_id').onRef('k.id', '=', 'o.ticket_id'))
      .leftJoinLateral(
        (eb) =>
          eb
            .selectFrom('bill_charge as c')
            .innerJoin('bill_line as l', (join) =>
              join.onRef('l.org_id', '=', 'c.org_id').onRef('l.tariff_id', '=', 'c.id').on('l.kind', '=', 'product'),
            )
            .innerJoin('bill as b', (join) => join.onRef('b.org_id', '=', 'l.org_id').onRef('b.id', '=', 'l.bill_id'))
            .innerJoin('billing_run as r', (join) =>
              join.onRef('r.org_id', '=', 'b.org_id').onRef('r.id', '=', 'b.run_id'),
            )
            .select(['b.id', 'b.number', 'b.state'])
            .whereRef('c.org_id', '=', 'o.org_id')
            .whereRef('c.source_id', '=', 'o.id')
            .where('r.state', '=', 'issued')
            .limit(1)
            .as('i'),
        (join) => join.onTrue(),
      )
      .leftJoin('online_payment as n', (join) =>
        join.onRef('n.org_id', '=', 'o.org_id').onRef('n.source_id', '=', 'o.id'),
      )
      // What has come by an online payment is a payment of the same id.
      .leftJoin('payment as y', (join) => join.onRef('y.org_id', '=', 'n.org_id').onRef('y.id', '=', 'n.id'))
      .select(['o.id', 'o.number', 'o.org_id as orgId', 'o.building_id as buildingId', 'g.name as buildingName'])
      .select(['g.time_zone as timeZone', 'o.processed_at as processedAt'])
      .select([
        'o.unit_id as unitId',
        'o.unit_code as unitCode',
        'o.person_id as personId',
        'o.person_name as personName',
      ])
      .select(['n.id as onlineId', 'n.state as onlineState', 'n.expires_at as onlineExpiresAt'])
      .select('y.state as receivedState')
      .select(['o.payment', 'o.total', 'o.tax', 'o.placed_at as placedAt', 'o.version', 'p.user_id as ownerId'])
      .select(['i.id as billId', 'i.number as billNumber', 'i.state as billState'])
      .select(['k.id as ticketId', 'k.number as ticketNumber'])
      .select((eb) =>
        eb
          .case()
          .when('o.stage', '=', 'cancelled')
          .then<OrderState>('cancelled')
          .when(
            eb.or([
              eb('o.stage', '=', 'completed'),
              eb.and([eb('o.stage', '=', 'processing'), eb('k.state', 'in', ['resolved', 'closed'])]),
            ]),
          )
          .then<OrderState>('completed')
          .when('o.stage', '=', 'processing')
          .then<OrderState>('processing')
          .when(eb.or([eb('o.entry_id', 'is not', null), eb('o.total', '=', 0), eb('i.state', '=', 'paid')]))
          .then<OrderState>('paid')
          .when('i.id', 'is not', null)
          .then<OrderState>('billed')
          .else<OrderState>('placed')
          .end()
          .as('state'),
      )
      .select((eb) => [
        eb
          .selectFrom('product_order_line as l')
          .select('l.name')
          .whereRef('l.org_id', '=', 'o.org_id')
          .whereRef('l.order_id', '=', 'o.id')
          .where('l.position', '=', 1)
          .as('firstLine'),
        eb
          .selectFrom('product_order_line as l')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .whereRef('l.org_id', '=', 'o.org_id')
          .whereRef('l.order_id', '=', 'o.id')
          .as('lineCount'),
      ])
  );
}

export type FoundOrder = Awaited<ReturnType<ReturnType<typeof selectOrders>['executeTakeFirstOrThrow']>>;

/** An order as lists show it. */
export const toOrderRow = (row: FoundOrder): OrderRow => ({
  id: row.id,
  number: row.number,
  orgId: row.orgId,
  buildingId: row.buildingId,
  buildingName: row.buildingName,
  unitCode: row.unitCode,
  personName: row.personName,
  payment: row.payment,
  state: row.state,
  total: row.total,
  placedAt: row.placedAt.toISOString(),
  firstLine: row.firstLine ?? '',
  lineCount: Number(row.lineCount ?? 0),
  version: row.version,
});

/** An order that somebody may see: theirs, or of a building whose orders they see. @throws {HttpProblem} 404 */
export async function findOrder(db: Kysely<Database>, actor: PolicyActor, orderId: string): Promise<FoundOrder> {
  const row = await selectOrders(db).where('o.id', '=', orderId).executeTakeFirst();
  if (row === undefined || decide(actor, 'order.view', targetOf(row)) !== 'allowed') throw notFound();
  return row;
}

/** An order as the policy knows it. Who moves into its unit later is not its owner. */
const targetOf = ({ orgId, buildingId, ownerId }: FoundOrder) => ({
  orgId,
  buildingId,
  ownerIds: ownerId === null ? [] : [ownerId],
});

/**
 * What somebody may do to an order where it stands. Who has placed it cancels it while nobody has begun and no bill asks for it;
 * of who hands over, those who may give money back cancel what is billed or paid.
 */
export function movesOf(actor: PolicyActor, row: FoundOrder): OrderMove[] {
  const { state, payment, total, ownerId, billState } = row;
  const may = (permission: 'order.transition' | 'order.approve') =>
    decide(actor, permission, targetOf(row)) === 'allowed';
  const isOwn = ownerId === actor.userId;
  // Of a bill that was credited as a whole nothing is owed and nothing was paid: nobody would ever begin its orders.
  const isOwedByNobody = state === 'placed' || (state === 'billed' && billState === 'cancelled');
  const isOwnToCancel = isOwn && (isOwedByNobody || (state === 'paid' && (payment !== 'next-bill' || total === 0)));
  const movesMoney = total > 0 && !isOwedByNobody;
  const allowed: Readonly<Record<OrderMove, boolean>> = {
    begin: may('order.transition'),
    complete: may('order.transition'),
    cancel: isOwnToCancel || (may('order.transition') && (!movesMoney || may('order.approve'))),
  };
  return orderMoves.filter((move) => orderChart[state][move] !== undefined && allowed[move]);
}

/** An order with all that is kept of it, as its reader sees it. Whether they may, the caller has decided. */
export async function readOrder(db: Kysely<Database>, actor: PolicyActor, orderId: string): Promise<Order> {
  const row = await selectOrders(db).where('o.id', '=', orderId).executeTakeFirstOrThrow(notFound);
  const kept = await db
    .selectFrom('product_order')
    .selectAll()
    .where('org_id', '=', row.orgId)
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const lines = await db
    .selectFrom('product_order_line')
    .select(['product_id as productId', 'variant_id as variantId'])
    .select(['name', 'kind', 'unit', 'qty_milli as qtyMilli', 'unit_price as unitPrice'])
    .select(['list', 'amount', 'tax', 'applied'])
    .where('org_id', '=', row.orgId)
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute();
  const { billId, billNumber, ticketId, ticketNumber } = row;
  return {
    ...toOrderRow(row),
    unitId: row.unitId,
    list: kept.list,
    discount: kept.discount,
    tax: kept.tax,
    code: kept.code,
    note: kept.note,
    lines,
    processed: stepOf(kept.processed_at, kept.processed_by_name),
    completed: stepOf(kept.completed_at, kept.completed_by_name),
    cancelled: stepOf(kept.cancelled_at, kept.cancelled_by_name),
    reason: kept.reason,
    refunded: kept.refunded,
    onlinePayment: onlineOf(row),
    bill: billId === null || billNumber === null ? null : { id: billId, number: billNumber },
    ticket: ticketId === null || ticketNumber === null ? null : { id: ticketId, number: ticketNumber },
    needsVisit: lines.some(({ kind }) => kind === 'service'),
    moves: movesOf(actor, row),
  };
}

function onlineOf(row: FoundOrder): Order['onlinePayment'] {
  const { onlineId: id, onlineState: state, onlineExpiresAt: at } = row;
  if (id === null || state === null || at === null) return null;
  return { id, state, expiresAt: at.toISOString(), isReversed: row.receivedState === 'reversed' };
}

const stepOf = (at: Date | null, byName: string | null): Order['processed'] =>
  at === null || byName === null ? null : { at: at.toISOString(), byName };
