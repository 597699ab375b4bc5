import { defineTexts } from '../i18n/define-texts.ts';
import { accountId } from './messages/id.ts';

export const useAccountTexts = defineTexts({
  id: accountId,
  loadEn: async () => (await import('./messages/en.ts')).accountEn,
});
