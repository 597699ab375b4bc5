import { defineTexts } from '../i18n/define-texts.ts';
import { communityTextsId } from './messages/id.ts';

export const useCommunityTexts = defineTexts({
  id: communityTextsId,
  loadEn: async () => (await import('./messages/en.ts')).communityTextsEn,
});
export type CommunityTexts = ReturnType<typeof useCommunityTexts>;
