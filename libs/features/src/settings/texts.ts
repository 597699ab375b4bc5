import { defineTexts } from '../i18n/define-texts.ts';
import { settingsId } from './messages/id.ts';

export const useSettingsTexts = defineTexts({
  id: settingsId,
  loadEn: async () => (await import('./messages/en.ts')).settingsEn,
});
