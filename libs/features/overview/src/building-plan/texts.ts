import { defineTexts } from '@imah/app/i18n';
import { planTextsId } from './messages/id.ts';

export const usePlanTexts = defineTexts({
  id: planTextsId,
  loadEn: async () => (await import('./messages/en.ts')).planTextsEn,
});
export type PlanTexts = ReturnType<typeof usePlanTexts>;
