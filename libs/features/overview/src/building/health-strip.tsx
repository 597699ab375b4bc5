import type { Building } from '@imah/contract/buildings';
import { Card, CardLink, Grid, Stat, type StatProps, VisuallyHidden } from '@imah/ui';
import { bellIcon, doorOpenIcon, radioIcon } from '@imah/ui/icons';
import { useFormat } from '@imah/app/i18n';
import { AlarmsNote, OnlineBar, presenceNote, useBuildingTexts, useShownCounts } from '@imah/features-buildings';
import { useOverviewTexts } from './texts.ts';
import { TicketHealth } from './ticket-health.tsx';

/** The building in numbers, those the person may read, each leading to its page. */
export function HealthStrip({ building }: { readonly building: Building }) {
  const t = useBuildingTexts();
  const shows = useShownCounts();
  const { devices, activeAlarms, quietAlarms, unitCount, id } = building;
  const page = `/imah/building/${id}`;

  return (
    <section aria-labelledby="keadaan">
      <h2 id="keadaan">
        <VisuallyHidden>{t('health')}</VisuallyHidden>
      </h2>
      <Grid columns={6} gap="md">
        {shows('ticket', building) ? <TicketHealth building={building} /> : null}
        {shows('alarm', building) ? (
          <NumberCard
            icon={bellIcon}
            label={t('alarms')}
            count={activeAlarms}
            href={`${page}/iot-monitoring`}
            note={<AlarmsNote counts={{ activeAlarms, quietAlarms }} calm={t('noAlarms')} />}
          />
        ) : null}
        {shows('device', building) ? (
          <NumberCard
            icon={radioIcon}
            label={t('online')}
            count={devices.online}
            href={`${page}/iot`}
            unit={t('ofTotal', { total: devices.total })}
            picture={<OnlineBar counts={devices} />}
            note={presenceNote(t, devices)}
          />
        ) : null}
        {shows('unit', building) ? (
          <NumberCard icon={doorOpenIcon} label={t('units')} count={unitCount} href={`${page}/unit`} />
        ) : null}
      </Grid>
    </section>
  );
}

type NumberCardProps = Pick<StatProps, 'icon' | 'label' | 'unit' | 'picture' | 'note'> & {
  readonly count: number;
  readonly href: string;
};

function NumberCard({ count, href, label, ...stat }: NumberCardProps) {
  const t = useOverviewTexts();
  const format = useFormat();
  const number = format.number(count);
  return (
    <Card interaction="link">
      <Stat
        {...stat}
        label={label}
        value={
          <CardLink href={href} aria-label={t('openNumber', { number, label })}>
            {number}
          </CardLink>
        }
      />
    </Card>
  );
}
