import type { Device, DeviceState, DeviceType } from '@imah/contract/devices';
import { Heading, Stack, Text } from '@imah/ui';
import { useDeviceTexts } from '../texts.ts';
import { DeviceSwitch } from './device-switch.tsx';

export interface DeviceControlsProps {
  readonly device: Device;
  readonly type: DeviceType;
  readonly state: DeviceState;
  readonly level: 3 | 4;
}

/** What the device can be told; who may not, and when it cannot, is explained. */
export function DeviceControls({ device, type, state, level }: DeviceControlsProps) {
  const t = useDeviceTexts();

  return (
    <Stack gap="md">
      <Heading level={level} size="sm">
        {t('control.title')}
      </Heading>
      {device.abilities.acts.includes('command') ? (
        type.controls.map((control) => (
          <DeviceSwitch key={control.metric} device={device} type={type} control={control} state={state} />
        ))
      ) : (
        <Text tone="muted">{t('control.forbidden')}</Text>
      )}
    </Stack>
  );
}
