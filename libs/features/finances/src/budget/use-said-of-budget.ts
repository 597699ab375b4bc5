import type { BudgetSummary } from '@imah/contract/finances';
import { useFormat } from '@imah/app/i18n';
import { useBudgetTexts } from './texts.ts';

/** Who has done what to a budget, and why. */
export function useSaidOfBudget(): (budget: BudgetSummary) => string[] {
  const t = useBudgetTexts();
  const format = useFormat();
  return ({ state, created, submitted, answered, reason, returnReason }) => {
    const by = ({ byName, at }: { readonly byName: string; readonly at: string }) => ({
      name: byName,
      when: format.date(at, 'Asia/Jakarta'),
    });
    const isApproved = state === 'approved' || state === 'replaced';
    const steps = [
      t('revisions.created', by(created)),
      ...(submitted === null ? [] : [t('revisions.submitted', by(submitted))]),
      ...(answered === null ? [] : [t(isApproved ? 'revisions.approved' : 'revisions.returned', by(answered))]),
    ];
    return [
      steps.join(' · '),
      ...(reason === null ? [] : [t('revisions.reason', { reason })]),
      ...(returnReason === null ? [] : [t('revisions.returnReason', { reason: returnReason })]),
    ];
  };
}
