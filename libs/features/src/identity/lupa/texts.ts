import { defineTexts } from '../../i18n/define-texts.ts';
import { lupaId } from './messages/id.ts';

export const useLupaTexts = defineTexts({
  id: lupaId,
  loadEn: async () => (await import('./messages/en.ts')).lupaEn,
});
