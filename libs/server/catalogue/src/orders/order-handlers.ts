import type { orderEndpoints } from '@imah/contract/catalogue';
import { openCharge, readStand } from '@imah/server-billing';
import type { ServerContext } from '@imah/server-platform';
import { readToday } from '@imah/server-platform/command';
import type { Handlers } from '@imah/server-platform/http';
import { giveUpOrder, waitsForPayment } from './give-up-order.ts';
import { listOrders, listOwnOrders } from './list-orders.ts';
import { moveOrder } from './move-order.ts';
import { findOrder, readOrder } from './order-rows.ts';
import { placeOrder } from './place-order.ts';
import { previewOf, priceOrder } from './price-order.ts';
import { listOwnShops, requirePlace } from './shop-places.ts';
import { listShopProducts } from './shop-products.ts';

export function orderHandlers(context: ServerContext): Pick<Handlers, keyof typeof orderEndpoints> {
  const { db, now } = context;
  return {
    listOwnShops: async ({ actor }) => ({ data: await listOwnShops(db, actor) }),
    listShopProducts: async ({ actor, query }) => {
      const place = await requirePlace(db, actor, query.unitId);
      const { today } = await readToday(db, place, now());
      return listShopProducts(db, place, today, query);
    },
    tryOrder: async ({ actor, body }) => {
      const place = await requirePlace(db, actor, body.unitId);
      const { today } = await readToday(db, place, now());
      const priced = await priceOrder(db, place, body, { on: today, hold: 'nothing' });
      return { data: previewOf(priced, (await readStand(db, place)).available) };
    },
    createOrder: async ({ actor, request, body }) => {
      const place = await requirePlace(db, actor, body.unitId);
      const edit = { actor, requestId: request.id, now: now(), orgId: place.orgId, place };
      const placed = await placeOrder(context, edit, body);
      const { orgId, onlinePayment } = placed;
      // Nobody is asked for money before the order stands; where this is lost, the clock opens it.
      if (onlinePayment !== null)
        await context.afterCommit((outer) => openCharge(outer, { orgId, id: onlinePayment.id }));
      return { data: placed };
    },
    listOwnOrders: ({ actor, query }) => listOwnOrders(db, actor, query),
    getOrder: async ({ actor, params }) => {
      await findOrder(db, actor, params.orderId);
      return { data: await readOrder(db, actor, params.orderId) };
    },
    moveOrder: async ({ actor, request, params, version, body }) => {
      const order = await findOrder(db, actor, params.orderId);
      const { orgId, id: orderId } = order;
      const edit = { actor, requestId: request.id, now: now(), orgId, orderId, version };
      const givesUp = body.move === 'cancel' && waitsForPayment(order);
      const { reason } = body;
      return {
        data: givesUp ? await giveUpOrder(context, edit, { order, reason }) : await moveOrder(context, edit, body),
      };
    },
    listOrders: ({ edit, query }) => listOrders(db, { ...query, orgId: edit.orgId, buildingId: edit.buildingId }),
  };
}
