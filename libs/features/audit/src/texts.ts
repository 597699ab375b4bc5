import { defineTexts } from '@imah/app/i18n';
import { auditTextsId } from './messages/id.ts';

export const useAuditTexts = defineTexts({
  id: auditTextsId,
  loadEn: async () => (await import('./messages/en.ts')).auditTextsEn,
});
export type AuditTexts = ReturnType<typeof useAuditTexts>;
