import { whoamiOfOwner } from '@imah/testing';
import { cleanup } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { faultsOfReads, openOffline } from '@imah/app/harness/testing';
import {
  CatalogueOverviewPage,
  CategoriesPage,
  ImportExportPage,
  ProductsPage,
  PromotionsPage,
} from './pages/index.ts';
import { catalogueAnswers as answers } from './testing/catalogue-fixtures.ts';

afterEach(cleanup);

const at = (route: string) => ({ person: whoamiOfOwner, answers, route, path: route });
/** Without the buildings a page has no names of them and hears of nothing, and stands all the same. */
const pages = [
  [
    () => <CatalogueOverviewPage />,
    at('/imah/products'),
    { getCatalogueOverview: 'retry', listBuildings: /Yang ditawarkan/ },
  ],
  [
    () => <ProductsPage />,
    at('/imah/products/products'),
    { listProducts: 'retry', listProductCategories: /AIR-19/, listBuildings: /AIR-19/ },
  ],
  [
    () => <CategoriesPage />,
    at('/imah/products/categories'),
    { listProductCategories: 'retry', listBuildings: /Air minum/ },
  ],
  [
    () => <PromotionsPage />,
    at('/imah/products/promotion'),
    { listPromotions: 'retry', listProducts: /Hemat akhir tahun/, listBuildings: /Hemat akhir tahun/ },
  ],
  [
    () => <ImportExportPage />,
    at('/imah/products/import-export'),
    { listProductImports: 'retry', listBuildings: /Impor 24 jam terakhir/ },
  ],
] as const;

it('a read of each page of the catalogue that fails is tried again, or the page stands without it', async () => {
  for (const [draw, options, reads] of pages) {
    expect(await faultsOfReads(draw, options, reads)).toEqual([]);
    cleanup();
  }
});

it('each page says that there is no network, and is read by itself once there is', async () => {
  for (const [draw, options, reads] of pages) {
    const [read] = Object.keys(reads);
    const { calls } = await openOffline(draw, options);
    await expect.poll(() => calls().map(({ name }) => name)).toContain(read);
    cleanup();
  }
});
