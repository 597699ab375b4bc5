import { defineTexts } from '@imah/app/i18n';
import { instalmentTextsId } from './messages/id.ts';

export const useInstalmentTexts = defineTexts({
  id: instalmentTextsId,
  loadEn: async () => (await import('./messages/en.ts')).instalmentTextsEn,
});
