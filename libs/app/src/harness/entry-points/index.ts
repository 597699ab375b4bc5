export { testEntryPoints } from './test-entry-points.ts';
