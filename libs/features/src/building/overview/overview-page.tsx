import { Card, Grid, Heading, Inline, Link, Stack } from '@imah/ui';
import { AlarmList } from '../../alarms/index.ts';
import { useViews } from '../../app/use-can.ts';
import { useCurrentBuilding } from '../building-context.tsx';
import { useBuildingTexts } from '../texts.ts';
import { AboutBuilding } from './about-building.tsx';
import { HealthStrip } from './health-strip.tsx';
import { PlaceSummary } from './place-summary.tsx';

/** How the building is, where its places are, and what needs a look. */
export function OverviewPage() {
  const t = useBuildingTexts();
  const building = useCurrentBuilding();
  const views = useViews();
  const target = { orgId: building.orgId, buildingId: building.id };

  return (
    <Stack gap="xl">
      <HealthStrip building={building} />
      <Grid columns={2} gap="xl">
        {views('alarm.view', target) ? (
          <Stack gap="md" as="section" aria-labelledby="alarm-aktif">
            <Inline justify="between" align="baseline">
              <Heading level={2} id="alarm-aktif">
                {t('alarmList.title')}
              </Heading>
              <Link href={`/imah/building/${building.id}/iot-monitoring`}>{t('alarmList.all')}</Link>
            </Inline>
            <Card padding="none">
              <AlarmList building={building} limit={5} />
            </Card>
          </Stack>
        ) : null}
        <AboutBuilding building={building} />
      </Grid>
      {views('unit.view', target) ? <PlaceSummary building={building} /> : null}
    </Stack>
  );
}
