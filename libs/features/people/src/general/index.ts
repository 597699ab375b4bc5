export { SettingsGeneralPage } from './settings-general-page.tsx';
