import { reads } from './reads.ts';

/** Orders of a building, one's own, and what one may order: whose they are, a building cannot say. */
export const orders = (buildingId: string) => [
  reads('listOrders', { buildingId }),
  reads('listOwnOrders'),
  reads('getOrder'),
  reads('listOwnShops'),
  reads('listShopProducts'),
  reads('tryOrder'),
];
