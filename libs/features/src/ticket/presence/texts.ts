import { defineTexts } from '../../i18n/define-texts.ts';
import { presenceId } from './messages/id.ts';

export const usePresenceTexts = defineTexts({
  id: presenceId,
  loadEn: async () => (await import('./messages/en.ts')).presenceEn,
});
