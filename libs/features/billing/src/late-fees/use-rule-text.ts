import type { LateFeeRule } from '@imah/contract/billing';
import { useFormat } from '@imah/app/i18n';
import { usePercent } from '../meters/use-percent.ts';
import { useBillingTexts } from '../texts.ts';
import { useLateFeeTexts } from './texts.ts';

/** Writes a rule as one sentence: how often, how much of what, from when, and between which bounds. */
export function useRuleText(): (rule: LateFeeRule) => string {
  const t = useLateFeeTexts();
  const tb = useBillingTexts();
  const format = useFormat();
  const percent = usePercent();
  return ({ graceDays, every, fee, base, least, most }) => {
    const of = base.kind === 'arrears' ? t('rule.arrears') : base.kinds.map((kind) => tb(`kinds.${kind}`)).join(', ');
    const parts = [
      fee.kind === 'fixed'
        ? t('rule.fixed', { every: t(`every.${every}`), amount: format.rupiah(fee.amount) })
        : t('rule.share', { every: t(`every.${every}`), percent: percent(fee.ppm), base: of }),
      graceDays === 0 ? t('rule.noGrace') : t('rule.grace', { days: format.number(graceDays) }),
      ...(least === null ? [] : [t('rule.least', { amount: format.rupiah(least) })]),
    ];
    if (most?.kind === 'fixed') parts.push(t('rule.mostFixed', { amount: format.rupiah(most.amount) }));
    if (most?.kind === 'share') parts.push(t('rule.mostShare', { percent: percent(most.ppm) }));
    return `${parts.join(', ')}.`;
  };
}
