import { Card, Grid, Heading, Inline, Link, Stack } from '@imah/ui';
import { lazy, Suspense } from 'react';
import { AlarmList } from '@imah/features-devices/alarms';
import { sideOf, useApp, useCan, useViews } from '@imah/app/ports';
import { useBuildingTexts, useCurrentBuilding } from '@imah/features-buildings';
import { ArchivedCallout } from '@imah/features-buildings/edit';
import { NoticeBoard } from '@imah/features-buildings/notices';
import { PeopleSection } from '@imah/features-buildings/people';
import { UnitSection } from '@imah/features-buildings/units';
import { AboutBuilding } from './about-building.tsx';
import { HealthStrip } from './health-strip.tsx';

const TopicBoard = lazy(async () => ({ default: (await import('@imah/features-community/board')).TopicBoard }));
const ScanLabels = lazy(async () => ({ default: (await import('@imah/features-tickets/scan/labels')).ScanLabels }));
const HouseholdSection = lazy(async () => ({
  default: (await import('@imah/features-buildings/household')).HouseholdSection,
}));
const JoiningSection = lazy(async () => ({
  default: (await import('@imah/features-buildings/joining')).JoiningSection,
}));
const RecordHistory = lazy(async () => ({ default: (await import('@imah/features-audit')).RecordHistory }));

/** How the building is, where its places are, and what needs a look. */
export function OverviewPage() {
  const t = useBuildingTexts();
  const building = useCurrentBuilding();
  const views = useViews();
  const can = useCan();
  const { person } = useApp();
  const target = { orgId: building.orgId, buildingId: building.id };
  // Whoever lives here comes for their own home; the numbers of the building are for those who run it.
  const isResident = sideOf(person) === 'reports';
  const homes = views('unit.view', target) ? (
    <>
      <UnitSection building={building} />
      <Suspense fallback={null}>
        <HouseholdSection building={building} />
      </Suspense>
    </>
  ) : null;

  return (
    <Stack gap="xl">
      <ArchivedCallout building={building} />
      {views('announcement.view', target) ? <NoticeBoard building={building} /> : null}
      {isResident ? homes : <HealthStrip building={building} />}
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
      {isResident ? null : homes}
      {can('occupant.view', target) === 'allowed' ? <PeopleSection building={building} /> : null}
      {can('occupant.approve', target) === 'allowed' ? (
        <Suspense fallback={null}>
          <JoiningSection building={building} />
        </Suspense>
      ) : null}
      {can('building.update', target) === 'allowed' ? (
        <Suspense fallback={null}>
          <ScanLabels building={building} />
        </Suspense>
      ) : null}
      <Suspense fallback={null}>
        <RecordHistory
          orgId={building.orgId}
          buildingId={building.id}
          entity="building"
          entityId={building.id}
          zone={building.timeZone}
          level={2}
        />
      </Suspense>
    </Stack>
  );
}
