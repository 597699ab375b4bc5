import { defineTexts } from '../i18n/define-texts.ts';
import { settingsTextsId } from './messages/id.ts';

export const useSettingsTexts = defineTexts({
  id: settingsTextsId,
  loadEn: async () => (await import('./messages/en.ts')).settingsTextsEn,
});
