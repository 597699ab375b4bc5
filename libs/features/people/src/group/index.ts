export { SettingsGroupPage } from './settings-group-page.tsx';
