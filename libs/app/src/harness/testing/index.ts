export { plainConfig } from './page-harness.tsx';
export { faultsOfReads, openOffline } from './each-read.tsx';
export { chooseFromMenu, fieldRefusal, itemsOfMenu, openPage, type OpenPage, refusal } from './open-page.tsx';
export { show } from './show.tsx';
export { withToasts } from './with-toasts.tsx';
export { PageHarness } from './page-harness.tsx';
