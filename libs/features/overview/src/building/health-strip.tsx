import type { Building } from '@imah/contract/buildings';
import { Card, Grid, Stack, Stat, StatusBadge, VisuallyHidden } from '@imah/ui';
import { bellIcon, clockIcon, doorOpenIcon, radioIcon } from '@imah/ui/icons';
import { useFormat, useNow, zoneName } from '@imah/app/i18n';
import { OnlineBar, presenceNote, useBuildingTexts, useShownCounts } from '@imah/features-buildings';
import { TicketHealth } from './ticket-health.tsx';

/** The building in numbers: those the person may read. */
export function HealthStrip({ building }: { readonly building: Building }) {
  const t = useBuildingTexts();
  const format = useFormat();
  const now = useNow(10_000);
  const shows = useShownCounts();
  const { devices, activeAlarms, unitCount, timeZone } = building;

  return (
    <section aria-labelledby="keadaan">
      <h2 id="keadaan">
        <VisuallyHidden>{t('health')}</VisuallyHidden>
      </h2>
      <Stack gap="md">
        <Grid columns={4} gap="md">
          {shows('device', building) ? (
            <Card>
              <Stat
                icon={radioIcon}
                label={t('online')}
                value={format.number(devices.online)}
                unit={t('ofTotal', { total: devices.total })}
                picture={<OnlineBar counts={devices} />}
                note={presenceNote(t, devices)}
              />
            </Card>
          ) : null}
          {shows('alarm', building) ? (
            <Card>
              <Stat
                icon={bellIcon}
                label={t('alarms')}
                value={format.number(activeAlarms)}
                note={
                  activeAlarms === 0 ? (
                    <StatusBadge tone="success" label={t('noAlarms')} />
                  ) : (
                    <StatusBadge tone="danger" label={t('look')} />
                  )
                }
              />
            </Card>
          ) : null}
          <Card>
            <Stat icon={doorOpenIcon} label={t('units')} value={format.number(unitCount)} />
          </Card>
          <Card>
            <Stat
              icon={clockIcon}
              label={t('localTime')}
              value={format.clock(now, timeZone)}
              unit={zoneName(timeZone)}
              note={format.date(now, timeZone)}
            />
          </Card>
        </Grid>
        {shows('ticket', building) ? <TicketHealth building={building} /> : null}
      </Stack>
    </section>
  );
}
