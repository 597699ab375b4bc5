import type { DeviceState, DeviceType } from '@imah/contract/devices';
import { Grid, Heading, Stack, Stat, StatusBadge, Text } from '@imah/ui';
import { Age, useFormat, useLocale } from '@imah/app/i18n';
import { formatMetric, isAbnormal } from '../model/format-metric.ts';
import { useDeviceTexts } from '../texts.ts';

export interface MetricGridProps {
  readonly type: DeviceType;
  readonly state: DeviceState;
  readonly level: 3 | 4;
}

/** Every metric with its last value, and how old that is. */
export function MetricGrid({ type, state, level }: MetricGridProps) {
  const t = useDeviceTexts();
  const format = useFormat();
  const { locale } = useLocale();

  return (
    <Stack gap="md">
      <Heading level={level} size="sm">
        {t('detail.values')}
      </Heading>
      <Grid item="sm" gap="lg">
        {type.metrics.map((metric) => {
          const value = state.values[metric.key];
          const ts = state.ts[metric.key];
          if (value === undefined || ts === undefined) {
            return <Stat key={metric.key} label={metric.label[locale]} value="–" note={t('detail.noValue')} />;
          }
          const { text, unit } = formatMetric(metric, value, format, t);
          const note = (
            <Text as="span" size="xs" tone="muted">
              <Age at={ts} />
            </Text>
          );
          return (
            <Stat
              key={metric.key}
              label={metric.label[locale]}
              value={isAbnormal(metric, value) ? <StatusBadge tone="danger" label={text} /> : text}
              unit={unit}
              note={note}
            />
          );
        })}
      </Grid>
    </Stack>
  );
}
