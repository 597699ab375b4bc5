import { useBuildings } from '@imah/api-client/react';
import type { Permission } from '@imah/contract/access';
import type { Building } from '@imah/contract/buildings';
import { ForbiddenState, Heading, Link, SelectField, Skeleton, Stack, Text } from '@imah/ui';
import { Fragment, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useCan } from '@imah/app/ports';
import { Read, readState } from '@imah/app/read';
import { useBillingTexts } from '../texts.ts';

interface BuildingPageProps {
  readonly back: { readonly href: string; readonly label: string };
  readonly title: string;
  readonly lead: string;
  /** In a building, for it to be offered. */
  readonly needs: Permission;
  readonly failed: string;
  /** Said to who may do it in no building. */
  readonly forbidden: string;
  readonly children: (building: Building) => ReactNode;
}

/** A page of billing about one building, which is chosen where there are several; it stands in the address. */
export function BuildingPage({ back, title, lead, needs, failed, forbidden, children }: BuildingPageProps) {
  const can = useCan();
  const buildings = readState(useBuildings());
  return (
    <Stack gap="lg">
      <Link href={back.href}>{back.label}</Link>
      <Stack gap="xs">
        <Heading level={1}>{title}</Heading>
        <Text tone="muted">{lead}</Text>
      </Stack>
      <Read of={buildings} level={2} loading={<Skeleton shape="card" />} failed={failed}>
        {(known) => (
          <Choice
            buildings={known.filter(({ orgId, id: buildingId }) => can(needs, { orgId, buildingId }) === 'allowed')}
            forbidden={forbidden}
          >
            {children}
          </Choice>
        )}
      </Read>
    </Stack>
  );
}

interface ChoiceProps extends Pick<BuildingPageProps, 'forbidden' | 'children'> {
  readonly buildings: readonly Building[];
}

function Choice({ buildings, forbidden, children }: ChoiceProps) {
  const t = useBillingTexts();
  const [search, setSearch] = useSearchParams();
  const building = buildings.find(({ id }) => id === search.get('gedung')) ?? buildings[0];
  if (building === undefined) return <ForbiddenState level={2} text={forbidden} />;
  return (
    <Stack gap="xl">
      {buildings.length > 1 ? (
        <SelectField
          label={t('building')}
          value={building.id}
          options={buildings.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={({ currentTarget }) => setSearch({ gedung: currentTarget.value })}
        />
      ) : null}
      <Fragment key={building.id}>{children(building)}</Fragment>
    </Stack>
  );
}
