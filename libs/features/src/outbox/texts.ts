import { defineTexts } from '../i18n/define-texts.ts';
import { outboxId } from './messages/id.ts';

export const useOutboxTexts = defineTexts({
  id: outboxId,
  loadEn: async () => (await import('./messages/en.ts')).outboxEn,
});
