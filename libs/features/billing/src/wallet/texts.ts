import { defineTexts } from '@imah/app/i18n';
import { walletTextsId } from './messages/id.ts';

export const useWalletTexts = defineTexts({
  id: walletTextsId,
  loadEn: async () => (await import('./messages/en.ts')).walletTextsEn,
});
