import { useRead } from '@imah/api-client/react';
import type { Building } from '@imah/contract/buildings';
import { Button, EmptyState, Heading, Inline, Skeleton, Stack } from '@imah/ui';
import { gavelIcon } from '@imah/ui/icons';
import { useState } from 'react';
import { LiveReads } from '@imah/app/live';
import { useCan } from '@imah/app/ports';
import { Read, readState } from '@imah/app/read';
import { BuildingPage } from '../parts/building-page.tsx';
import { FeeList } from './fee-list.tsx';
import { PolicyForm } from './policy-form.tsx';
import { PolicyList } from './policy-list.tsx';
import { useLateFeeTexts } from './texts.ts';

const live = ['listLateFees', 'listLateFeePolicies'] as const;

/** `/imah/tagihan/denda`: by which rules late bills bear a fee, and which fees were charged. */
export function LateFeesPage() {
  const t = useLateFeeTexts();
  return (
    <BuildingPage
      back={{ href: '/imah/tagihan/tunggakan', label: t('arrears') }}
      title={t('title')}
      lead={t('lead')}
      needs="bill.view"
      failed={t('failed')}
      forbidden={t('forbidden')}
    >
      {(building) => <BuildingFees building={building} />}
    </BuildingPage>
  );
}

function BuildingFees({ building }: { readonly building: Building }) {
  const t = useLateFeeTexts();
  const can = useCan();
  const { orgId, id: buildingId } = building;
  const policies = readState(useRead('listLateFeePolicies', { params: { buildingId } }));
  const [dialog, setDialog] = useState<'closed' | 'rule'>('closed');
  return (
    <Stack gap="xl">
      <LiveReads building={{ orgId, buildingId }} only={live} />
      <Stack gap="md" as="section" aria-label={t('rules.title')}>
        <Inline justify="between" align="center">
          <Heading level={2}>{t('rules.title')}</Heading>
          {can('bill.approve', { orgId, buildingId }) === 'allowed' ? (
            <Button icon={gavelIcon} tone="primary" onClick={() => setDialog('rule')}>
              {t('rules.set')}
            </Button>
          ) : null}
        </Inline>
        <Read of={policies} level={3} loading={<Skeleton shape="card" />} failed={t('failed')}>
          {(known) =>
            known.length === 0 ? (
              <EmptyState icon={gavelIcon} level={3} title={t('rules.empty')} text={t('rules.emptyText')} />
            ) : (
              <PolicyList policies={known} />
            )
          }
        </Read>
      </Stack>
      <Stack gap="md" as="section" aria-label={t('fees.title')}>
        <Heading level={2}>{t('fees.title')}</Heading>
        <FeeList building={building} />
      </Stack>
      {dialog === 'rule' ? <PolicyForm building={building} onClose={() => setDialog('closed')} /> : null}
    </Stack>
  );
}
