import { testEntryPoints } from '@imah/app/harness/entry-points';

testEntryPoints(import.meta.glob(['./**/index.ts', '!./**/{testing,harness}/**'], { eager: true }), {
  pages: [
    'CatalogueOverviewPage',
    'CategoriesPage',
    'ImportExportPage',
    'OrdersPage',
    'ProductsPage',
    'PromotionsPage',
    'ShopPage',
  ],
});
