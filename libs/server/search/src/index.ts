export { searchDomain } from './domain.ts';
