import { defineTexts } from '@imah/app/i18n';
import { dutyTextsId } from './messages/id.ts';

export const useDutyTexts = defineTexts({
  id: dutyTextsId,
  loadEn: async () => (await import('./messages/en.ts')).dutyTextsEn,
});
