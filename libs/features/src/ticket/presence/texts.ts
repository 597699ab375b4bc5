import { defineTexts } from '../../i18n/define-texts.ts';
import { presenceTextsId } from './messages/id.ts';

export const usePresenceTexts = defineTexts({
  id: presenceTextsId,
  loadEn: async () => (await import('./messages/en.ts')).presenceTextsEn,
});
