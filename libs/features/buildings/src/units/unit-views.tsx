import type { Building, Places } from '@imah/contract/buildings';
import { type UnitStatus, unitStatuses } from '@imah/contract/buildings/words';
import { Button, Card, EmptyState, Inline, SearchField, Skeleton, Stack, Tabs, Text, ToggleGroup } from '@imah/ui';
import { layoutGridIcon, searchIcon, tableIcon } from '@imah/ui/icons';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useCan } from '@imah/app/ports';
import { boardFloors, matches } from './board-lines.ts';
import { useUnitsTexts } from './texts.ts';
import type { Deleted } from './undo-delete.tsx';
import { UnitBoard } from './unit-board.tsx';
import { unitIcons } from './unit-look.ts';
import { type FilterState, useUnitFilter } from './use-unit-filter.ts';

const UnitTable = lazy(async () => ({ default: (await import('./unit-table.tsx')).UnitTable }));

interface UnitViewsProps {
  readonly building: Building;
  readonly places: Places;
  readonly openUnit: string | null;
  readonly onOpen: (unitId: string) => void;
  /** Null for who may not delete. */
  readonly onDeleted: ((deleted: Deleted) => void) | null;
}

/** The units as a board or as a table: the same units, the same press. */
export function UnitViews(props: UnitViewsProps) {
  const t = useUnitsTexts();
  const [view, setView] = useState('board');
  const filter = useUnitFilter();
  const { id, orgId } = props.building;
  // Of one's own few there is nothing to look for and nothing to count.
  const seesAll = useCan()('unit.view', { orgId, buildingId: id }) === 'allowed';
  if (!seesAll) return <Boards {...props} filter={filter} />;
  return (
    <Stack gap="md">
      <Inline gap="sm" justify="between">
        {view === 'board' ? <Filter places={props.places} filter={filter} /> : <span />}
        <ToggleGroup
          label={t('view')}
          value={view}
          onChange={({ value }) => setView(value)}
          options={[
            { value: 'board', label: t('board'), icon: layoutGridIcon, display: 'icon' },
            { value: 'table', label: t('table'), icon: tableIcon, display: 'icon' },
          ]}
        />
      </Inline>
      {view === 'table' ? (
        <Suspense fallback={<Skeleton shape="card" />}>
          <UnitTable {...props} />
        </Suspense>
      ) : (
        <Boards {...props} filter={filter} />
      )}
    </Stack>
  );
}

function Filter({ places, filter }: { readonly places: Places; readonly filter: FilterState }) {
  const t = useUnitsTexts();
  const counts = useMemo(() => {
    const lived = places.units.filter(({ kind }) => kind !== 'common');
    return new Map(unitStatuses.map((status) => [status, lived.filter((unit) => unit.status === status).length]));
  }, [places.units]);
  return (
    <Inline gap="sm">
      <SearchField label={t('search')} value={filter.typed} onChange={({ value }) => filter.setText(value)} />
      <ToggleGroup
        label={t('status')}
        choice="many"
        size="sm"
        value={filter.statuses}
        // The values are those of the options.
        onChange={({ value }) => filter.setStatuses(value as UnitStatus[])}
        options={unitStatuses.map((status) => ({
          value: status,
          icon: unitIcons[status],
          label: t('statusCount', { status: t(`statuses.${status}`), count: counts.get(status) ?? 0 }),
        }))}
      />
    </Inline>
  );
}

function Boards({ places, openUnit, onOpen, filter }: UnitViewsProps & { readonly filter: FilterState }) {
  const t = useUnitsTexts();
  const { text, statuses } = filter;
  const sections = useMemo(
    () => places.sections.map((section) => ({ section, floors: boardFloors(places, section.id, { text, statuses }) })),
    [places, text, statuses],
  );
  const held = sections.find(({ floors }) => floors.some(({ units }) => units.some(({ id }) => id === openUnit)));
  // A section that nobody has described yet is not the one to begin with.
  const described = sections.find(({ floors }) => floors.some(({ units }) => units.length > 0));
  const [chosen, setChosen] = useState((held ?? described ?? sections[0])?.section.id ?? '');
  const found = useMemo(
    () => places.units.filter((unit) => matches(unit, { text, statuses })).length,
    [places.units, text, statuses],
  );
  const isFiltered = text.trim() !== '' || statuses.length > 0;
  // A section in which nothing is found is left for one in which something is.
  const current = sections.find(({ section, floors }) => section.id === chosen && (!isFiltered || floors.length > 0));
  const shown = current ?? sections.find(({ floors }) => floors.length > 0);

  if (found === 0 && isFiltered) {
    return (
      <Card>
        <EmptyState
          icon={searchIcon}
          title={t('none.title')}
          text={t('none.text')}
          level={3}
          actions={<Button onClick={filter.clear}>{t('none.clear')}</Button>}
        />
      </Card>
    );
  }
  const board = (floors: (typeof sections)[number]['floors'], name: string) => (
    <UnitBoard label={`${t('title')} ${name}`} floors={floors} openUnit={openUnit} onOpen={onOpen} />
  );
  return (
    <Stack gap="sm">
      {isFiltered ? (
        <Text size="sm" tone="muted" aria-live="polite">
          {t('shown', { shown: found, count: places.units.length })}
        </Text>
      ) : null}
      {sections.length === 1 && sections[0] !== undefined ? (
        board(sections[0].floors, sections[0].section.name)
      ) : (
        <Tabs
          label={t('section')}
          selected={shown?.section.id ?? chosen}
          onChange={({ selected }) => setChosen(selected)}
          tabs={sections.map(({ section, floors }) => ({
            id: section.id,
            label: section.name,
            content: board(floors, section.name),
          }))}
        />
      )}
    </Stack>
  );
}
