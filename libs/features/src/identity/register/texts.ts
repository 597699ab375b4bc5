import { defineTexts } from '../../i18n/define-texts.ts';
import { registerId } from './messages/id.ts';

export const useRegisterTexts = defineTexts({
  id: registerId,
  loadEn: async () => (await import('./messages/en.ts')).registerEn,
});
