import { defineTexts } from '../../i18n/define-texts.ts';
import { observersTextsId } from './messages/id.ts';

export const useObserverTexts = defineTexts({
  id: observersTextsId,
  loadEn: async () => (await import('./messages/en.ts')).observersTextsEn,
});
