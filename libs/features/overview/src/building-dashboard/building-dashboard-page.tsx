import { useDevices, useDeviceTypes, useRead } from '@imah/api-client/react';
import { Button, Heading, Inline, Skeleton, Stack, Text } from '@imah/ui';
import { WidgetGrid } from '@imah/ui/data';
import { monitorIcon, pencilIcon } from '@imah/ui/icons';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useFormat } from '@imah/app/i18n';
import { useCan } from '@imah/app/ports';
import { allOf, Read, readState } from '@imah/app/read';
import { useCurrentBuilding } from '@imah/features-buildings';
import { useBuildingConnection } from '@imah/realtime/react';
import { useDashboardTexts } from './texts.ts';
import { useDashboardEditor } from './use-dashboard-editor.ts';
import { gridWidget, type WidgetGround } from './widgets/grid-widgets.tsx';

const DashboardEditing = lazy(async () => ({ default: (await import('./dashboard-editing.tsx')).DashboardEditing }));
const WallsSheet = lazy(async () => ({ default: (await import('./walls/walls-sheet.tsx')).WallsSheet }));

/** `/imah/building/{id}/dashboard`: what a building shows at a glance, arranged by its people, live. */
export function BuildingDashboardPage() {
  const t = useDashboardTexts();
  const format = useFormat();
  const can = useCan();
  const building = useCurrentBuilding();
  const { orgId, id: buildingId } = building;
  useBuildingConnection({ orgId, buildingId });
  const dashboard = readState(useRead('getDashboard', { params: { buildingId } }));
  const ground = useGround();
  const editor = useDashboardEditor(buildingId);
  const [walls, setWalls] = useState<'closed' | 'open'>('closed');
  const isViewing = editor.state === 'viewing' || editor.state === 'opening';

  return (
    <Stack gap="lg">
      <Inline justify="between" gap="md">
        <Heading level={2}>{t('title')}</Heading>
        {isViewing && can('dashboard.update', { orgId, buildingId }) === 'allowed' ? (
          <Inline gap="sm">
            <Button icon={monitorIcon} onClick={() => setWalls('open')}>
              {t('walls')}
            </Button>
            <Button
              icon={pencilIcon}
              loading={editor.state === 'opening'}
              onClick={() => editor.send({ type: 'OPEN' })}
            >
              {t('arrange')}
            </Button>
          </Inline>
        ) : null}
      </Inline>
      {isViewing ? (
        <Read of={dashboard} level={3} loading={<Skeleton shape="chart" aria-busy />} failed={t('failed')}>
          {({ widgets, layouts, publishedAt, publishedBy }) => (
            <Stack gap="md">
              <Text size="sm" tone="muted">
                {publishedAt === null
                  ? t('made')
                  : t('published', {
                      when: format.shortDateTime(Date.parse(publishedAt), building.timeZone),
                      who: publishedBy ?? t('somebody'),
                    })}
              </Text>
              <WidgetGrid
                label={t('title')}
                level={3}
                widgets={widgets.map((widget) => gridWidget(widget, ground, t))}
                layouts={layouts}
              />
            </Stack>
          )}
        </Read>
      ) : (
        <Suspense fallback={<Skeleton shape="chart" aria-busy />}>
          <DashboardEditing editor={editor} ground={ground} />
        </Suspense>
      )}
      {walls === 'open' ? (
        <Suspense>
          <WallsSheet building={building} onClose={() => setWalls('closed')} />
        </Suspense>
      ) : null}
    </Stack>
  );
}

/** What the widgets are about; without a right to the devices there are none that name one. */
function useGround(): WidgetGround {
  const building = useCurrentBuilding();
  const devices = useDevices(building.id);
  const types = useDeviceTypes(building.id);
  const reads = allOf(readState(devices), readState(types));
  const isKnown = reads.kind === 'ready' || reads.kind === 'forbidden' || reads.kind === 'missing';
  const retry = reads.kind === 'failed' || reads.kind === 'offline' ? reads.retry : null;
  const [known, kinds] = [devices.data, types.data];
  return useMemo(
    () => ({ building, devices: isKnown ? (known ?? []) : null, types: kinds ?? [], retry }),
    [building, isKnown, known, kinds, retry],
  );
}
