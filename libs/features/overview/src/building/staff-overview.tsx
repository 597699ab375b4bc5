import { Card, Grid, Stack } from '@imah/ui';
import type { Building } from '@imah/contract/buildings';
import { AlarmList } from '@imah/features-devices/alarms';
import { useCan, useViews } from '@imah/app/ports';
import { useBuildingTexts } from '@imah/features-buildings';
import { ContactsSection } from '@imah/features-buildings/contacts';
import { OnDutySection } from '@imah/features-buildings/duty';
import { SetupList } from '@imah/features-buildings/setup-list';
import { HealthStrip } from './health-strip.tsx';
import { NewsSection } from './news-section.tsx';
import { OverviewSection } from './overview-section.tsx';
import { WaitingSection } from './waiting-section.tsx';

const mostAlarms = 4;

/**
 * The building for those who run it, on one screen: its state, what waits, what is told. Each leads to its page. Who only
 * works in it finds here who is on duty and whom to call; who changes that has both among the settings.
 */
export function StaffOverview({ building }: { readonly building: Building }) {
  const t = useBuildingTexts();
  const views = useViews();
  const can = useCan();
  const target = { orgId: building.orgId, buildingId: building.id };
  return (
    <Stack gap="lg">
      {can('building.update', target) === 'allowed' ? <SetupList building={building} level={2} use="page" /> : null}
      <HealthStrip building={building} />
      <Grid item="lg" gap="lg">
        <WaitingSection building={building} />
        {views('alarm.view', target) ? (
          <OverviewSection
            id="alarm-aktif"
            title={t('alarmList.title')}
            all={{ href: `/imah/building/${building.id}/iot-monitoring`, label: t('alarmList.all') }}
          >
            <Card padding="none">
              <AlarmList building={building} limit={mostAlarms} />
            </Card>
          </OverviewSection>
        ) : null}
        <NewsSection building={building} />
      </Grid>
      {can('building.update', target) === 'allowed' ? null : (
        <>
          <OnDutySection building={building} />
          <ContactsSection building={building} />
        </>
      )}
    </Stack>
  );
}
