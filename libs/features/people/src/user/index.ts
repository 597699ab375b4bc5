export { SettingsUserPage } from './settings-user-page.tsx';
