import { defineTexts } from '../i18n/define-texts.ts';
import { formTextsId } from './messages/id.ts';

export const useFormTexts = defineTexts({
  id: formTextsId,
  loadEn: async () => (await import('./messages/en.ts')).formTextsEn,
});
export type FormTexts = ReturnType<typeof useFormTexts>;
