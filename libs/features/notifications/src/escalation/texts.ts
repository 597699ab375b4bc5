import { defineTexts } from '@imah/app/i18n';
import { escalationNoteTextsId } from './messages/id.ts';

export const useEscalationNoteTexts = defineTexts({
  id: escalationNoteTextsId,
  loadEn: async () => (await import('./messages/en.ts')).escalationNoteTextsEn,
});
