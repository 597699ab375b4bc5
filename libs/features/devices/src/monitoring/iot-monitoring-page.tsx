import { useDevices, useDeviceTypes } from '@imah/api-client/react';
import { useBuildingConnection } from '@imah/realtime/react';
import { Card, Heading, Callout, Skeleton, Stack } from '@imah/ui';
import { AlarmList } from '../alarms/index.ts';
import { useCurrentBuilding } from '@imah/features-buildings';
import { Read, readState, together } from '@imah/app/read';
import { MaintenanceWindows } from '../windows/maintenance-windows.tsx';
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
        <Callout tone="warning" announce="polite">
          {t('feed.interrupted')}
        </Callout>
      ) : null}
      <div className={styles.wall}>
        <Stack gap="md">
          <Read
            of={together(devices, types)}
            level={3}
            loading={<Skeleton shape="chart" aria-busy />}
            failed={t('failed')}
          >
            {([known, kinds]) => <MonitoringCharts building={building} devices={known} types={kinds} />}
          </Read>
        </Stack>
        <Stack gap="lg">
          <Stack gap="md" as="section" aria-labelledby="alarm-aktif">
            <Heading level={3} id="alarm-aktif">
              {t('monitoring.alarms')}
            </Heading>
            <Card padding="none">
              <AlarmList building={building} />
            </Card>
          </Stack>
          <MaintenanceWindows building={building} />
        </Stack>
      </div>
    </Stack>
  );
}
