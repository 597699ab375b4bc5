import { defineTexts } from '@imah/app/i18n';
import { ruleTextsId } from './messages/id.ts';

export const useRuleTexts = defineTexts({
  id: ruleTextsId,
  loadEn: async () => (await import('./messages/en.ts')).ruleTextsEn,
});
export type RuleTexts = ReturnType<typeof useRuleTexts>;
