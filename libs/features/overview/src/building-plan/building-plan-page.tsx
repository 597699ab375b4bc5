import { useRead } from '@imah/api-client/react';
import type { PlanFloor } from '@imah/contract/plans';
import { Button, EmptyState, Heading, Skeleton, Stack, Tabs } from '@imah/ui';
import { layersIcon, pencilIcon, uploadIcon } from '@imah/ui/icons';
import { useBuildingConnection } from '@imah/realtime/react';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useCan } from '@imah/app/ports';
import { Read, readState } from '@imah/app/read';
import { useCurrentBuilding } from '@imah/features-buildings';
import { FloorView } from './floor-view.tsx';
import { usePlanGround } from './plan-ground.ts';
import { usePlanTexts } from './texts.ts';
import { usePlanEditor } from './use-plan-editor.ts';

const PlanEditing = lazy(async () => ({ default: (await import('./editing/plan-editing.tsx')).PlanEditing }));

/** `/imah/building/{id}/dashboard-img`: the floors of a building with what is on them, live. */
export function BuildingPlanPage() {
  const t = usePlanTexts();
  const { orgId, id: buildingId } = useCurrentBuilding();
  useBuildingConnection({ orgId, buildingId });
  const floors = readState(useRead('listPlans', { params: { buildingId } }));
  return (
    <Stack gap="lg">
      <Heading level={2}>{t('title')}</Heading>
      <Read
        of={floors}
        level={3}
        loading={<Skeleton shape="chart" aria-busy />}
        failed={t('failed')}
        empty={<EmptyState icon={layersIcon} level={3} title={t('noFloorsTitle')} text={t('noFloorsText')} />}
      >
        {(known) => <Floors floors={known} />}
      </Read>
    </Stack>
  );
}

function Floors({ floors }: { readonly floors: readonly PlanFloor[] }) {
  const t = usePlanTexts();
  const [search, setSearch] = useSearchParams();
  const asked = search.get('lantai');
  const shown = floors.find(({ floorId }) => floorId === asked) ?? floors.find(({ number }) => number > 0) ?? floors[0];
  if (shown === undefined) return null;
  const isOfParts = new Set(floors.map(({ section }) => section)).size > 1;
  const nameOf = ({ section, label }: PlanFloor) => (isOfParts ? t('floor', { section, floor: label }) : label);
  return (
    <Tabs
      label={t('floors')}
      selected={shown.floorId}
      onChange={({ selected }) => setSearch({ lantai: selected }, { replace: true })}
      tabs={floors.map((one) => ({
        id: one.floorId,
        label: nameOf(one),
        content: <Floor key={one.floorId} floor={one} floors={floors} name={nameOf(one)} />,
      }))}
    />
  );
}

interface FloorProps {
  readonly floor: PlanFloor;
  readonly floors: readonly PlanFloor[];
  readonly name: string;
}

function Floor({ floor: { floorId }, floors, name }: FloorProps) {
  const t = usePlanTexts();
  const can = useCan();
  const building = useCurrentBuilding();
  const { orgId, id: buildingId } = building;
  const ground = usePlanGround(building, floorId, floors);
  const plan = readState(useRead('getPlan', { params: { buildingId, floorId } }));
  const editor = usePlanEditor(buildingId, floorId);
  const isViewing = editor.state === 'viewing' || editor.state === 'opening';
  const mayDraw = can('plan.update', { orgId, buildingId }) === 'allowed';
  const opening = { loading: editor.state === 'opening', onClick: () => editor.send({ type: 'OPEN' }) };
  if (!isViewing)
    return (
      <Suspense fallback={<Skeleton shape="chart" aria-busy />}>
        <PlanEditing editor={editor} ground={ground} name={name} />
      </Suspense>
    );
  return (
    <Read of={plan} level={3} loading={<Skeleton shape="chart" aria-busy />} failed={t('failed')}>
      {(known) =>
        known.picture === null && known.items.length === 0 ? (
          <EmptyState
            icon={layersIcon}
            level={3}
            title={t('emptyTitle')}
            text={mayDraw ? t('emptyText') : t('emptyViewer')}
            actions={
              mayDraw ? (
                <Button icon={uploadIcon} tone="primary" {...opening}>
                  {t('upload')}
                </Button>
              ) : undefined
            }
          />
        ) : (
          <FloorView
            plan={known}
            ground={ground}
            name={name}
            action={
              mayDraw ? (
                <Button icon={pencilIcon} {...opening}>
                  {t('draw')}
                </Button>
              ) : null
            }
          />
        )
      }
    </Read>
  );
}
