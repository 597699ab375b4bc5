import { defineTexts } from '@imah/app/i18n';
import { contactsTextsId } from './messages/id.ts';

export const useContactsTexts = defineTexts({
  id: contactsTextsId,
  loadEn: async () => (await import('./messages/en.ts')).contactsTextsEn,
});
