import { defineTexts } from '../../i18n/define-texts.ts';
import { unitsId } from './messages/id.ts';

export const useUnitsTexts = defineTexts({
  id: unitsId,
  loadEn: async () => (await import('./messages/en.ts')).unitsEn,
});
