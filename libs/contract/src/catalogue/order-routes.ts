import type { RouteTable } from '../core/route.ts';

/** The calls about orders of products. */
export const orderRoutes = {
  listOwnShops: { method: 'GET', path: '/api/v1/own-shops', retry: true },
  listShopProducts: { method: 'GET', path: '/api/v1/own-shop-products', retry: true },
  tryOrder: { method: 'POST', path: '/api/v1/own-order-trials', retry: false },
  createOrder: { method: 'POST', path: '/api/v1/own-orders', retry: true, idempotencyKey: true },
  listOwnOrders: { method: 'GET', path: '/api/v1/own-orders', retry: true },
  getOrder: { method: 'GET', path: '/api/v1/orders/{orderId}', retry: true },
  moveOrder: { method: 'POST', path: '/api/v1/orders/{orderId}/moves', retry: false, ifMatch: true },
  listOrders: { method: 'GET', path: '/api/v1/buildings/{buildingId}/orders', retry: true },
} as const satisfies RouteTable;
