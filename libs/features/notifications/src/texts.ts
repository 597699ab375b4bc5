import { defineTexts } from '@imah/app/i18n';
import { notificationsTextsId } from './messages/id.ts';

export const useNotificationTexts = defineTexts({
  id: notificationsTextsId,
  loadEn: async () => (await import('./messages/en.ts')).notificationsTextsEn,
});
