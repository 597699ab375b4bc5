import { defineTexts } from '../../i18n/define-texts.ts';
import { accountsId } from './messages/id.ts';

export const useAccountTexts = defineTexts({
  id: accountsId,
  loadEn: async () => (await import('./messages/en.ts')).accountsEn,
});
