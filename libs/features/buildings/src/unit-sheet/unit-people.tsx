import { useOccupancies } from '@imah/api-client/react';
import type { Building, Unit } from '@imah/contract/buildings';
import type { Occupancy } from '@imah/contract/people';
import { Button, Heading, Inline, Stack, Text } from '@imah/ui';
import { userPlusIcon } from '@imah/ui/icons';
import { useState } from 'react';
import { useCan } from '@imah/app/ports';
import { useNow, localDay } from '@imah/app/i18n';
import { Read, readState } from '@imah/app/read';
import { StayForm } from './stay-form.tsx';
import { StayRow } from './stay-row.tsx';
import { useUnitSheetTexts } from './texts.ts';

interface UnitPeopleProps {
  readonly building: Building;
  readonly unit: Unit;
}

/** Who is in the unit, who will be, and who was. */
export function UnitPeople({ building, unit }: UnitPeopleProps) {
  const t = useUnitSheetTexts();
  const can = useCan();
  const state = readState(useOccupancies(building.id, unit.id));
  const [isAdding, setAdding] = useState(false);
  const today = localDay(useNow(60_000), building.timeZone);
  // Who pays is asked differently where somebody does already; where they cannot be read, nobody's bills are moved.
  const isComing = state.kind === 'loading';
  const isPaid =
    state.kind !== 'ready' || state.data.some((stay) => stay.isBillingParty && (stay.to === null || stay.to >= today));
  const mayAdd = can('occupant.create', { orgId: building.orgId, buildingId: building.id }) === 'allowed';
  return (
    <Stack gap="md" as="section" aria-labelledby="penghuni-unit">
      <Inline justify="between" align="baseline">
        <Heading level={3} id="penghuni-unit">
          {t('people.title')}
        </Heading>
        {mayAdd ? (
          <Button size="sm" icon={userPlusIcon} loading={isAdding && isComing} onClick={() => setAdding(true)}>
            {t('people.add')}
          </Button>
        ) : null}
      </Inline>
      <Read of={state} failed={t('people.failed')} level={3} forbidden={null}>
        {(stays) => <Stays building={building} unit={unit} stays={stays} />}
      </Read>
      {isAdding && !isComing ? (
        <StayForm building={building} unit={unit} isPaid={isPaid} onClose={() => setAdding(false)} />
      ) : null}
    </Stack>
  );
}

function Stays({ building, unit, stays }: UnitPeopleProps & { readonly stays: readonly Occupancy[] }) {
  const t = useUnitSheetTexts();
  const today = localDay(useNow(60_000), building.timeZone);
  const groups = {
    now: stays.filter(({ from, to }) => from <= today && (to === null || to >= today)),
    coming: stays.filter(({ from }) => from > today),
    past: stays.filter(({ to }) => to !== null && to < today),
  };
  if (stays.length === 0) {
    return (
      <Text tone="muted" size="sm">
        {t('people.empty')}
      </Text>
    );
  }
  return (['now', 'coming', 'past'] as const)
    .filter((name) => groups[name].length > 0)
    .map((name) => (
      <Stack key={name} gap="xs">
        <Text size="sm" tone="muted" weight="semibold">
          {t(`people.${name}`)}
        </Text>
        {groups[name].map((stay) => (
          <StayRow
            key={stay.id}
            building={building}
            unit={unit}
            stay={stay}
            hasLeft={name === 'past'}
            others={groups.now.filter(({ id }) => id !== stay.id)}
          />
        ))}
      </Stack>
    ));
}
