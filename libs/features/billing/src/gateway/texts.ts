import { defineTexts } from '@imah/app/i18n';
import { gatewayTextsId } from './messages/id.ts';

export const useGatewayTexts = defineTexts({
  id: gatewayTextsId,
  loadEn: async () => (await import('./messages/en.ts')).gatewayTextsEn,
});
