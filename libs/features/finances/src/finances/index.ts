export { FinancesPage } from './finances-page.tsx';
