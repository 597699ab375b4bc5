import { defineTexts } from '../../i18n/define-texts.ts';
import { joiningId } from './messages/id.ts';

export const useJoiningTexts = defineTexts({
  id: joiningId,
  loadEn: async () => (await import('./messages/en.ts')).joiningEn,
});
