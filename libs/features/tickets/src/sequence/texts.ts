import { defineTexts } from '@imah/app/i18n';
import { sequenceTextsId } from './messages/id.ts';

export const useSequenceTexts = defineTexts({
  id: sequenceTextsId,
  loadEn: async () => (await import('./messages/en.ts')).sequenceTextsEn,
});
