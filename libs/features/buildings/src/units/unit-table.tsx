import { useApiClient } from '@imah/api-client/react';
import type { Building, Places, Unit } from '@imah/contract/buildings';
import { Button, ConfirmDialog, Callout, Stack, StatusBadge } from '@imah/ui';
import { type DataColumn, DataTable } from '@imah/ui/data';
import { eyeIcon, trashIcon } from '@imah/ui/icons';
import { useMemo, useState } from 'react';
import { useSubmit } from '@imah/app/command';
import { useFormat } from '@imah/app/i18n';
import { changeBuilding } from '../parts/building-commands.ts';
import { useUnitsTexts } from './texts.ts';
import type { Deleted } from './undo-delete.tsx';
import { lookOf, unitIcons, unitTones } from './unit-look.ts';

interface UnitTableProps {
  readonly building: Building;
  readonly places: Places;
  readonly onOpen: (unitId: string) => void;
  readonly onDeleted: ((deleted: Deleted) => void) | null;
}

/** The units as rows: to be sorted, chosen, deleted together and taken away as CSV. */
export function UnitTable({ building, places, onOpen, onDeleted }: UnitTableProps) {
  const t = useUnitsTexts();
  const client = useApiClient();
  const { isSending, answer, submit } = useSubmit(changeBuilding(building.id));
  const [doomed, setDoomed] = useState<readonly Unit[]>([]);
  const columns = useUnitColumns(places);

  async function remove(): Promise<void> {
    const body = { units: doomed.map(({ id, version }) => ({ id, version })) };
    const done = await submit(() => client.deleteUnits({ params: { buildingId: building.id }, body }));
    setDoomed([]);
    if (done !== null) onDeleted?.(done.data);
  }

  return (
    <Stack gap="md">
      {answer?.message === undefined ? null : (
        <Callout tone="danger" announce="assertive">
          {answer.message}
        </Callout>
      )}
      <DataTable
        caption={t('title')}
        columns={columns}
        rows={places.units}
        rowId={idOf}
        searchLabel={t('search')}
        fileName={`unit-${building.code.toLowerCase()}`}
        actions={(unit) => [{ kind: 'action', label: unit.code, icon: eyeIcon, onSelect: () => onOpen(unit.id) }]}
        selection={onDeleted === null ? 'none' : 'rows'}
        selectionActions={(selected) => (
          <Button size="sm" tone="danger" icon={trashIcon} onClick={() => setDoomed(selected)}>
            {t('remove.action')}
          </Button>
        )}
      />
      <ConfirmDialog
        open={doomed.length > 0}
        title={t('remove.title', { count: doomed.length })}
        text={t('remove.text')}
        confirmLabel={t('remove.action')}
        tone="danger"
        loading={isSending}
        onConfirm={() => void remove()}
        onClose={() => setDoomed([])}
      />
    </Stack>
  );
}

const idOf = (unit: Unit) => unit.id;

function useUnitColumns(places: Places): readonly DataColumn<Unit>[] {
  const t = useUnitsTexts();
  const format = useFormat();
  return useMemo(() => {
    const floors = new Map(places.floors.map((floor) => [floor.id, floor]));
    const sections = new Map(places.sections.map(({ id, name }) => [id, name]));
    const floorOf = (unit: Unit) => floors.get(unit.floorId);
    const word = (unit: Unit) => {
      const look = lookOf(unit);
      return look === 'common' ? t('kinds.common') : t(`statuses.${look}`);
    };
    return [
      { id: 'code', label: t('columns.code'), value: ({ code }) => code, width: 'sm' },
      {
        id: 'section',
        label: t('columns.section'),
        value: (unit) => sections.get(floorOf(unit)?.sectionId ?? '') ?? '',
        filter: 'values',
      },
      {
        id: 'floor',
        label: t('columns.floor'),
        value: (unit) => floorOf(unit)?.level ?? null,
        text: (unit) => floorOf(unit)?.label ?? '',
        width: 'sm',
      },
      {
        id: 'status',
        label: t('columns.status'),
        value: word,
        cell: (unit) => (
          <StatusBadge tone={unitTones[lookOf(unit)]} icon={unitIcons[lookOf(unit)]} label={word(unit)} />
        ),
        filter: 'values',
        width: 'sm',
      },
      { id: 'kind', label: t('columns.kind'), value: ({ kind }) => t(`kinds.${kind}`), filter: 'values', width: 'sm' },
      {
        id: 'area',
        label: t('columns.area'),
        value: ({ areaMilliM2 }) => areaMilliM2 / 1000,
        text: ({ areaMilliM2 }) => format.number(areaMilliM2 / 1000, 2),
        align: 'end',
        width: 'sm',
      },
      {
        id: 'npp',
        label: t('columns.npp'),
        value: ({ nppE6 }) => (nppE6 === null ? null : nppE6 / 1_000_000),
        text: ({ nppE6 }) => (nppE6 === null ? '–' : format.number(nppE6 / 1_000_000, 4)),
        align: 'end',
        width: 'sm',
      },
    ];
  }, [places, t, format]);
}
