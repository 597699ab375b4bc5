import { defineTexts } from '../../i18n/define-texts.ts';
import { unitsTextsId } from './messages/id.ts';

export const useUnitsTexts = defineTexts({
  id: unitsTextsId,
  loadEn: async () => (await import('./messages/en.ts')).unitsTextsEn,
});
