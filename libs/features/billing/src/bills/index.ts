export { BillsPage } from './bills-page.tsx';
