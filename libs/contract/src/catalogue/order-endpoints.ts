import * as z from 'zod/mini';
import { created, defineEndpoints, list, may, ok } from '../core/calls.ts';
import { listQuery } from '../core/list.ts';
import {
  order,
  orderDraft,
  orderMoveDraft,
  orderPreview,
  orderPreviewDraft,
  orderQuery,
  orderRow,
  shopPlace,
  shopProduct,
  shopQuery,
} from './order.ts';
import { orderRoutes } from './order-routes.ts';

/** The handler asks again about the unit or the order that is named. */
const ordered = { kind: 'filtered', permission: 'order.create' } as const;
const seen = { kind: 'filtered', permission: 'order.view' } as const;
const often = { max: 60, windowSeconds: 60 };

/** Schemas, rights and limits of the calls about orders of products. */
export const orderEndpoints = defineEndpoints(orderRoutes, 'catalogue', {
  listOwnShops: ok('The units for which one may order, those one lives in; at most 50', ordered, z.array(shopPlace)),
  listShopProducts: list(
    'Products on offer for a unit one lives in, with what they cost today and by which promotions',
    ordered,
    shopProduct,
    { query: shopQuery, errors: [404] },
  ),
  tryOrder: ok('What an order would cost now, line by line, and why', ordered, orderPreview, {
    body: orderPreviewDraft,
    errors: [404],
    rateLimit: { max: 240, windowSeconds: 60 },
  }),
  createOrder: created('Order products for a unit one lives in; the prices are those of the moment', ordered, order, {
    body: orderDraft,
    errors: [404, 409],
    rateLimit: often,
  }),
  listOwnOrders: list("One's own orders, the newest first", seen, orderRow, { query: listQuery }),
  getOrder: ok('An order, for who has placed it and who sees those of its building', seen, order),
  moveOrder: ok(
    'Begin, complete or cancel an order; what was paid goes back to the deposit',
    { kind: 'filtered', permission: 'order.view' },
    order,
    { body: orderMoveDraft, errors: [403, 404, 409], rateLimit: often },
  ),
  listOrders: list('Orders of a building, the newest first', may('order.view', 'building'), orderRow, {
    query: orderQuery,
  }),
});
