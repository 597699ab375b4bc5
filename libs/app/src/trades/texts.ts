import { defineTexts } from '../i18n/define-texts.ts';
import { tradeTextsId } from './messages/id.ts';

/** What somebody is able to do, in words; that they are on duty, and suggested for what asks for it. */
export const useTradeTexts = defineTexts({
  id: tradeTextsId,
  loadEn: async () => (await import('./messages/en.ts')).tradeTextsEn,
});
