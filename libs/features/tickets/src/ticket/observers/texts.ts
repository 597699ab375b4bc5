import { defineTexts } from '@imah/app/i18n';
import { observersTextsId } from './messages/id.ts';

export const useObserverTexts = defineTexts({
  id: observersTextsId,
  loadEn: async () => (await import('./messages/en.ts')).observersTextsEn,
});
