import { defineTexts } from '@imah/app/i18n';
import { catalogueTextsId } from './messages/id.ts';

export const useCatalogueTexts = defineTexts({
  id: catalogueTextsId,
  loadEn: async () => (await import('./messages/en.ts')).catalogueTextsEn,
});
