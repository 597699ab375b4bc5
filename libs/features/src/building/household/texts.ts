import { defineTexts } from '../../i18n/define-texts.ts';
import { householdTextsId } from './messages/id.ts';

export const useHouseholdTexts = defineTexts({
  id: householdTextsId,
  loadEn: async () => (await import('./messages/en.ts')).householdTextsEn,
});
