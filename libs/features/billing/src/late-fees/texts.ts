import { defineTexts } from '@imah/app/i18n';
import { lateFeeTextsId } from './messages/id.ts';

export const useLateFeeTexts = defineTexts({
  id: lateFeeTextsId,
  loadEn: async () => (await import('./messages/en.ts')).lateFeeTextsEn,
});
