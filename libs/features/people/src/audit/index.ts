export { SettingsAuditPage } from './settings-audit-page.tsx';
