import { defineTexts } from '../i18n/define-texts.ts';
import { notificationsId } from './messages/id.ts';

export const useNotificationTexts = defineTexts({
  id: notificationsId,
  loadEn: async () => (await import('./messages/en.ts')).notificationsEn,
});
