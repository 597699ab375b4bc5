import { defineTexts } from '@imah/app/i18n';
import { invitationTextsId } from './messages/id.ts';

export const useInvitationTexts = defineTexts({
  id: invitationTextsId,
  loadEn: async () => (await import('./messages/en.ts')).invitationTextsEn,
});
