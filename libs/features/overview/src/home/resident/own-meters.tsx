import { useDevices, useDeviceTypes, useRead } from '@imah/api-client/react';
import type { Building } from '@imah/contract/buildings';
import type { Device, MetricDefinition } from '@imah/contract/devices';
import { Card, Grid, Heading, Skeleton, Stack, Stat, Text } from '@imah/ui';
import { gaugeIcon } from '@imah/ui/icons';
import { useClock, useFormat, useLocale } from '@imah/app/i18n';
import { useViews } from '@imah/app/ports';
import { Read, type ReadState, readState } from '@imah/app/read';
import { useHomeTexts } from '../texts.ts';
import { monthsUsed, twoMonthsAt } from './months-used.ts';

/** What the meters of one's own units have counted this month and in the last, in each building. */
export function OwnMeters({ buildings }: { readonly buildings: readonly Building[] }) {
  const t = useHomeTexts();
  const views = useViews();
  const seen = buildings.filter(({ id, orgId }) => views('telemetry.view', { orgId, buildingId: id }));
  if (seen.length === 0) return null;
  return (
    <Stack gap="md" as="section" aria-labelledby="meter-saya">
      <Heading level={2} id="meter-saya">
        {t('resident.meters.title')}
      </Heading>
      {seen.map((building) => (
        <MetersOf key={building.id} building={building} named={seen.length > 1} />
      ))}
    </Stack>
  );
}

interface MetersOfProps {
  readonly building: Building;
  /** Whether it has to be said of which building they are. */
  readonly named: boolean;
}

function MetersOf({ building, named }: MetersOfProps) {
  const t = useHomeTexts();
  const devices = readState(useDevices(building.id));
  const types = readState(useDeviceTypes(building.id));
  const state: ReadState<readonly unknown[]> = devices.kind === 'ready' && devices.data.length > 0 ? types : devices;
  const meters =
    devices.kind === 'ready' && types.kind === 'ready'
      ? devices.data.flatMap((device) => {
          const type = types.data.find(({ key }) => key === device.typeKey);
          const metric = type?.metrics.find(({ kind }) => kind === 'counter');
          return metric === undefined || device.unitId === null ? [] : [{ device, metric }];
        })
      : [];
  const none = <Text tone="muted">{t('resident.meters.none')}</Text>;
  return (
    <Stack gap="sm">
      {named ? <Text weight="medium">{building.name}</Text> : null}
      <Read
        of={state}
        level={3}
        loading={<Skeleton shape="row" />}
        failed={t('resident.meters.failed')}
        forbidden={null}
        empty={none}
      >
        {() =>
          meters.length === 0 ? (
            none
          ) : (
            <Grid columns={2} gap="md">
              {meters.map(({ device, metric }) => (
                <Meter key={device.id} building={building} device={device} metric={metric} />
              ))}
            </Grid>
          )
        }
      </Read>
    </Stack>
  );
}

interface MeterProps {
  readonly building: Building;
  readonly device: Device;
  readonly metric: MetricDefinition;
}

// Both months by days: at most 62 of them.
const points = 70;

function Meter({ building, device, metric }: MeterProps) {
  const t = useHomeTexts();
  const format = useFormat();
  const { locale } = useLocale();
  const months = twoMonthsAt(useClock().now(), building.timeZone);
  const { key, decimals } = metric;
  const query = { keys: key, from: months.from, to: months.to, points };
  const state = readState(useRead('queryTelemetry', { params: { deviceId: device.id }, query }));
  const { unit } = metric;
  const digits = Math.min(decimals, 1);
  const amount = (value: number) => `${format.number(value, digits)} ${unit}`.trim();
  return (
    <Card>
      <Read
        of={state}
        level={3}
        loading={<Skeleton shape="row" />}
        failed={t('resident.meters.failed')}
        forbidden={null}
      >
        {({ series: [series] }) => {
          const used = series === undefined ? null : monthsUsed(series, months);
          if (used === null)
            return <Stat icon={gaugeIcon} label={device.name} value="—" note={t('resident.meters.silent')} />;
          const { thisMonth, lastMonth, lastMonthSameDay } = used;
          const label = `${device.name} · ${metric.label[locale]}`;
          return (
            <Stat
              icon={gaugeIcon}
              label={label}
              value={format.number(thisMonth, digits)}
              unit={`${unit} ${t('resident.meters.thisMonth')}`.trim()}
              note={
                lastMonth === null
                  ? t('resident.meters.first')
                  : t('resident.meters.lastMonth', {
                      total: amount(lastMonth),
                      same: lastMonthSameDay === null ? '—' : amount(lastMonthSameDay),
                    })
              }
            />
          );
        }}
      </Read>
    </Card>
  );
}
