import { defineTexts } from '@imah/app/i18n';
import { usageTextsId } from './messages/id.ts';

export const useUsageTexts = defineTexts({
  id: usageTextsId,
  loadEn: async () => (await import('./messages/en.ts')).usageTextsEn,
});
