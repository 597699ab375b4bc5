import { defineTexts } from '../../i18n/define-texts.ts';
import { peopleId } from './messages/id.ts';

export const usePeopleTexts = defineTexts({
  id: peopleId,
  loadEn: async () => (await import('./messages/en.ts')).peopleEn,
});
