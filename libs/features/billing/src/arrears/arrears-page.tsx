import { useBuildings } from '@imah/api-client/react';
import type { Building } from '@imah/contract/buildings';
import { ForbiddenState, Heading, Link, SelectField, Skeleton, Stack, Text } from '@imah/ui';
import { useSearchParams } from 'react-router-dom';
import { useCan } from '@imah/app/ports';
import { Read, readState } from '@imah/app/read';
import { useBillingTexts } from '../texts.ts';
import { BuildingArrears } from './building-arrears.tsx';
import { useArrearsTexts } from './texts.ts';

/** `/imah/tagihan/tunggakan`: what is not paid, by age; building, search and age stand in the address. */
export function ArrearsPage() {
  const t = useArrearsTexts();
  const tb = useBillingTexts();
  const can = useCan();
  const buildings = readState(useBuildings());
  return (
    <Stack gap="lg">
      <Link href="/imah/tagihan">{tb('back')}</Link>
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
  const t = useArrearsTexts();
  const tb = useBillingTexts();
  const [search, setSearch] = useSearchParams();
  const building = buildings.find(({ id }) => id === search.get('gedung')) ?? buildings[0];
  if (building === undefined) return <ForbiddenState level={2} text={t('forbidden')} />;
  return (
    <Stack gap="lg">
      {buildings.length > 1 ? (
        <SelectField
          label={tb('building')}
          value={building.id}
          options={buildings.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={({ currentTarget }) => setSearch({ gedung: currentTarget.value })}
        />
      ) : null}
      <BuildingArrears key={building.id} building={building} />
    </Stack>
  );
}
