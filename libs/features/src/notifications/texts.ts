import { defineTexts } from '../i18n/define-texts.ts';
import { notificationsTextsId } from './messages/id.ts';

export const useNotificationTexts = defineTexts({
  id: notificationsTextsId,
  loadEn: async () => (await import('./messages/en.ts')).notificationsTextsEn,
});
