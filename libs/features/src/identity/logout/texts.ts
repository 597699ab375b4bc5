import { defineTexts } from '../../i18n/define-texts.ts';
import { logoutTextsId } from './messages/id.ts';

export const useLogoutTexts = defineTexts({
  id: logoutTextsId,
  loadEn: async () => (await import('./messages/en.ts')).logoutTextsEn,
});
