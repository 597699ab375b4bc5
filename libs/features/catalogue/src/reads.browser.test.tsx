import { whoamiOfOwner } from '@imah/testing';
import { cleanup } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { faultsOfReads, openOffline } from '@imah/app/harness/testing';
import { CategoriesPage } from './categories/index.ts';
import { ImportExportPage } from './import-export/index.ts';
import { CatalogueOverviewPage } from './overview/index.ts';
import { ProductsPage } from './products/index.ts';
import { PromotionsPage } from './promotions/index.ts';
import { catalogueAnswers as answers } from './testing/catalogue-fixtures.ts';

afterEach(cleanup);

const at = (route: string) => ({ person: whoamiOfOwner, answers, route, path: route });
const pages = [
  [() => <CatalogueOverviewPage />, at('/imah/products'), 'getCatalogueOverview'],
  [() => <ProductsPage />, at('/imah/products/products'), 'listProducts'],
  [() => <CategoriesPage />, at('/imah/products/categories'), 'listProductCategories'],
  [() => <PromotionsPage />, at('/imah/products/promotion'), 'listPromotions'],
  [() => <ImportExportPage />, at('/imah/products/import-export'), 'listProductImports'],
] as const;

it('a read of each page of the catalogue that fails is tried again', async () => {
  for (const [draw, options, read] of pages) {
    expect(await faultsOfReads(draw, options, { [read]: 'retry' })).toEqual([]);
    cleanup();
  }
});

it('each page says that there is no network, and is read by itself once there is', async () => {
  for (const [draw, options, read] of pages) {
    const { calls } = await openOffline(draw, options);
    await expect.poll(() => calls().map(({ name }) => name)).toContain(read);
    cleanup();
  }
});
