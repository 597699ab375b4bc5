import { defineTexts } from '../i18n/define-texts.ts';
import { offlineId } from './messages/id.ts';

export const useOfflineTexts = defineTexts({
  id: offlineId,
  loadEn: async () => (await import('./messages/en.ts')).offlineEn,
});
