import { defineTexts } from '@imah/app/i18n';
import { peopleTextsId } from './messages/id.ts';

export const usePeopleTexts = defineTexts({
  id: peopleTextsId,
  loadEn: async () => (await import('./messages/en.ts')).peopleTextsEn,
});
