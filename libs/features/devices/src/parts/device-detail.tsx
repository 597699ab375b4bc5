import type { Building, Places } from '@imah/contract/buildings';
import type { Device, DeviceType } from '@imah/contract/devices';
import { useDeviceState } from '@imah/realtime/react';
import { DescriptionList, Inline, Skeleton, Stack, StatusBadge, Text } from '@imah/ui';
import { lazy, Suspense } from 'react';
import { Age, useLocale } from '@imah/app/i18n';
import { groupDevices } from '../model/group-devices.ts';
import { statusLooks } from '../model/icons.ts';
import { placeName } from '../model/place-name.ts';
import { CredentialsSection } from '../registry/credentials-section.tsx';
import { useDeviceTexts } from '../texts.ts';
import { CommandLog } from './control/command-log.tsx';
import { DeviceLink } from './device-link.tsx';
import { DeviceAlarms } from './device-alarms.tsx';
import { DeviceControls } from './device-controls.tsx';
import { MetricGrid } from './metric-grid.tsx';

// The chart's library comes when a device is opened, not with the list.
const DeviceHistory = lazy(async () => ({ default: (await import('./device-history.tsx')).DeviceHistory }));

const RecordHistory = lazy(async () => ({ default: (await import('@imah/features-audit')).RecordHistory }));

export interface DeviceDetailProps {
  readonly building: Building;
  readonly device: Device;
  /** Those of its building, among which its gateway is. */
  readonly devices: readonly Device[];
  readonly type: DeviceType | undefined;
  readonly places: Places;
  /** Of its headings: one below what the device's name has where it is shown. */
  readonly level: 3 | 4;
  readonly addressOf: (deviceId: string) => string;
}

/** All there is to one device: how it is, what it says, what it can be told, what it said before. */
export function DeviceDetail({ building, device, devices, type, places, level, addressOf }: DeviceDetailProps) {
  const t = useDeviceTexts();
  const { locale } = useLocale();
  const state = useDeviceState(device.id) ?? device.state;
  const look = statusLooks[state.status];
  const [group] = groupDevices([device], places);
  const behind = devices.filter(({ gatewayId }) => gatewayId === device.id).length;
  const linking = { devices, addressOf };

  return (
    <Stack gap="xl">
      <Inline gap="sm">
        <StatusBadge tone={look.tone} icon={look.icon} label={t(`statuses.${state.status}`)} />
        {state.lastSeenAt === null ? null : (
          <Text as="span" size="sm" tone="muted">
            <Age at={state.lastSeenAt} />
          </Text>
        )}
      </Inline>
      {type === undefined ? null : (
        <>
          {type.controls.length === 0 ? null : (
            <>
              <DeviceControls level={level} device={device} type={type} state={state} zone={building.timeZone} />
              <CommandLog level={level} device={device} type={type} zone={building.timeZone} />
            </>
          )}
          <MetricGrid level={level} type={type} state={state} />
          <Suspense fallback={<Skeleton shape="chart" />}>
            <DeviceHistory level={level} building={building} device={device} type={type} />
          </Suspense>
        </>
      )}
      <DeviceAlarms building={building} device={device} type={type} level={level} />
      <DescriptionList
        items={[
          { term: t('detail.type'), detail: type?.name[locale] ?? device.typeKey },
          {
            term: t('detail.place'),
            detail: [
              ...(device.place === null ? [] : [device.place]),
              group === undefined ? t('unplaced') : placeName(t, group, group.devices[0]?.unit ?? null),
            ].join(', '),
          },
          ...(device.gatewayId === null
            ? []
            : [{ term: t('detail.gateway'), detail: <DeviceLink id={device.gatewayId} {...linking} /> }]),
          ...(behind === 0 ? [] : [{ term: t('detail.behind'), detail: t('detail.behindCount', { count: behind }) }]),
          ...(device.tags.length === 0 ? [] : [{ term: t('detail.tags'), detail: device.tags.join(', ') }]),
          ...(device.replacesId === null
            ? []
            : [{ term: t('detail.replaces'), detail: <DeviceLink id={device.replacesId} {...linking} /> }]),
          ...(device.replacedById === null
            ? []
            : [{ term: t('detail.replacedBy'), detail: <DeviceLink id={device.replacedById} {...linking} /> }]),
          ...(device.serial === null ? [] : [{ term: t('detail.serial'), detail: device.serial }]),
          ...(state.lastSeenAt === null ? [{ term: t('detail.lastSeen'), detail: t('detail.never') }] : []),
        ]}
      />
      <CredentialsSection device={device} level={level} />
      <Suspense fallback={null}>
        <RecordHistory
          orgId={device.orgId}
          buildingId={building.id}
          entity="device"
          entityId={device.id}
          zone={building.timeZone}
          level={level}
        />
      </Suspense>
    </Stack>
  );
}
