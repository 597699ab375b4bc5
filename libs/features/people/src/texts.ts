import { defineTexts } from '@imah/app/i18n';
import { settingsTextsId } from './messages/id.ts';

export const useSettingsTexts = defineTexts({
  id: settingsTextsId,
  loadEn: async () => (await import('./messages/en.ts')).settingsTextsEn,
});
