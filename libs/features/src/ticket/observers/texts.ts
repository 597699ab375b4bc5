import { defineTexts } from '../../i18n/define-texts.ts';
import { observersId } from './messages/id.ts';

export const useObserverTexts = defineTexts({
  id: observersId,
  loadEn: async () => (await import('./messages/en.ts')).observersEn,
});
