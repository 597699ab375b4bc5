import { defineTexts } from '../../i18n/define-texts.ts';
import { notificationSettingsId } from './messages/id.ts';

export const useNotificationSettingsTexts = defineTexts({
  id: notificationSettingsId,
  loadEn: async () => (await import('./messages/en.ts')).notificationSettingsEn,
});
