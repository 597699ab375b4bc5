import { defineTexts } from '@imah/app/i18n';
import { logoutTextsId } from './messages/id.ts';

export const useLogoutTexts = defineTexts({
  id: logoutTextsId,
  loadEn: async () => (await import('./messages/en.ts')).logoutTextsEn,
});
