import { defineTexts } from '@imah/app/i18n';
import { disputeTextsId } from './messages/id.ts';

export const useDisputeTexts = defineTexts({
  id: disputeTextsId,
  loadEn: async () => (await import('./messages/en.ts')).disputeTextsEn,
});
