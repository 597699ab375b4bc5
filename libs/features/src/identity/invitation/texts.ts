import { defineTexts } from '../../i18n/define-texts.ts';
import { invitationTextsId } from './messages/id.ts';

export const useInvitationTexts = defineTexts({
  id: invitationTextsId,
  loadEn: async () => (await import('./messages/en.ts')).invitationTextsEn,
});
