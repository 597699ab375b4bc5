import type { InstalmentPlan } from '@imah/contract/payments';
import { Card, Heading, List, Stack } from '@imah/ui';
import type { ReactNode } from 'react';
import { PlanRow } from './plan-row.tsx';
import { useInstalmentTexts } from './texts.ts';

interface PlanListProps {
  readonly plans: readonly InstalmentPlan[];
  readonly action?: ReactNode;
}

/** The plans of a payer or of a bill under their title, with what may be done beside it. */
export function PlanList({ plans, action }: PlanListProps) {
  const t = useInstalmentTexts();
  return (
    <Stack gap="md" as="section" aria-label={t('title')}>
      <Heading level={2}>{t('title')}</Heading>
      {action}
      {plans.length === 0 ? null : (
        <Card padding="none">
          <List>
            {plans.map((plan) => (
              <PlanRow key={plan.id} plan={plan} />
            ))}
          </List>
        </Card>
      )}
    </Stack>
  );
}
