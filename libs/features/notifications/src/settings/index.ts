export { NotificationSettingsSection } from './notification-settings-section.tsx';
export { useNotificationSettingsTexts } from './texts.ts';
