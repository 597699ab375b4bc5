import { defineTexts } from '../../i18n/define-texts.ts';
import { peopleTextsId } from './messages/id.ts';

export const usePeopleTexts = defineTexts({
  id: peopleTextsId,
  loadEn: async () => (await import('./messages/en.ts')).peopleTextsEn,
});
