export { LateFeesPage } from './late-fees-page.tsx';
