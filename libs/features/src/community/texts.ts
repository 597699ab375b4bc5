import { defineTexts } from '../i18n/define-texts.ts';
import { communityId } from './messages/id.ts';

export const useCommunityTexts = defineTexts({
  id: communityId,
  loadEn: async () => (await import('./messages/en.ts')).communityEn,
});
export type CommunityTexts = ReturnType<typeof useCommunityTexts>;
