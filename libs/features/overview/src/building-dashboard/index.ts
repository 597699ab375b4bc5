export { BuildingDashboardPage } from './building-dashboard-page.tsx';
