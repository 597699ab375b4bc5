import { defineTexts } from '@imah/app/i18n';
import { relationsTextsId } from './messages/id.ts';

export const useRelationTexts = defineTexts({
  id: relationsTextsId,
  loadEn: async () => (await import('./messages/en.ts')).relationsTextsEn,
});
