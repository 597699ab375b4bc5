import { defineTexts } from '@imah/app/i18n';
import { financesTextsId } from './messages/id.ts';

export const useFinancesTexts = defineTexts({
  id: financesTextsId,
  loadEn: async () => (await import('./messages/en.ts')).financesTextsEn,
});
