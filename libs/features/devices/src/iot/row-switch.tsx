import type { Device, DeviceState, DeviceType } from '@imah/contract/devices';
import { Button, Inline, Stack, Switch, Text } from '@imah/ui';
import type { ReactNode } from 'react';
import { useFormat, useLocale } from '@imah/app/i18n';
import type { SwitchControl } from '../model/control-kinds.ts';
import { controlState, newestOf } from '../model/control-state.ts';
import { formatMetric } from '../model/format-metric.ts';
import { ControlDialog } from '../parts/control/control-dialog.tsx';
import { failureText } from '../parts/control/failure-text.ts';
import { pendingWord } from '../parts/control/pending-word.ts';
import { refusalText } from '../parts/use-device-command.ts';
import { useGuardedControl } from '../parts/use-guarded-control.ts';
import { useDeviceTexts } from '../texts.ts';

interface RowSwitchProps {
  readonly device: Device;
  readonly type: DeviceType;
  readonly control: SwitchControl;
  readonly state: DeviceState;
  /** What the row shows beside it. */
  readonly values: ReactNode;
}

/** The switch that a row has room for: null for who may not move one, and where nobody knows how it stands. */
export function rowSwitchOf(device: Device, type: DeviceType, state: DeviceState): SwitchControl | null {
  if (!device.abilities.acts.includes('command') || state.status !== 'online') return null;
  const [control, ...others] = type.controls.filter((one) => one.kind === 'switch');
  if (control === undefined || others.length > 0) return null;
  return typeof state.values[control.metric] === 'boolean' ? control : null;
}

/** A device's switch in its row of the list, with the guards and the way of its page; its commands are read once it is pressed. */
export function RowSwitch({ device, type, control, state, values }: RowSwitchProps) {
  const t = useDeviceTexts();
  const format = useFormat();
  const { locale } = useLocale();
  const guarded = useGuardedControl(device, control, 'once-sent');
  const { commands, isSending, isUnread, refusal, asked, move } = guarded;
  const newest = newestOf(commands, control.metric);
  const told = controlState(commands, control.metric, state.ts[control.metric]);
  const isPending = isSending || isUnread || told.kind === 'pending';
  const definition = type.metrics.find(({ key }) => key === control.metric);
  const word = (value: boolean) => (definition === undefined ? '' : formatMetric(definition, value, format, t).text);
  const reported = state.values[control.metric] === true;
  const pending = pendingWord(t, told, isSending || isUnread);
  // What was refused while a question stands open is said in it.
  const refused = refusal === null || asked !== null || isPending ? null : refusalText(t, refusal);
  const failure = refused ?? (isPending ? null : failureText(t, told));
  const canRetry = refused === null && (told.kind === 'failed' || told.kind === 'expired');
  const desired = newest?.params.value;
  const differs = !isPending && failure === null && newest?.mismatchedAt != null && typeof desired === 'boolean';
  return (
    <Stack gap="xs" align="end">
      <Inline gap="md" wrap="nowrap">
        {values}
        <Switch
          label={`${control.label[locale]}: ${device.name}`}
          value={reported ? 'on' : 'off'}
          command={isPending ? 'pending' : 'settled'}
          words={{ on: word(true), off: word(false), pending }}
          word="hidden"
          onChange={({ value }) => move(value === 'on')}
        />
      </Inline>
      {isPending ? (
        <Text size="xs" tone="muted" aria-hidden>
          {pending}
        </Text>
      ) : null}
      {failure === null ? null : (
        <Inline gap="xs" justify="end">
          <Text size="sm" tone="danger" role="alert">
            {failure}
          </Text>
          {canRetry && newest !== undefined ? (
            <Button
              size="sm"
              aria-label={`${t('control.retry')}: ${control.label[locale]}, ${device.name}`}
              onClick={() => move(newest.params.value, newest.persist)}
            >
              {t('control.retry')}
            </Button>
          ) : null}
        </Inline>
      )}
      {differs ? (
        <Text size="sm" tone="warning" aria-live="polite">
          {t('control.mismatch', { desired: word(desired), reported: word(reported) })}
        </Text>
      ) : null}
      <ControlDialog device={device} type={type} control={control} guarded={guarded} />
    </Stack>
  );
}
