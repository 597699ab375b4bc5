import type { Building } from '@imah/contract/buildings';
import type { Device, DeviceState, DeviceType } from '@imah/contract/devices';
import { Heading, Stack, Text } from '@imah/ui';
import { useCan } from '@imah/app/ports';
import { useDeviceTexts } from '../texts.ts';
import { DeviceSwitch } from './device-switch.tsx';

export interface DeviceControlsProps {
  readonly building: Building;
  readonly device: Device;
  readonly type: DeviceType;
  readonly state: DeviceState;
  readonly level: 3 | 4;
}

/** What the device can be told; who may not, and when it cannot, is explained. */
export function DeviceControls({ building, device, type, state, level }: DeviceControlsProps) {
  const t = useDeviceTexts();
  const can = useCan();
  const decision = can('deviceCommand.control', {
    orgId: device.orgId,
    buildingId: building.id,
    unitId: device.unitId ?? undefined,
  });

  return (
    <Stack gap="md">
      <Heading level={level} size="sm">
        {t('control.title')}
      </Heading>
      {decision === 'allowed' ? (
        type.controls.map((control) => (
          <DeviceSwitch key={control.metric} device={device} type={type} control={control} state={state} />
        ))
      ) : (
        <Text tone="muted">{t('control.forbidden')}</Text>
      )}
    </Stack>
  );
}
