import { defineTexts } from '../i18n/define-texts.ts';
import { homeId } from './messages/id.ts';

export const useHomeTexts = defineTexts({
  id: homeId,
  loadEn: async () => (await import('./messages/en.ts')).homeEn,
});
