import { defineTexts } from '../../i18n/define-texts.ts';
import { notificationSettingsTextsId } from './messages/id.ts';

export const useNotificationSettingsTexts = defineTexts({
  id: notificationSettingsTextsId,
  loadEn: async () => (await import('./messages/en.ts')).notificationSettingsTextsEn,
});
