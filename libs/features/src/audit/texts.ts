import { defineTexts } from '../i18n/define-texts.ts';
import { auditId } from './messages/id.ts';

export const useAuditTexts = defineTexts({
  id: auditId,
  loadEn: async () => (await import('./messages/en.ts')).auditEn,
});
export type AuditTexts = ReturnType<typeof useAuditTexts>;
