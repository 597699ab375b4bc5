import { defineTexts } from '@imah/app/i18n';
import { presenceTextsId } from './messages/id.ts';

export const usePresenceTexts = defineTexts({
  id: presenceTextsId,
  loadEn: async () => (await import('./messages/en.ts')).presenceTextsEn,
});
