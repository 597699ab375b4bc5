import type { InstalmentPlan } from '@imah/contract/payments';
import { ListRow, StatusBadge } from '@imah/ui';
import { calendarClockIcon } from '@imah/ui/icons';
import { useDay, useFormat } from '@imah/app/i18n';
import { planTones } from './plan-tones.ts';
import { useInstalmentTexts } from './texts.ts';

/** A plan in a list: whose it is, how it stands, and what is due next. */
export function PlanRow({ plan }: { readonly plan: InstalmentPlan }) {
  const t = useInstalmentTexts();
  const format = useFormat();
  const day = useDay();
  const { id, unitCode, personName, state, parts, outstanding, next } = plan;
  const isLate = parts.some((part) => part.state === 'late');
  const summary = () => t('summary', { count: format.number(parts.length), amount: format.rupiah(outstanding) });
  return (
    <ListRow
      icon={calendarClockIcon}
      href={`/imah/cicilan/${id}`}
      title={t('row', { unit: unitCode, name: personName })}
      description={
        next === null
          ? summary()
          : t(isLate ? 'nextLate' : 'next', {
              amount: format.rupiah(next.rest),
              day: day(isLate ? next.payBy : next.dueOn),
            })
      }
      trailing={<StatusBadge tone={planTones[state]} label={t(`states.${state}`)} />}
    />
  );
}
