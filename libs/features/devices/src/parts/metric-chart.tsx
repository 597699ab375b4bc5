import { useTelemetry } from '@imah/api-client/react';
import type { Building } from '@imah/contract/buildings';
import type { Device, DeviceType, MetricDefinition } from '@imah/contract/devices';
import { useDeviceState, useMetric } from '@imah/realtime/react';
import { ForbiddenState, Skeleton, Stack, Text } from '@imah/ui';
import type { TimeWindow } from '@imah/ui/charts';
import type { ReactNode } from 'react';
import { Read, readState } from '@imah/app/read';
import type { SeenTime } from '../model/chart-range.ts';
import { chartPoints } from '../model/chart-points.ts';
import { useDeviceTexts } from '../texts.ts';
import { MetricLines } from './metric-lines.tsx';
import { useChartMarks } from './use-chart-marks.ts';

export interface MetricChartProps {
  readonly building: Building;
  readonly device: Device;
  readonly type: DeviceType;
  readonly level: 3 | 4;
  readonly metric: MetricDefinition;
  readonly time: SeenTime;
  readonly title: string;
  readonly actions?: ReactNode;
  /** Charts of one name share their pointer. */
  readonly group?: string;
  readonly onZoom?: (time: TimeWindow) => void;
}

/** One metric over a time, with its limits and what was raised; at the live edge what comes now is added. */
export function MetricChart(props: MetricChartProps) {
  const { building, device, type, level, metric, time, title, actions, group, onZoom } = props;
  const t = useDeviceTexts();
  const { key } = metric;
  const { from, to } = time;
  const telemetry = useTelemetry(device.id, { keys: key, from, to, points: chartPoints });
  const answer = readState(telemetry);
  const { alarms, ...marks } = useChartMarks(device, metric, time);

  const state = useDeviceState(device.id) ?? device.state;
  const live = useMetric(device.id, key);

  if (answer.kind !== 'ready')
    return (
      <Read
        of={answer}
        level={3}
        loading={<Skeleton shape="chart" />}
        failed={t('chart.failed')}
        forbidden={<ForbiddenState text={t('chart.forbidden')} />}
      />
    );

  return (
    <Stack gap="sm">
      <MetricLines
        title={title}
        level={level}
        actions={actions}
        metric={metric}
        time={time}
        timeZone={building.timeZone}
        past={answer.data}
        live={live}
        state={state}
        offlineAfterSec={type.offlineAfterSec}
        {...marks}
        {...(group === undefined ? {} : { group })}
        {...(onZoom === undefined ? {} : { onZoom })}
      />
      {alarms === 'unknown' ? (
        <Text size="sm" tone="muted">
          {t('chart.alarmsUnknown')}
        </Text>
      ) : null}
    </Stack>
  );
}
