import { defineTexts } from '@imah/app/i18n';
import { escalationTextsId } from './messages/id.ts';

export const useEscalationTexts = defineTexts({
  id: escalationTextsId,
  loadEn: async () => (await import('./messages/en.ts')).escalationTextsEn,
});
