export { SettingsEscalationPage } from './settings-escalation-page.tsx';
