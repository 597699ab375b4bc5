import { defineTexts } from '@imah/app/i18n';
import { notificationSettingsTextsId } from './messages/id.ts';

export const useNotificationSettingsTexts = defineTexts({
  id: notificationSettingsTextsId,
  loadEn: async () => (await import('./messages/en.ts')).notificationSettingsTextsEn,
});
