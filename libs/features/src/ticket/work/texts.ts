import { defineTexts } from '../../i18n/define-texts.ts';
import { workId } from './messages/id.ts';

export const useWorkTexts = defineTexts({
  id: workId,
  loadEn: async () => (await import('./messages/en.ts')).workEn,
});
