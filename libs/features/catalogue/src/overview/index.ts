export { CatalogueOverviewPage } from './overview-page.tsx';
