import { useBuildings } from '@imah/api-client/react';
import type { Building } from '@imah/contract/buildings';
import { EmptyState, SelectField, Skeleton, Stack } from '@imah/ui';
import { receiptTextIcon } from '@imah/ui/icons';
import { useSearchParams } from 'react-router-dom';
import { useCan } from '@imah/app/ports';
import { Read, readState } from '@imah/app/read';
import { SettingsFrame } from '@imah/features-people/parts';
import { useBillingTexts } from '../texts.ts';
import { BuildingTariffs } from './building-tariffs.tsx';
import { BillingRules } from './billing-rules.tsx';

/** `/imah/settings/billing`: what a building asks for, by which tariffs, and where else its billing is set up. */
export function SettingsBillingPage() {
  const t = useBillingTexts();
  return (
    <SettingsFrame page="billing" title={t('settings.title')} lead={t('settings.lead')} permission="tariff.view">
      {({ orgId }) => <OfOrganization orgId={orgId} />}
    </SettingsFrame>
  );
}

function OfOrganization({ orgId }: { readonly orgId: string }) {
  const t = useBillingTexts();
  const can = useCan();
  const buildings = readState(useBuildings());
  return (
    <Read of={buildings} level={2} loading={<Skeleton shape="card" />} failed={t('settings.failed')}>
      {(known) => (
        <Choice
          buildings={known.filter(
            (one) => one.orgId === orgId && can('tariff.view', { orgId, buildingId: one.id }) === 'allowed',
          )}
        />
      )}
    </Read>
  );
}

/** The building stands in the address, as on the page of its bills. */
function Choice({ buildings }: { readonly buildings: readonly Building[] }) {
  const t = useBillingTexts();
  const [search, setSearch] = useSearchParams();
  const building = buildings.find(({ id }) => id === search.get('gedung')) ?? buildings[0];
  if (building === undefined)
    return (
      <EmptyState
        icon={receiptTextIcon}
        level={2}
        title={t('settings.noBuilding')}
        text={t('settings.noBuildingText')}
      />
    );
  const choose = (id: string) =>
    setSearch((before) => {
      before.set('gedung', id);
      return before;
    });
  return (
    <Stack gap="xl">
      {buildings.length > 1 ? (
        <SelectField
          label={t('building')}
          value={building.id}
          options={buildings.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
        />
      ) : null}
      <BuildingTariffs key={building.id} building={building} />
      <BillingRules building={building} />
    </Stack>
  );
}
