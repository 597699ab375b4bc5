import { useBuildings, useRead } from '@imah/api-client/react';
import type { Building } from '@imah/contract/buildings';
import {
  Button,
  EmptyState,
  ForbiddenState,
  Heading,
  Inline,
  Link,
  SelectField,
  Skeleton,
  Stack,
  Text,
} from '@imah/ui';
import { gavelIcon } from '@imah/ui/icons';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { LiveReads } from '@imah/app/live';
import { useCan } from '@imah/app/ports';
import { Read, readState } from '@imah/app/read';
import { useBillingTexts } from '../texts.ts';
import { FeeList } from './fee-list.tsx';
import { PolicyForm } from './policy-form.tsx';
import { PolicyList } from './policy-list.tsx';
import { useLateFeeTexts } from './texts.ts';

const live = ['listLateFees', 'listLateFeePolicies'] as const;

/** `/imah/tagihan/denda`: by which rules late bills bear a fee, and which fees were charged; the building stands in the address. */
export function LateFeesPage() {
  const t = useLateFeeTexts();
  const can = useCan();
  const buildings = readState(useBuildings());
  return (
    <Stack gap="lg">
      <Link href="/imah/tagihan/tunggakan">{t('arrears')}</Link>
      <Stack gap="xs">
        <Heading level={1}>{t('title')}</Heading>
        <Text tone="muted">{t('lead')}</Text>
      </Stack>
      <Read of={buildings} level={2} loading={<Skeleton shape="card" />} failed={t('failed')}>
        {(known) => (
          <Choice
            buildings={known.filter(
              ({ orgId, id: buildingId }) => can('bill.view', { orgId, buildingId }) === 'allowed',
            )}
          />
        )}
      </Read>
    </Stack>
  );
}

function Choice({ buildings }: { readonly buildings: readonly Building[] }) {
  const t = useLateFeeTexts();
  const tb = useBillingTexts();
  const [search, setSearch] = useSearchParams();
  const building = buildings.find(({ id }) => id === search.get('gedung')) ?? buildings[0];
  if (building === undefined) return <ForbiddenState level={2} text={t('forbidden')} />;
  return (
    <Stack gap="xl">
      {buildings.length > 1 ? (
        <SelectField
          label={tb('building')}
          value={building.id}
          options={buildings.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={({ currentTarget }) => setSearch({ gedung: currentTarget.value })}
        />
      ) : null}
      <BuildingFees key={building.id} building={building} />
    </Stack>
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
