import type { MeterDetail } from '@imah/contract/metering';
import { Callout, EmptyState, Stack, Text } from '@imah/ui';
import { BarChart } from '@imah/ui/charts';
import { gaugeIcon } from '@imah/ui/icons';
import { useFormat } from '@imah/app/i18n';
import { useQuantity } from '../parts/use-quantity.ts';
import { useMeteringTexts } from '../texts.ts';

interface MonthChartProps {
  readonly meter: Pick<MeterDetail, 'months' | 'resource'>;
}

/** What was consumed in each month; of a main meter beside what those below it counted, with what is lost. */
export function MonthChart({ meter: { months, resource } }: MonthChartProps) {
  const t = useMeteringTexts();
  const format = useFormat();
  const quantity = useQuantity();
  const known = months.filter(({ basis }) => basis !== 'none').toReversed();
  if (known.length === 0)
    return <EmptyState icon={gaugeIcon} level={3} title={t('meter.chart')} text={t('meter.chartEmpty')} />;
  const unit = t(`units.${resource}`);
  const hasBelow = known.some(({ belowMilli }) => belowMilli !== null);
  const estimated = known.filter(({ basis }) => basis === 'estimate').map(({ period }) => format.month(period));
  const below = {
    id: 'below',
    label: t('meter.below'),
    values: known.map(({ belowMilli }) => (belowMilli ?? 0) / 1000),
  };
  // The month that runs is still being read; the one before it is whole.
  const [, whole] = months;
  return (
    <Stack gap="sm">
      <BarChart
        title={`${t('meter.chart')} (${unit})`}
        level={3}
        summary={t('meter.chartSummary', { count: String(known.length), unit })}
        categoryLabel={t('meter.month')}
        categories={known.map(({ period }) => format.month(period))}
        series={[
          { id: 'used', label: t('meter.used'), values: known.map(({ qtyMilli }) => qtyMilli / 1000) },
          ...(hasBelow ? [below] : []),
        ]}
        formatValue={(value) => quantity(Math.round(value * 1000), resource)}
        formatTick={(value, decimals) => format.number(value, decimals)}
      />
      {estimated.length === 0 ? null : (
        <Text size="sm" tone="muted">
          {t('meter.estimated', { months: estimated.join(', ') })}
        </Text>
      )}
      {whole === undefined || whole.basis === 'none' || whole.belowMilli === null ? null : (
        <Callout tone="info" title={t('meter.below')}>
          {t('meter.lost', {
            month: format.month(whole.period),
            lost: quantity(whole.qtyMilli - whole.belowMilli, resource),
            total: quantity(whole.qtyMilli, resource),
          })}
        </Callout>
      )}
    </Stack>
  );
}
