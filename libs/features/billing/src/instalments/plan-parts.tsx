import type { InstalmentPlan } from '@imah/contract/payments';
import { isOpenPlan } from '@imah/contract/payments/words';
import { Card, Heading, Inline, List, ListRow, Stack, StatusBadge, Text } from '@imah/ui';
import { useDay, useFormat } from '@imah/app/i18n';
import { partTones } from './plan-tones.ts';
import { useInstalmentTexts } from './texts.ts';

/** The parts of a plan, each with its day and what is paid of it. */
export function PlanParts({ plan }: { readonly plan: InstalmentPlan }) {
  const t = useInstalmentTexts();
  const format = useFormat();
  const day = useDay();
  // Of a plan that is over without being paid, nobody pays parts any more.
  const isFilled = isOpenPlan(plan.state) || plan.state === 'completed';
  return (
    <Stack gap="md" as="section" aria-label={t('plan.parts')}>
      <Heading level={2}>{t('plan.parts')}</Heading>
      <Card padding="none">
        <List>
          {plan.parts.map(({ position, dueOn, amount, paid, state }) => (
            <ListRow
              key={position}
              title={t('plan.part', { position: format.number(position) })}
              description={
                paid > 0 && paid < amount
                  ? t('plan.partPaid', { day: day(dueOn), amount: format.rupiah(paid) })
                  : t('plan.partDue', { day: day(dueOn) })
              }
              trailing={
                <Inline gap="sm" align="center">
                  {isFilled ? <StatusBadge tone={partTones[state]} label={t(`partStates.${state}`)} /> : null}
                  <Text weight="semibold">{format.rupiah(amount)}</Text>
                </Inline>
              }
            />
          ))}
        </List>
      </Card>
    </Stack>
  );
}
