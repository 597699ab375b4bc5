import { defineTexts } from '@imah/app/i18n';
import { householdTextsId } from './messages/id.ts';

export const useHouseholdTexts = defineTexts({
  id: householdTextsId,
  loadEn: async () => (await import('./messages/en.ts')).householdTextsEn,
});
