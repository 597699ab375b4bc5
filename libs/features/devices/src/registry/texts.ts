import { defineTexts } from '@imah/app/i18n';
import { registryTextsId } from './messages/id.ts';

export const useRegistryTexts = defineTexts({
  id: registryTextsId,
  loadEn: async () => (await import('./messages/en.ts')).registryTextsEn,
});
