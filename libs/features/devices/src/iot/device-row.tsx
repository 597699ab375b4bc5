import type { Device, DeviceType } from '@imah/contract/devices';
import { useDeviceState } from '@imah/realtime/react';
import { ListRow, StatusBadge } from '@imah/ui';
import { circuitBoardIcon } from '@imah/ui/icons';
import { memo } from 'react';
import { useNamedIcon } from '@imah/app/named-icons';
import { Age } from '@imah/app/i18n';
import { statusLooks } from '../model/icons.ts';
import { mainMetrics } from '../model/main-metrics.ts';
import { useDeviceTexts } from '../texts.ts';
import * as styles from './device-board.css.ts';
import { RowValue } from './row-value.tsx';

export interface DeviceRowProps {
  readonly device: Device;
  readonly unitCode: string | null;
  /** Undefined for a type that the server no longer describes. */
  readonly type: DeviceType | undefined;
  readonly href: string;
  readonly selection: 'open' | 'closed';
}

/**
 * One device in the list: what it is, how it is, and its two main values, moving. Drawn again only
 * when this device changes: the list around it hears of every one.
 */
export const DeviceRow = memo(function DeviceRow({ device, unitCode, type, href, selection }: DeviceRowProps) {
  const t = useDeviceTexts();
  const state = useDeviceState(device.id) ?? device.state;
  const look = statusLooks[state.status];

  return (
    <ListRow
      title={device.name}
      href={href}
      icon={useNamedIcon(type?.icon, circuitBoardIcon)}
      data-selection={selection}
      aria-current={selection === 'open' ? 'true' : undefined}
      description={
        <span className={styles.meta}>
          <StatusBadge tone={look.tone} icon={look.icon} label={t(`statuses.${state.status}`)} />
          {unitCode === null ? null : <span>{t('unit', { code: unitCode })}</span>}
          {state.lastSeenAt === null ? null : <Age at={state.lastSeenAt} />}
        </span>
      }
      trailing={
        type === undefined ? null : (
          <span className={styles.values}>
            {mainMetrics(type).map((metric) => (
              <RowValue key={metric.key} metric={metric} state={state} />
            ))}
          </span>
        )
      }
    />
  );
});
