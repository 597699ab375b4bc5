import { defineTexts } from '@imah/app/i18n';
import { unitsTextsId } from './messages/id.ts';

export const useUnitsTexts = defineTexts({
  id: unitsTextsId,
  loadEn: async () => (await import('./messages/en.ts')).unitsTextsEn,
});
