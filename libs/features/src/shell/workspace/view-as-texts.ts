import { defineTexts } from '../../i18n/define-texts.ts';
import { viewAsId } from './messages/id.ts';

export const useViewAsTexts = defineTexts({
  id: viewAsId,
  loadEn: async () => (await import('./messages/en.ts')).viewAsEn,
});
