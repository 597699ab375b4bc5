import { usePlaces } from '@imah/api-client/react';
import type { Building, Places, Unit } from '@imah/contract/buildings';
import { Card, EmptyState, Heading, Inline, Skeleton, Stack } from '@imah/ui';
import { layersIcon } from '@imah/ui/icons';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useCan } from '@imah/app/ports';
import { Read, readState } from '@imah/app/read';
import { UnitSheet } from '../unit-sheet/unit-sheet.tsx';
import { useUnitsTexts } from './texts.ts';
import { UnitActions } from './unit-actions.tsx';
import { UndoDelete, type Deleted } from './undo-delete.tsx';
import { UnitViews } from './unit-views.tsx';

export interface UnitSectionProps {
  readonly building: Building;
  /** What other domains know of the unit that stands open. */
  readonly parts?: (unit: Unit) => ReactNode;
}

/** The units of the building, and one of them opened beside them. */
export function UnitSection({ building, parts }: UnitSectionProps) {
  const t = useUnitsTexts();
  const state = readState(usePlaces(building.id));
  return (
    <Stack gap="md" as="section" aria-labelledby="unit">
      {state.kind === 'ready' ? (
        <Units building={building} places={state.data} parts={parts} />
      ) : (
        <>
          <Heading level={2} id="unit">
            {t('title')}
          </Heading>
          <Read
            of={state}
            level={3}
            loading={
              <Stack gap="sm" aria-busy>
                <Skeleton shape="control" />
                <Skeleton shape="card" />
              </Stack>
            }
            failed={t('failed')}
          />
        </>
      )}
    </Stack>
  );
}

interface UnitsProps {
  readonly building: Building;
  readonly places: Places;
  readonly parts: UnitSectionProps['parts'] | undefined;
}

function Units({ building, places, parts }: UnitsProps) {
  const t = useUnitsTexts();
  const can = useCan();
  const [search, setSearch] = useSearchParams();
  const [deleted, setDeleted] = useState<Deleted | null>(null);
  const target = { orgId: building.orgId, buildingId: building.id };
  const mayDelete = can('unit.delete', target) === 'allowed';
  const openUnit = search.get('unit');
  const unit = places.units.find(({ id }) => id === openUnit) ?? null;

  const open = (unitId: string | null) =>
    setSearch(
      (current) => {
        const next = new URLSearchParams(current);
        if (unitId === null) next.delete('unit');
        else next.set('unit', unitId);
        return next;
      },
      { replace: openUnit !== null, preventScrollReset: true },
    );

  return (
    <>
      <Inline justify="between" align="baseline">
        <Heading level={2} id="unit">
          {t('title')}
        </Heading>
        <UnitActions building={building} places={places} />
      </Inline>
      <UndoDelete building={building} deleted={deleted} onDone={() => setDeleted(null)} />
      {places.units.length === 0 ? (
        <Card>
          <EmptyState icon={layersIcon} title={t('empty.title')} text={t('empty.text')} level={3} />
        </Card>
      ) : (
        <UnitViews
          building={building}
          places={places}
          openUnit={openUnit}
          onOpen={open}
          onDeleted={mayDelete ? setDeleted : null}
        />
      )}
      {unit === null ? null : (
        <UnitSheet
          building={building}
          places={places}
          unit={unit}
          parts={parts?.(unit)}
          onClose={() => open(null)}
          onDeleted={(done) => {
            open(null);
            setDeleted(done);
          }}
        />
      )}
    </>
  );
}
