import { defineTexts } from '../../i18n/define-texts.ts';
import { logoutId } from './messages/id.ts';

export const useLogoutTexts = defineTexts({
  id: logoutId,
  loadEn: async () => (await import('./messages/en.ts')).logoutEn,
});
