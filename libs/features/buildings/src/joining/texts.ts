import { defineTexts } from '@imah/app/i18n';
import { joiningTextsId } from './messages/id.ts';

export const useJoiningTexts = defineTexts({
  id: joiningTextsId,
  loadEn: async () => (await import('./messages/en.ts')).joiningTextsEn,
});
