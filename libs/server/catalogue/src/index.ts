export { createCategory } from './categories/change-category.ts';
export { catalogueDomain } from './domain.ts';
export { selectOrders } from './orders/order-rows.ts';
export { placeOrder } from './orders/place-order.ts';
export { requirePlace } from './orders/shop-places.ts';
export { createPrice } from './products/change-price.ts';
export { createProduct } from './products/change-product.ts';
export { createPromotion } from './promotions/change-promotion.ts';
