import { defineTexts } from '@imah/app/i18n';
import { shopTextsId } from './messages/id.ts';

export const useShopTexts = defineTexts({
  id: shopTextsId,
  loadEn: async () => (await import('./messages/en.ts')).shopTextsEn,
});
