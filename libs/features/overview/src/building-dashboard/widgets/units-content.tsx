import { useRead } from '@imah/api-client/react';
import type { Building } from '@imah/contract/buildings';
import type { FloorStates, UnitState } from '@imah/contract/dashboards';
import { Anchor, EmptyState, Icon, Skeleton, Stack, Text } from '@imah/ui';
import { houseIcon } from '@imah/ui/icons';
import { Read, readState } from '@imah/app/read';
import { useDashboardTexts } from '../texts.ts';
import { AsOf } from './as-of.tsx';
import { lookOfUnit, type UnitLook, unitLookIcons, unitLooks } from './unit-look.ts';
import * as styles from './widgets.css.ts';

const refetchInterval = 60_000;

/** Every unit, floor above floor, with what is the matter there by symbol, word and colour. */
export function UnitsContent({ building }: { readonly building: Building }) {
  const t = useDashboardTexts();
  const read = useRead('listUnitStates', { params: { buildingId: building.id } }, { refetchInterval });
  return (
    <Read
      of={readState(read)}
      level={3}
      loading={<Skeleton shape="chart" />}
      failed={t('units.failed')}
      empty={<EmptyState icon={houseIcon} title={t('units.none')} level={3} />}
    >
      {(floors) => (
        <Stack gap="md">
          <FloorMap floors={floors} buildingId={building.id} />
          <AsOf of={read} />
        </Stack>
      )}
    </Read>
  );
}

/** The floors of a building with their units, below what their looks mean. */
export function FloorMap({
  floors,
  buildingId,
}: {
  readonly floors: readonly FloorStates[];
  readonly buildingId: string;
}) {
  return (
    <Stack gap="md">
      <Legend floors={floors} />
      <Stack gap="sm">
        {floors.map((floor) => (
          <Floor key={floor.id} floor={floor} floors={floors} buildingId={buildingId} />
        ))}
      </Stack>
    </Stack>
  );
}

function Legend({ floors }: { readonly floors: readonly FloorStates[] }) {
  const t = useDashboardTexts();
  const counts = new Map<UnitLook, number>();
  for (const unit of floors.flatMap(({ units }) => units)) {
    const look = lookOfUnit(unit);
    counts.set(look, (counts.get(look) ?? 0) + 1);
  }
  return (
    <ul className={styles.legends}>
      {unitLooks
        .filter((look) => counts.has(look))
        .map((look) => (
          <li key={look} className={styles.legend}>
            <span className={styles.mark} data-look={look}>
              <Icon icon={unitLookIcons[look]} />
            </span>
            {t(`units.looks.${look}`)} {counts.get(look)}
          </li>
        ))}
    </ul>
  );
}

interface FloorProps {
  readonly floor: FloorStates;
  readonly floors: readonly FloorStates[];
  readonly buildingId: string;
}

function Floor({ floor: { label, section, units }, floors, buildingId }: FloorProps) {
  const t = useDashboardTexts();
  const isOnly = floors.every((other) => other.section === section);
  const name = isOnly ? t('units.floor', { label }) : t('units.floorIn', { label, section });
  return (
    <div className={styles.floor}>
      <Text size="xs" tone="muted">
        {name}
      </Text>
      <ul className={styles.cells} aria-label={name}>
        {units.map((unit) => (
          <li key={unit.id}>
            <Cell unit={unit} buildingId={buildingId} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Cell({ unit, buildingId }: { readonly unit: UnitState; readonly buildingId: string }) {
  const t = useDashboardTexts();
  const look = lookOfUnit(unit);
  const { alarms, tickets } = unit;
  const said = [
    alarms !== null && alarms > 0 ? t('units.alarms', { count: alarms }) : null,
    tickets !== null && tickets > 0 ? t('units.tickets', { count: tickets }) : null,
  ].filter((part) => part !== null);
  const state = said.length > 0 ? said.join(', ') : t(`units.looks.${look}`);
  return (
    <Anchor
      href={`/imah/building/${buildingId}/unit?unit=${unit.id}`}
      className={styles.cell}
      data-look={look}
      aria-label={`${unit.code}: ${state}`}
      title={state}
    >
      <Icon icon={unitLookIcons[look]} />
      {unit.code}
    </Anchor>
  );
}
