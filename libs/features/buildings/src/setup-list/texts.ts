import { defineTexts } from '@imah/app/i18n';
import { setupListTextsId } from './messages/id.ts';

export const useSetupListTexts = defineTexts({
  id: setupListTextsId,
  loadEn: async () => (await import('./messages/en.ts')).setupListTextsEn,
});
