import { defineTexts } from '../../i18n/define-texts.ts';
import { householdId } from './messages/id.ts';

export const useHouseholdTexts = defineTexts({
  id: householdId,
  loadEn: async () => (await import('./messages/en.ts')).householdEn,
});
