import type { TimeZone } from '@imah/contract/buildings/words';
import type { Device, DeviceState, DeviceType } from '@imah/contract/devices';
import { controlKeyOf } from '@imah/contract/devices/words';
import { Heading, Stack, Text } from '@imah/ui';
import { useDeviceTexts } from '../texts.ts';
import { TypedDeviceControl } from './control/typed-control.tsx';
import { DeviceSwitch } from './device-switch.tsx';

export interface DeviceControlsProps {
  readonly device: Device;
  readonly type: DeviceType;
  readonly state: DeviceState;
  /** Of its building: when something is over is told by its clock. */
  readonly zone: TimeZone;
  readonly level: 3 | 4;
}

/** What the device can be told; who may not, and when it cannot, is explained. */
export function DeviceControls({ device, type, state, zone, level }: DeviceControlsProps) {
  const t = useDeviceTexts();

  return (
    <Stack gap="md">
      <Heading level={level} size="sm">
        {t('control.title')}
      </Heading>
      {device.abilities.acts.includes('command') ? (
        type.controls.map((control) =>
          control.kind === 'switch' ? (
            <DeviceSwitch
              key={control.metric}
              device={device}
              type={type}
              control={control}
              state={state}
              zone={zone}
            />
          ) : (
            <TypedDeviceControl
              key={controlKeyOf(control)}
              device={device}
              type={type}
              control={control}
              state={state}
              zone={zone}
            />
          ),
        )
      ) : (
        <Text tone="muted">{t('control.forbidden')}</Text>
      )}
    </Stack>
  );
}
