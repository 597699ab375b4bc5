import { defineTexts } from '@imah/app/i18n';
import { typeTextsId } from './messages/id.ts';

export const useTypeTexts = defineTexts({
  id: typeTextsId,
  loadEn: async () => (await import('./messages/en.ts')).typeTextsEn,
});
export type TypeTexts = ReturnType<typeof useTypeTexts>;
