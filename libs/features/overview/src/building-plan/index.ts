export { BuildingPlanPage } from './building-plan-page.tsx';
