import type { InstalmentPlan } from '@imah/contract/payments';
import { DescriptionList } from '@imah/ui';
import { useFormat } from '@imah/app/i18n';
import { useInstalmentTexts } from './texts.ts';

/** What was agreed, by whom, and how it ended. */
export function PlanFacts({ plan }: { readonly plan: InstalmentPlan }) {
  const t = useInstalmentTexts();
  const format = useFormat();
  const { timeZone, total, outstanding, every, graceDays, note, proposed, agreed, ended } = plan;
  // On the day it was in the building.
  const dayOf = (at: string) => format.date(at, timeZone);
  const by = ({ byName, at }: { readonly byName: string; readonly at: string }) =>
    t('plan.by', { name: byName, day: dayOf(at) });
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
            detail: agreed.by === 'payer' ? by(agreed) : t('plan.for', { name: agreed.byName, day: dayOf(agreed.at) }),
          },
        ]),
    ...(ended === null
      ? []
      : [
          {
            term: t('plan.facts.ended'),
            detail: ended.byName === null ? dayOf(ended.at) : by({ byName: ended.byName, at: ended.at }),
          },
        ]),
    ...((ended?.reason ?? null) === null ? [] : [{ term: t('plan.facts.reason'), detail: ended?.reason ?? '' }]),
  ];
  return <DescriptionList items={items} />;
}
