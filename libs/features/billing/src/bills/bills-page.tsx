import { useBuildings, useRead } from '@imah/api-client/react';
import { Heading, Skeleton, Stack, Text } from '@imah/ui';
import { LiveReads } from '@imah/app/live';
import { sideOf, useApp, useCan } from '@imah/app/ports';
import { Read, readState, together } from '@imah/app/read';
import { useBillingTexts } from '../texts.ts';
import { BuildingBills } from './building-bills.tsx';
import { OwnPayments } from '../payments/own-payments.tsx';
import { OwnPlans } from '../instalments/own-plans.tsx';
import { OwnBills } from './own-bills.tsx';

const live = [
  'listOwnBills',
  'listBillingRuns',
  'listOwnPayments',
  'listOpenDisputes',
  'listOwnInstalmentPlans',
] as const;

/** `/imah/tagihan`: one's own bills; for finance and managers the runs of their buildings before them. */
export function BillsPage() {
  const t = useBillingTexts();
  const can = useCan();
  const isResident = sideOf(useApp().person) === 'reports';
  const read = together(readState(useBuildings()), readState(useRead('listOwnBills', {})));
  return (
    <Stack gap="xl">
      <Stack gap="xs">
        <Heading level={1}>{t('title')}</Heading>
        <Text tone="muted">{isResident ? t('leadOwn') : t('lead')}</Text>
      </Stack>
      <Read of={read} level={2} loading={<Skeleton shape="card" />} failed={t('failed')}>
        {([buildings, bills]) => {
          const managed = buildings.filter(
            ({ orgId, id: buildingId }) => can('bill.update', { orgId, buildingId }) === 'allowed',
          );
          return (
            <Stack gap="xl">
              {buildings.map(({ orgId, id }) => (
                <LiveReads key={id} building={{ orgId, buildingId: id }} only={live} />
              ))}
              {managed.length > 0 ? <BuildingBills buildings={managed} /> : null}
              <OwnPlans />
              {managed.length > 0 && bills.length === 0 ? null : (
                <OwnBills bills={bills} isNamed={managed.length > 0} />
              )}
              <OwnPayments />
            </Stack>
          );
        }}
      </Read>
    </Stack>
  );
}
