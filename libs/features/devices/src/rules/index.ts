export { SettingsAlarmPage } from './settings-alarm-page.tsx';
