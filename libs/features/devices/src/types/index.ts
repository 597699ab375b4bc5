export { SettingsDevicePage } from './settings-device-page.tsx';
