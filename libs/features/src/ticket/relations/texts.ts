import { defineTexts } from '../../i18n/define-texts.ts';
import { relationsId } from './messages/id.ts';

export const useRelationTexts = defineTexts({
  id: relationsId,
  loadEn: async () => (await import('./messages/en.ts')).relationsEn,
});
