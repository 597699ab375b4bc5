export { catalogueDomain } from './domain.ts';
