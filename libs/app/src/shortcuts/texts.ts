import { defineTexts } from '../i18n/define-texts.ts';
import { shortcutTextsId } from './messages/id.ts';

export const useShortcutTexts = defineTexts({
  id: shortcutTextsId,
  loadEn: async () => (await import('./messages/en.ts')).shortcutTextsEn,
});
