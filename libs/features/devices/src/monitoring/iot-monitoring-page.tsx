import { useDevices, useDeviceTypes } from '@imah/api-client/react';
import { useBuildingConnection } from '@imah/realtime/react';
import { Card, ForbiddenState, Heading, Notice, Skeleton, Stack } from '@imah/ui';
import { AlarmList } from '../alarms/index.ts';
import { useCurrentBuilding } from '@imah/features-buildings';
import { allOf, NotYetRead, readState } from '@imah/app/live';
import { RefusedFeed } from '../parts/refused-feed.tsx';
import { useDeviceTexts } from '../texts.ts';
import * as styles from './monitoring.css.ts';
import { MonitoringCharts } from './monitoring-charts.tsx';

/** A wall to leave open: chosen values as they move, and the alarms that stand. */
export function IotMonitoringPage() {
  const t = useDeviceTexts();
  const building = useCurrentBuilding();
  const feed = useBuildingConnection({ orgId: building.orgId, buildingId: building.id });
  const devices = readState(useDevices(building.id));
  const types = readState(useDeviceTypes(building.id));

  return (
    <Stack gap="lg" as="section" aria-labelledby="pemantauan">
      <Heading level={2} id="pemantauan">
        {t('monitoringTitle')}
      </Heading>
      {feed === 'refused' ? <RefusedFeed building={building} /> : null}
      {feed === 'interrupted' ? (
        <Notice tone="warning" announce="polite">
          {t('feed.interrupted')}
        </Notice>
      ) : null}
      <div className={styles.wall}>
        <Stack gap="md">
          {devices.kind === 'forbidden' || devices.kind === 'missing' ? <ForbiddenState level={3} /> : null}
          <NotYetRead
            state={allOf(devices, types)}
            failed={t('failed')}
            loading={<Skeleton shape="chart" aria-busy />}
          />
          {devices.kind === 'ready' && types.kind === 'ready' ? (
            <MonitoringCharts building={building} devices={devices.data} types={types.data} />
          ) : null}
        </Stack>
        <Stack gap="md" as="section" aria-labelledby="alarm-aktif">
          <Heading level={3} id="alarm-aktif">
            {t('monitoring.alarms')}
          </Heading>
          <Card padding="none">
            <AlarmList building={building} />
          </Card>
        </Stack>
      </div>
    </Stack>
  );
}
