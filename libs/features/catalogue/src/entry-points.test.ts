import { testEntryPoints } from '@imah/app/harness/entry-points';

testEntryPoints(import.meta.glob(['./**/index.ts', '!./**/{testing,harness}/**'], { eager: true }), {
  categories: ['CategoriesPage'],
  'import-export': ['ImportExportPage'],
  overview: ['CatalogueOverviewPage'],
  products: ['ProductsPage'],
  promotions: ['PromotionsPage'],
});
