import type { Building } from '@imah/contract/buildings';
import { Card, Grid, Heading, Inline, Link, Stack } from '@imah/ui';
import { lazy, Suspense } from 'react';
import { AlarmList } from '@imah/features-devices/alarms';
import { useViews } from '@imah/app/ports';
import { useBuildingTexts } from '@imah/features-buildings';
import { NoticeBoard } from '@imah/features-buildings/notices';
import { UnitSection } from '@imah/features-buildings/units';
import { AboutBuilding } from '../building-settings/index.ts';

const TopicBoard = lazy(async () => ({ default: (await import('@imah/features-community/board')).TopicBoard }));
const HouseholdSection = lazy(async () => ({
  default: (await import('@imah/features-buildings/household')).HouseholdSection,
}));

/** The building for who lives in it: what they are told, their own home, what people talk about. */
export function ResidentOverview({ building }: { readonly building: Building }) {
  const t = useBuildingTexts();
  const views = useViews();
  const target = { orgId: building.orgId, buildingId: building.id };
  return (
    <Stack gap="xl">
      {views('announcement.view', target) ? <NoticeBoard building={building} /> : null}
      {views('unit.view', target) ? (
        <>
          <UnitSection building={building} />
          <Suspense fallback={null}>
            <HouseholdSection building={building} />
          </Suspense>
        </>
      ) : null}
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
      {views('topic.view', target) ? (
        <Suspense fallback={null}>
          <TopicBoard building={building} />
        </Suspense>
      ) : null}
    </Stack>
  );
}
