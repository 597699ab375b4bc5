import { useDevices, useDeviceTypes } from '@imah/api-client/react';
import type { Building, Unit } from '@imah/contract/buildings';
import type { Device, DeviceType } from '@imah/contract/devices';
import { Card, Heading, List, Skeleton, Stack, Text } from '@imah/ui';
import { lazy, Suspense } from 'react';
import { Read, readState, together } from '@imah/app/read';
import { DeviceRow } from '@imah/features-devices/row';
import { useUnitPageTexts } from './texts.ts';

const DeviceHistory = lazy(async () => ({ default: (await import('@imah/features-devices/history')).DeviceHistory }));

interface UnitDevicesProps {
  readonly building: Building;
  readonly unit: Unit;
}

/** The devices of the unit as they are now, and a month of its main meter. */
export function UnitDevices({ building, unit }: UnitDevicesProps) {
  const t = useUnitPageTexts();
  const devices = readState(useDevices(building.id));
  const types = readState(useDeviceTypes(building.id));
  return (
    <Stack gap="md" as="section" aria-labelledby="perangkat-unit">
      <Heading level={3} id="perangkat-unit">
        {t('devices.title')}
      </Heading>
      <Read
        of={together(devices, types)}
        level={3}
        loading={<Skeleton shape="row" />}
        failed={t('devices.failed')}
        forbidden={null}
      >
        {([known, kinds]) => (
          <Devices building={building} devices={known.filter(({ unitId }) => unitId === unit.id)} types={kinds} />
        )}
      </Read>
    </Stack>
  );
}

interface DevicesProps {
  readonly building: Building;
  readonly devices: readonly Device[];
  readonly types: readonly DeviceType[];
}

function Devices({ building, devices, types }: DevicesProps) {
  const t = useUnitPageTexts();
  const typeOf = ({ typeKey }: Device) => types.find(({ key }) => key === typeKey);
  if (devices.length === 0) {
    return (
      <Text size="sm" tone="muted">
        {t('devices.none')}
      </Text>
    );
  }
  const meter = devices.find((device) => typeOf(device)?.metrics.some(({ kind }) => kind === 'counter'));
  const kind = meter === undefined ? undefined : typeOf(meter);
  return (
    <>
      <Card padding="none">
        <List aria-labelledby="perangkat-unit">
          {devices.map((device) => (
            <DeviceRow
              key={device.id}
              device={device}
              unitCode={null}
              type={typeOf(device)}
              href={`/imah/building/${building.id}/iot?device=${device.id}`}
              selection="closed"
            />
          ))}
        </List>
      </Card>
      {meter === undefined || kind === undefined ? null : (
        <Stack gap="sm" as="section" aria-labelledby="meter-unit">
          <Heading level={4} size="sm" id="meter-unit">
            {t('devices.meter', { name: meter.name })}
          </Heading>
          <Suspense fallback={<Skeleton shape="card" />}>
            <DeviceHistory
              building={building}
              device={meter}
              type={kind}
              level={4}
              begin={{ range: '30d', kind: 'counter' }}
            />
          </Suspense>
        </Stack>
      )}
    </>
  );
}
