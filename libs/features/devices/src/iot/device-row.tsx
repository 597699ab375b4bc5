import type { Device, DeviceState, DeviceType, MetricDefinition } from '@imah/contract/devices';
import { useDeviceState } from '@imah/realtime/react';
import { ListRow, StatusBadge } from '@imah/ui';
import { bellRingIcon, circuitBoardIcon } from '@imah/ui/icons';
import { memo } from 'react';
import { useNamedIcon } from '@imah/app/named-icons';
import { Age, useFormat, useLocale } from '@imah/app/i18n';
import { formatMetric, isAbnormal } from '../model/format-metric.ts';
import { statusLooks } from '../model/icons.ts';
import { mainMetrics } from '../model/main-metrics.ts';
import { useDeviceTexts } from '../texts.ts';
import * as styles from './device-board.css.ts';
import { RowSwitch, rowSwitchOf } from './row-switch.tsx';

export interface DeviceRowProps {
  readonly device: Device;
  readonly unitCode: string | null;
  /** Where it stands, where the list around it does not say so. */
  readonly place?: string;
  /** Whether alarms of it stand; left out where that is not told here. */
  readonly alarms?: 'none' | 'some';
  /** Undefined for a type that the server no longer describes. */
  readonly type: DeviceType | undefined;
  readonly href: string;
  readonly selection: 'open' | 'closed';
}

/**
 * One device in the list: what it is, how it is, and its two main values, moving. Drawn again only
 * when this device changes: the list around it hears of every one.
 */
export const DeviceRow = memo(function DeviceRow({
  device,
  unitCode,
  place,
  alarms = 'none',
  type,
  href,
  selection,
}: DeviceRowProps) {
  const t = useDeviceTexts();
  const state = useDeviceState(device.id) ?? device.state;
  const look = statusLooks[state.status];
  // Where its page stands open beside the list, its switch is there.
  const control = type === undefined || selection === 'open' ? null : rowSwitchOf(device, type, state);

  return (
    <ListRow
      title={device.name}
      href={href}
      icon={useNamedIcon(type?.icon, circuitBoardIcon)}
      data-selection={selection}
      aria-current={selection === 'open' ? 'true' : undefined}
      description={
        <span className={styles.meta}>
          {alarms === 'some' ? <StatusBadge tone="danger" icon={bellRingIcon} label={t('alarmed')} /> : null}
          <StatusBadge tone={look.tone} icon={look.icon} label={t(`statuses.${state.status}`)} />
          {place === undefined ? null : <span>{place}</span>}
          {unitCode === null ? null : <span>{t('unit', { code: unitCode })}</span>}
          {state.lastSeenAt === null ? null : <Age at={state.lastSeenAt} />}
        </span>
      }
      trailing={
        type === undefined ? null : control === null ? (
          <RowValues type={type} state={state} />
        ) : (
          <RowSwitch
            device={device}
            type={type}
            control={control}
            state={state}
            values={<RowValues type={type} state={state} />}
          />
        )
      }
    />
  );
});

function RowValues({ type, state }: { readonly type: DeviceType; readonly state: DeviceState }) {
  return (
    <span className={styles.values}>
      {mainMetrics(type).map((metric) => (
        <RowValue key={metric.key} metric={metric} state={state} />
      ))}
    </span>
  );
}

/** States whose word needs no label before it: *Menyala*, *Terkunci*. */
const saysItself: ReadonlySet<string> = new Set(['running', 'on', 'locked', 'open']);

interface RowValueProps {
  readonly metric: MetricDefinition;
  readonly state: DeviceState;
}

/** A value with its unit; what is outside its bounds stands out, what is old steps back. */
function RowValue({ metric, state }: RowValueProps) {
  const t = useDeviceTexts();
  const format = useFormat();
  const { locale } = useLocale();
  const value = state.values[metric.key];
  if (value === undefined) return null;

  const { text, unit } = formatMetric(metric, value, format, t);
  const tone = state.status !== 'online' ? 'old' : isAbnormal(metric, value) ? 'abnormal' : 'plain';
  return (
    <span className={styles.value} data-tone={tone} data-metric={metric.key}>
      {saysItself.has(metric.key) ? null : <span className={styles.valueLabel}>{metric.label[locale]}</span>}
      {unit === '' ? text : `${text}\u00a0${unit}`}
    </span>
  );
}
