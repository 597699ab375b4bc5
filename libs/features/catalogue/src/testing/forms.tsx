import { tower, whoamiOfOwner } from '@imah/testing';
import type { FormCase } from '@imah/app/form/testing';
import { CategoryForm } from '../categories/category-form.tsx';
import { OrderMoves } from '../orders/order-moves.tsx';
import { PriceForm } from '../products/price-form.tsx';
import { ProductForm } from '../products/product-form.tsx';
import { PromotionForm } from '../promotions/promotion-form.tsx';
import { OrderForm } from '../shop/order-form.tsx';
import type { Cart } from '../shop/use-cart.ts';
import { galon, orderAnswers, paid, place } from './order-fixtures.ts';
import { catalogueAnswers as answers, categories, drinks, products, running, shirt } from './catalogue-fixtures.ts';

const close = () => undefined;
const orgId = whoamiOfOwner.memberships[0]?.orgId ?? '';

/** A cart with one thing in it. */
const cart: Cart = {
  lines: [{ product: galon, variant: null, quantity: 2 }],
  quantityOf: () => 2,
  room: 'left',
  add: close,
  set: close,
  clear: close,
};

/** Every form of this domain, for the test that refuses each. */
export const forms: readonly FormCase[] = [
  {
    source: 'shop/order-form.tsx',
    element: <OrderForm place={place} cart={cart} onPlaced={close} />,
    answers: orderAnswers,
  },
  { source: 'orders/order-moves.tsx', element: <OrderMoves order={paid} />, answers: orderAnswers },
  {
    source: 'products/product-form.tsx',
    element: <ProductForm orgId={orgId} product={shirt} categories={categories} onDone={close} />,
    answers,
  },
  {
    source: 'products/price-form.tsx',
    element: <PriceForm orgId={orgId} product={shirt} buildings={[tower]} reach="organization" onClose={close} />,
    answers,
  },
  {
    source: 'categories/category-form.tsx',
    element: <CategoryForm orgId={orgId} category={drinks} categories={categories} onClose={close} />,
    answers,
  },
  {
    source: 'promotions/promotion-form.tsx',
    element: (
      <PromotionForm orgId={orgId} promotion={running} categories={categories} products={products} onClose={close} />
    ),
    answers,
  },
];
