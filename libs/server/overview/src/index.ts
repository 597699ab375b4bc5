export { overviewDomain } from './domain.ts';
