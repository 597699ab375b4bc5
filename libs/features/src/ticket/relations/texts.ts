import { defineTexts } from '../../i18n/define-texts.ts';
import { relationsTextsId } from './messages/id.ts';

export const useRelationTexts = defineTexts({
  id: relationsTextsId,
  loadEn: async () => (await import('./messages/en.ts')).relationsTextsEn,
});
