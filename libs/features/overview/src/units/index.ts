export { UnitsPage } from './units-page.tsx';
