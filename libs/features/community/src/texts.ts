import { defineTexts } from '@imah/app/i18n';
import { communityTextsId } from './messages/id.ts';

export const useCommunityTexts = defineTexts({
  id: communityTextsId,
  loadEn: async () => (await import('./messages/en.ts')).communityTextsEn,
});
export type CommunityTexts = ReturnType<typeof useCommunityTexts>;
