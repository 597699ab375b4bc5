import { useRead } from '@imah/api-client/react';
import type { Building } from '@imah/contract/buildings';
import type { BuildingEnergy } from '@imah/contract/dashboards';
import { Comparison, EmptyState, Skeleton, Stack, Stat, Text } from '@imah/ui';
import { Sparkline } from '@imah/ui/charts';
import { zapIcon } from '@imah/ui/icons';
import { useFormat } from '@imah/app/i18n';
import { Read, readState } from '@imah/app/read';
import { useDashboardTexts } from '../texts.ts';
import { AsOf } from './as-of.tsx';

const refetchInterval = 5 * 60_000;

/** Electricity of the building since the month began, beside the month before on the same day. */
export function EnergyContent({ building }: { readonly building: Building }) {
  const t = useDashboardTexts();
  const read = useRead('getBuildingEnergy', { params: { buildingId: building.id } }, { refetchInterval });
  return (
    <Read of={readState(read)} level={3} loading={<Skeleton shape="card" />} failed={t('energy.failed')}>
      {(energy) =>
        energy === null ? (
          <NoEnergy />
        ) : (
          <Stack gap="sm">
            <EnergyFigures energy={energy} />
            <AsOf of={read} />
          </Stack>
        )
      }
    </Read>
  );
}

/** That no meter counts it. */
export function NoEnergy() {
  const t = useDashboardTexts();
  return <EmptyState icon={zapIcon} title={t('energy.none')} text={t('energy.noneText')} level={3} />;
}

/** What a month came to so far, beside the one before. */
export function EnergyFigures({
  energy: { month, wattHours, wattHoursBefore, days, cost },
}: {
  readonly energy: BuildingEnergy;
}) {
  const t = useDashboardTexts();
  const format = useFormat();
  const kwh = (value: number) => format.number(value / 1000, value < 100_000 ? 1 : 0);
  const values = days.map((day) => day.wattHours / 1000);
  return (
    <>
      <Stat
        label={format.month(month)}
        value={kwh(wattHours)}
        unit="kWh"
        note={wattHoursBefore === null ? null : <Against now={wattHours} before={wattHoursBefore} />}
        picture={
          values.length < 2 ? null : (
            <Sparkline values={values} label={t('energy.days', { month: format.month(month) })} />
          )
        }
      />
      {wattHoursBefore === null ? null : (
        <Text size="sm" tone="muted">
          {t('energy.before', { amount: `${kwh(wattHoursBefore)} kWh` })}
        </Text>
      )}
      {cost === null ? null : (
        <Text size="sm">
          {cost.least === cost.most
            ? t('energy.cost', { amount: format.rupiah(cost.least) })
            : t('energy.costRange', { least: format.rupiah(cost.least), most: format.rupiah(cost.most) })}
        </Text>
      )}
    </>
  );
}

function Against({ now, before }: { readonly now: number; readonly before: number }) {
  const t = useDashboardTexts();
  const format = useFormat();
  if (before === 0) return null;
  const change = now / before - 1;
  // What is rounded to nothing is no change.
  const percent = format.percent(Math.abs(change));
  const direction = Math.abs(change) < 0.005 ? 'same' : change > 0 ? 'up' : 'down';
  const verdict = { up: 'bad', down: 'good', same: 'neutral' } as const;
  return <Comparison direction={direction} verdict={verdict[direction]} text={t(`energy.${direction}`, { percent })} />;
}
