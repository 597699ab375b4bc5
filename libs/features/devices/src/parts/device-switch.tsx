import type { TimeZone } from '@imah/contract/buildings/words';
import type { Device, DeviceState, DeviceType } from '@imah/contract/devices';
import { Inline, Stack, Switch, Text } from '@imah/ui';
import { useFormat, useLocale } from '@imah/app/i18n';
import type { SwitchControl } from '../model/control-kinds.ts';
import { controlState } from '../model/control-state.ts';
import { formatMetric } from '../model/format-metric.ts';
import { useDeviceTexts } from '../texts.ts';
import { ControlDialog } from './control/control-dialog.tsx';
import { ControlNotes } from './control/control-notes.tsx';
import { pendingWord } from './control/pending-word.ts';
import { useGuardedControl } from './use-guarded-control.ts';

export interface DeviceSwitchProps {
  readonly device: Device;
  readonly type: DeviceType;
  readonly control: SwitchControl;
  readonly state: DeviceState;
  /** Of its building: when something is over is told by its clock. */
  readonly zone: TimeZone;
}

/** Shows what the device reports; a press shows *sent*, then what the device reports, or why not. */
export function DeviceSwitch({ device, type, control, state, zone }: DeviceSwitchProps) {
  const t = useDeviceTexts();
  const format = useFormat();
  const { locale } = useLocale();
  const guarded = useGuardedControl(device, control);
  const { commands, isSending, move } = guarded;

  const reported = state.values[control.metric];
  const definition = type.metrics.find(({ key }) => key === control.metric);
  const told = controlState(commands, control.metric, state.ts[control.metric]);
  const isPending = isSending || told.kind === 'pending';
  const word = (value: boolean) => (definition === undefined ? '' : formatMetric(definition, value, format, t).text);
  const cannot = state.status !== 'online' ? 'offline' : typeof reported === 'boolean' ? null : 'unknown';

  return (
    <Stack gap="sm">
      {cannot === null ? (
        <Inline justify="between" gap="md">
          <Text weight="medium">{control.label[locale]}</Text>
          <Switch
            label={control.label[locale]}
            value={reported === true ? 'on' : 'off'}
            command={isPending ? 'pending' : 'settled'}
            words={{ on: word(true), off: word(false), pending: pendingWord(t, told, isSending) }}
            onChange={({ value }) => move(value === 'on')}
          />
        </Inline>
      ) : (
        <Text tone="muted">{t(`control.${cannot}`)}</Text>
      )}
      {cannot === null ? (
        <ControlNotes device={device} type={type} control={control} state={state} guarded={guarded} zone={zone} />
      ) : null}
      <ControlDialog device={device} type={type} control={control} guarded={guarded} />
    </Stack>
  );
}
