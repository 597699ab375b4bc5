import { defineTexts } from '../i18n/define-texts.ts';
import { formId } from './messages/id.ts';

export const useFormTexts = defineTexts({
  id: formId,
  loadEn: async () => (await import('./messages/en.ts')).formEn,
});
export type FormTexts = ReturnType<typeof useFormTexts>;
