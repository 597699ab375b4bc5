export { plainConfig } from './page-harness.tsx';
export { show } from './show.tsx';
export { PageHarness } from './page-harness.tsx';
