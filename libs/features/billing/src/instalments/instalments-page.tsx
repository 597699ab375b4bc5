import { useReadPages } from '@imah/api-client/react';
import type { Building } from '@imah/contract/buildings';
import { Card, EmptyState, Inline, List, SelectField, Skeleton, Stack } from '@imah/ui';
import { calendarClockIcon } from '@imah/ui/icons';
import { useState } from 'react';
import { LiveReads } from '@imah/app/live';
import { Read, ReadMore, readState } from '@imah/app/read';
import type { InstalmentPlan } from '@imah/contract/payments';
import { BuildingPage } from '../parts/building-page.tsx';
import { PlanRow } from './plan-row.tsx';
import { useInstalmentTexts } from './texts.ts';

const live = ['listInstalmentPlans'] as const;
const choices = ['open', 'all'] as const;
const unique = ({ pages }: { readonly pages: readonly { readonly data: readonly InstalmentPlan[] }[] }) => [
  ...new Map(pages.flatMap(({ data }) => data).map((one) => [one.id, one])).values(),
];

/** `/imah/tagihan/cicilan`: which payers of a building pay in parts, and how it stands. */
export function InstalmentsPage() {
  const t = useInstalmentTexts();
  return (
    <BuildingPage
      back={{ href: '/imah/tagihan/tunggakan', label: t('arrears') }}
      title={t('title')}
      lead={t('lead')}
      needs="bill.update"
      failed={t('failed')}
      forbidden={t('forbidden')}
    >
      {(building) => <BuildingPlans building={building} />}
    </BuildingPage>
  );
}

function BuildingPlans({ building }: { readonly building: Building }) {
  const t = useInstalmentTexts();
  const { orgId, id: buildingId } = building;
  const [only, setOnly] = useState<(typeof choices)[number]>('open');
  const found = useReadPages(
    'listInstalmentPlans',
    { params: { buildingId }, query: { only, limit: 50 } },
    { select: unique },
  );
  return (
    <Stack gap="md">
      <LiveReads building={{ orgId, buildingId }} only={live} />
      <Inline>
        <SelectField
          label={t('all')}
          value={only}
          options={choices.map((value) => ({ value, label: t(`only.${value}`) }))}
          onChange={({ currentTarget }) => setOnly(currentTarget.value === 'all' ? 'all' : 'open')}
        />
      </Inline>
      <Read
        of={readState(found)}
        level={2}
        loading={<Skeleton shape="card" />}
        failed={t('failed')}
        empty={<EmptyState icon={calendarClockIcon} level={2} title={t('empty')} text={t('emptyText')} />}
      >
        {(plans) => (
          <Stack gap="md">
            <Card padding="none">
              <List>
                {plans.map((plan) => (
                  <PlanRow key={plan.id} plan={plan} />
                ))}
              </List>
            </Card>
            <ReadMore of={found}>{t('more')}</ReadMore>
          </Stack>
        )}
      </Read>
    </Stack>
  );
}
