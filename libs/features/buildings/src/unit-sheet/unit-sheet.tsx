import { useApiClient } from '@imah/api-client/react';
import type { Building, Places, Unit } from '@imah/contract/buildings';
import { Button, ConfirmDialog, DescriptionList, Grid, Inline, Callout, Sheet, Stack, StatusBadge } from '@imah/ui';
import { pencilIcon, trashIcon } from '@imah/ui/icons';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useSubmit } from '@imah/app/command';
import { useCan } from '@imah/app/ports';
import { useFormat } from '@imah/app/i18n';
import { changeBuilding } from '../parts/building-commands.ts';
import { useUnitsTexts } from '../units/texts.ts';
import { type Deleted } from '../units/undo-delete.tsx';
import { UnitForm } from '../units/unit-form.tsx';
import { lookOf, unitIcons, unitTones } from '../units/unit-look.ts';
import { useRecordNames } from './record-names.ts';
import { useUnitSheetTexts } from './texts.ts';
import { UnitHistory } from './unit-history.tsx';
import { UnitPeople } from './unit-people.tsx';

const RecordHistory = lazy(async () => ({ default: (await import('@imah/features-audit')).RecordHistory }));

interface UnitSheetProps {
  readonly building: Building;
  readonly places: Places;
  readonly unit: Unit;
  /** What other domains know of it. */
  readonly parts?: ReactNode;
  readonly onClose: () => void;
  readonly onDeleted: (deleted: Deleted) => void;
}

/** One unit: what it is, who is in it, what happened to it. */
export function UnitSheet({ building, places, unit, parts, onClose, onDeleted }: UnitSheetProps) {
  const t = useUnitSheetTexts();
  const tu = useUnitsTexts();
  const can = useCan();
  const client = useApiClient();
  const { isSending, answer, submit } = useSubmit(changeBuilding(building.id));
  const [dialog, setDialog] = useState<'none' | 'edit' | 'delete'>('none');
  const target = { orgId: building.orgId, buildingId: building.id };
  const look = lookOf(unit);
  const names = useRecordNames(unit, places);

  async function remove(): Promise<void> {
    const body = { units: [{ id: unit.id, version: unit.version }] };
    const done = await submit(() => client.deleteUnits({ params: { buildingId: building.id }, body }));
    setDialog('none');
    if (done !== null) onDeleted(done.data);
  }

  return (
    <Sheet open onClose={onClose} size={parts === undefined ? 'md' : 'lg'} title={t('title', { code: unit.code })}>
      <Stack gap="xl">
        <Inline gap="sm" justify="between">
          <StatusBadge
            tone={unitTones[look]}
            icon={unitIcons[look]}
            label={look === 'common' ? tu('kinds.common') : tu(`statuses.${look}`)}
          />
          <Inline gap="sm">
            {can('unit.update', target) === 'allowed' ? (
              <Button size="sm" icon={pencilIcon} onClick={() => setDialog('edit')}>
                {t('edit')}
              </Button>
            ) : null}
            {can('unit.delete', target) === 'allowed' ? (
              <Button size="sm" tone="ghost" icon={trashIcon} onClick={() => setDialog('delete')}>
                {t('remove')}
              </Button>
            ) : null}
          </Inline>
        </Inline>
        {answer?.message === undefined ? null : (
          <Callout tone="danger" announce="assertive">
            {answer.message}
          </Callout>
        )}
        <Grid item="lg" gap="xl">
          <Stack gap="xl">
            {can('occupant.view', target) === 'allowed' ? <UnitPeople building={building} unit={unit} /> : null}
            <Facts places={places} unit={unit} />
          </Stack>
          {parts === undefined ? null : <Stack gap="xl">{parts}</Stack>}
          <Stack gap="xl">
            {can('unit.view', target) === 'allowed' ? <UnitHistory building={building} unit={unit} /> : null}
            <Suspense fallback={null}>
              <RecordHistory
                {...target}
                entity="unit"
                entityId={unit.id}
                zone={building.timeZone}
                level={3}
                names={names}
              />
            </Suspense>
          </Stack>
        </Grid>
      </Stack>
      {dialog === 'edit' ? (
        <UnitForm building={building} places={places} unit={unit} onClose={() => setDialog('none')} />
      ) : null}
      <ConfirmDialog
        open={dialog === 'delete'}
        title={tu('remove.title', { count: 1 })}
        text={tu('remove.text')}
        confirmLabel={t('remove')}
        tone="danger"
        loading={isSending}
        onConfirm={() => void remove()}
        onClose={() => setDialog('none')}
      />
    </Sheet>
  );
}

function Facts({ places, unit }: { readonly places: Places; readonly unit: Unit }) {
  const t = useUnitSheetTexts();
  const tu = useUnitsTexts();
  const format = useFormat();
  const floor = places.floors.find(({ id }) => id === unit.floorId);
  const section = places.sections.find(({ id }) => id === floor?.sectionId);
  return (
    <DescriptionList
      items={[
        { term: t('facts.section'), detail: section?.name ?? '–' },
        { term: t('facts.floor'), detail: floor?.label ?? '–' },
        { term: t('facts.kind'), detail: tu(`kinds.${unit.kind}`) },
        { term: t('facts.area'), detail: t('facts.areaValue', { area: format.number(unit.areaMilliM2 / 1000, 2) }) },
        {
          term: t('facts.npp'),
          detail:
            unit.nppE6 === null
              ? t('facts.unset')
              : t('facts.nppValue', { npp: format.number(unit.nppE6 / 1_000_000, 6) }),
        },
      ]}
    />
  );
}
