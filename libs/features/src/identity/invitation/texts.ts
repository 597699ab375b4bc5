import { defineTexts } from '../../i18n/define-texts.ts';
import { invitationId } from './messages/id.ts';

export const useInvitationTexts = defineTexts({
  id: invitationId,
  loadEn: async () => (await import('./messages/en.ts')).invitationEn,
});
