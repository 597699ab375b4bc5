import { defineTexts } from '../i18n/define-texts.ts';
import { offlineTextsId } from './messages/id.ts';

export const useOfflineTexts = defineTexts({
  id: offlineTextsId,
  loadEn: async () => (await import('./messages/en.ts')).offlineTextsEn,
});
