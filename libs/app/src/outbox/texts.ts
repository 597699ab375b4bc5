import { defineTexts } from '../i18n/define-texts.ts';
import { outboxTextsId } from './messages/id.ts';

export const useOutboxTexts = defineTexts({
  id: outboxTextsId,
  loadEn: async () => (await import('./messages/en.ts')).outboxTextsEn,
});
