export { SharedBillPage } from './shared-bill-page.tsx';
