import { tower, whoamiOfOwner } from '@imah/testing';
import type { FormCase } from '@imah/app/form/testing';
import { CategoryForm } from '../categories/category-form.tsx';
import { PriceForm } from '../products/price-form.tsx';
import { ProductForm } from '../products/product-form.tsx';
import { PromotionForm } from '../promotions/promotion-form.tsx';
import { catalogueAnswers as answers, categories, drinks, gallon, products, running } from './catalogue-fixtures.ts';

const close = () => undefined;
const orgId = whoamiOfOwner.memberships[0]?.orgId ?? '';

/** Every form of this domain, for the test that refuses each. */
export const forms: readonly FormCase[] = [
  {
    source: 'products/product-form.tsx',
    element: <ProductForm orgId={orgId} product={gallon} categories={categories} onDone={close} />,
    answers,
  },
  {
    source: 'products/price-form.tsx',
    element: <PriceForm orgId={orgId} product={gallon} buildings={[tower]} reach="organization" onClose={close} />,
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
