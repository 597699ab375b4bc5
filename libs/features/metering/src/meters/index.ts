export { BuildingMetersPage } from './building-meters-page.tsx';
