import type { InstalmentPlan } from '@imah/contract/payments';
import { DescriptionList } from '@imah/ui';
import { useDay, useFormat } from '@imah/app/i18n';
import { useInstalmentTexts } from './texts.ts';

/** What was agreed, by whom, and how it ended. */
export function PlanFacts({ plan }: { readonly plan: InstalmentPlan }) {
  const t = useInstalmentTexts();
  const format = useFormat();
  const day = useDay();
  const { total, outstanding, every, graceDays, note, proposed, agreed, ended } = plan;
  const by = ({ byName, at }: { readonly byName: string; readonly at: string }) =>
    t('plan.by', { name: byName, day: day(at.slice(0, 10)) });
  const items = [
    { term: t('plan.facts.total'), detail: format.rupiah(total) },
    { term: t('plan.facts.outstanding'), detail: format.rupiah(outstanding) },
    { term: t('plan.facts.every'), detail: t(`plan.every.${every}`) },
    { term: t('plan.facts.grace'), detail: t('plan.grace', { days: format.number(graceDays) }) },
    ...(note === null ? [] : [{ term: t('plan.facts.note'), detail: note }]),
    { term: t('plan.facts.proposed'), detail: by(proposed) },
    ...(agreed === null
      ? []
      : [
          {
            term: t('plan.facts.agreed'),
            detail:
              agreed.by === 'payer'
                ? by(agreed)
                : t('plan.for', { name: agreed.byName, day: day(agreed.at.slice(0, 10)) }),
          },
        ]),
    ...(ended === null
      ? []
      : [
          {
            term: t('plan.facts.ended'),
            detail: ended.byName === null ? day(ended.at.slice(0, 10)) : by({ byName: ended.byName, at: ended.at }),
          },
        ]),
    ...((ended?.reason ?? null) === null ? [] : [{ term: t('plan.facts.reason'), detail: ended?.reason ?? '' }]),
  ];
  return <DescriptionList items={items} />;
}
