import { defineTexts } from '@imah/app/i18n';
import { arrearsTextsId } from './messages/id.ts';

export const useArrearsTexts = defineTexts({
  id: arrearsTextsId,
  loadEn: async () => (await import('./messages/en.ts')).arrearsTextsEn,
});
