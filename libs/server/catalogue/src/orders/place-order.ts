import { randomUUIDv7 } from 'node:crypto';
import type { Order, orderDraft } from '@imah/contract/catalogue';
import { mostByQris } from '@imah/contract/payments/words';
import type { Transaction } from 'kysely';
import type * as z from 'zod/mini';
import { addCharges, lockPayer, payFromDeposit, readStand, requireWay, writeOnline } from '@imah/server-billing';
import { type CommandPorts, type PersonalEdit, readToday, runCommand } from '@imah/server-platform/command';
import { takeNumber } from '@imah/server-platform/database';
import type { Database } from '@imah/server-platform/database/schema';
import { HttpProblem, invalidField } from '@imah/server-platform/http';
import { catalogueEvents } from '../catalogue-event.ts';
import { orderEvent, notifyOfOrder } from './order-event.ts';
import { findOrder, readOrder, selectOrders } from './order-rows.ts';
import { type PricedOrder, priceOrder } from './price-order.ts';
import type { OrderingPlace } from './shop-places.ts';

type Edit = PersonalEdit & { readonly place: OrderingPlace };
type Draft = z.output<typeof orderDraft>;

/** Orders of one person that nobody has handed over or cancelled yet. */
const mostOpen = 50;

/**
 * Places an order at the prices of the moment. What it uses of promotions is taken in the same transaction: who orders at the same
 * moment sees what is left. It is paid from the deposit at once, by an online payment that the caller opens once this is committed, or
 * the next bill of the unit asks for it.
 * @throws {HttpProblem} 409 where it costs something else than was shown, the deposit holds too little, or too many are open; 422
 * at a line whose product is not on offer
 */
export function placeOrder(ports: CommandPorts, edit: Edit, draft: Draft): Promise<Order> {
  const { orgId, place, actor, now } = edit;
  return runCommand<PricedOrder & Awaited<ReturnType<typeof readToday>>, Order>(ports, edit, {
    lock: async (trx) => {
      await lockPayer(trx, place);
      const day = await readToday(trx, place, now);
      return { ...(await priceOrder(trx, place, draft, { on: day.today, hold: 'quotas' })), ...day };
    },
    validate: async (trx, { total }) => {
      if (total !== draft.shownTotal) throw new HttpProblem(409, 'HARGA_BERUBAH');
      if (draft.payment === 'deposit' && total > (await readStand(trx, place)).available)
        throw new HttpProblem(409, 'SALDO_KURANG');
      if (draft.payment === 'online') await requireOnline(trx, place, { ...draft, total });
      if ((await countOpen(trx, place)) >= mostOpen) throw new HttpProblem(409, 'DAFTAR_PENUH');
    },
    write: async (trx, priced) => {
      const id = randomUUIDv7();
      await write(trx, edit, { id, draft, priced });
      const order = await findOrder(trx, actor, id);
      // What waits for its payment is nothing to hand over yet.
      if (draft.payment !== 'online') await notifyOfOrder(trx, edit, { order, news: 'placed', reason: null });
      const used = priced.promotionIds.length > 0;
      return {
        result: await readOrder(trx, actor, id),
        audit: {
          action: 'create',
          entity: 'order',
          entityId: id,
          buildingId: place.buildingId,
          after: { number: order.number, unit: place.unitCode, total: priced.total, orderPayment: draft.payment },
        },
        effects: [
          orderEvent(order, 'created', now),
          // Whoever keeps the catalogue sees how often a promotion was used.
          ...(used ? await catalogueEvents(trx, { orgId, now }, { id, version: 1, op: 'updated' }) : []),
        ],
      };
    },
  });
}

async function write(
  trx: Transaction<Database>,
  { place, now }: Edit,
  {
    id,
    draft,
    priced,
  }: { readonly id: string; readonly draft: Draft; readonly priced: PricedOrder & { today: string; timeZone: string } },
): Promise<void> {
  const { orgId, buildingId, unitId, personId } = place;
  const { list, discount, tax, total, lines, today, timeZone } = priced;
  const { year, count } = await takeNumber(trx, { orgId, kind: 'PSN', timeZone }, now);
  const number = `PSN-${year}-${String(count).padStart(6, '0')}`;
  const source = { type: 'order', id, number } as const;
  const sale = { orgId, buildingId, personId, source, effectiveOn: today, net: total - tax, tax };
  const isPaid = draft.payment === 'deposit' && total > 0;
  await trx
    .insertInto('product_order')
    .values({
      org_id: orgId,
      id,
      year,
      count,
      building_id: buildingId,
      unit_id: unitId,
      person_id: personId,
      unit_code: place.unitCode,
      person_name: place.personName,
      payment: draft.payment,
      code: priced.code === 'used' ? (draft.code?.toUpperCase() ?? null) : null,
      note: draft.note,
      list,
      discount,
      tax,
      total,
      placed_at: new Date(now),
      entry_id: isPaid ? await payFromDeposit(trx, sale, now) : null,
    })
    .execute();
  await trx
    .insertInto('product_order_line')
    .values(
      lines.map((line, index) => ({
        org_id: orgId,
        order_id: id,
        position: index + 1,
        product_id: line.productId,
        variant_id: line.variantId,
        sku: line.sku,
        name: line.name,
        kind: line.kind,
        unit: line.unit,
        qty_milli: line.qtyMilli,
        unit_price: line.unitPrice,
        list: line.list,
        amount: line.amount,
        tax_profile: line.taxProfile,
        tax_base: line.taxBase,
        tax: line.tax,
        applied: JSON.stringify(line.applied),
      })),
    )
    .execute();
  const uses = { org_id: orgId, order_id: id, person_id: personId };
  if (priced.promotionIds.length > 0)
    await trx
      .insertInto('promotion_use')
      .values(priced.promotionIds.map((promotionId) => ({ ...uses, promotion_id: promotionId })))
      .execute();
  if (draft.payment === 'next-bill')
    await addCharges(trx, { orgId, buildingId, unitId, personId, source, madeOn: today }, lines, now);
  if (draft.payment === 'online' && draft.method !== null) {
    const payer = { orgId, buildingId, personId, personName: place.personName };
    const way = { method: draft.method, bank: draft.bank };
    await writeOnline(trx, { ...payer, ...way, amount: total, purpose: 'order', source }, now);
  }
}

/** It costs something, in a way that the organisation takes. @throws {HttpProblem} 422 */
async function requireOnline(
  trx: Transaction<Database>,
  { orgId }: OrderingPlace,
  { method, bank, total }: Pick<Draft, 'method' | 'bank'> & { readonly total: number },
): Promise<void> {
  if (total === 0) throw invalidField('payment', 'not-an-option');
  if (method === null) throw invalidField('method', 'required');
  await requireWay(trx, orgId, { method, bank });
  if (method === 'qris' && total > mostByQris) throw invalidField('method', 'too-large', mostByQris);
}

async function countOpen(trx: Transaction<Database>, { orgId, personId }: OrderingPlace): Promise<number> {
  const { count } = await trx
    // Where they stand for their readers: what somebody came for is completed by its ticket alone.
    .selectFrom(selectOrders(trx).where('o.org_id', '=', orgId).where('o.person_id', '=', personId).as('x'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('x.state', 'not in', ['completed', 'cancelled'])
    .executeTakeFirstOrThrow();
  return Number(count);
}
