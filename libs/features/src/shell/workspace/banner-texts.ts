import { defineTexts } from '../../i18n/define-texts.ts';
import { bannersId } from './messages/id.ts';

export const useBannerTexts = defineTexts({
  id: bannersId,
  loadEn: async () => (await import('./messages/en.ts')).bannersEn,
});
