export { testCatalogues } from './test-catalogues.ts';
