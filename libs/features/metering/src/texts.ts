import { defineTexts } from '@imah/app/i18n';
import { meteringTextsId } from './messages/id.ts';

export const useMeteringTexts = defineTexts({
  id: meteringTextsId,
  loadEn: async () => (await import('./messages/en.ts')).meteringTextsEn,
});
