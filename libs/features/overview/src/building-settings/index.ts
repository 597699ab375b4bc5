export { BuildingSettingsPage } from './building-settings-page.tsx';
