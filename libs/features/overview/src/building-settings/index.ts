export { AboutBuilding } from './about-building.tsx';
export { BuildingSettingsPage } from './building-settings-page.tsx';
