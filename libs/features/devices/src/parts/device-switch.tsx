import type { ControlDefinition, Device, DeviceState, DeviceType } from '@imah/contract/devices';
import { Button, Inline, Callout, Stack, Switch, Text } from '@imah/ui';
import { useFormat, useLocale } from '@imah/app/i18n';
import { controlState } from '../model/control-state.ts';
import { controlWords, directionOf } from '../model/control-words.ts';
import { formatMetric } from '../model/format-metric.ts';
import { useDeviceTexts } from '../texts.ts';
import { GuardDialog } from './guard-dialog.tsx';
import { refusalText } from './use-device-command.ts';
import { useGuardedControl } from './use-guarded-control.ts';

export interface DeviceSwitchProps {
  readonly device: Device;
  readonly type: DeviceType;
  readonly control: ControlDefinition;
  readonly state: DeviceState;
}

/** Shows what the device reports; a press shows *sent*, then what the device reports, or why not. */
export function DeviceSwitch({ device, type, control, state }: DeviceSwitchProps) {
  const t = useDeviceTexts();
  const format = useFormat();
  const { locale } = useLocale();
  const { commands, isSending, refusal, asked, move, confirm, cancel } = useGuardedControl(device, control);

  const reported = state.values[control.metric];
  const definition = type.metrics.find(({ key }) => key === control.metric);
  const told = controlState(commands, control.metric, state.ts[control.metric]);
  const isPending = isSending || told.kind === 'pending';
  const word = (value: boolean) => (definition === undefined ? '' : formatMetric(definition, value, format, t).text);
  const wanted = commands.find(({ params }) => params.key === control.metric)?.params.value;

  if (state.status !== 'online') return <Text tone="muted">{t('control.offline')}</Text>;
  if (typeof reported !== 'boolean') return <Text tone="muted">{t('control.unknown')}</Text>;

  const pendingWord = told.kind === 'pending' && !isSending ? statusWord(t, told.status) : t('control.sending');
  return (
    <Stack gap="sm">
      <Inline justify="between" gap="md">
        <Text weight="medium">{control.label[locale]}</Text>
        <Switch
          label={control.label[locale]}
          value={reported ? 'on' : 'off'}
          command={isPending ? 'pending' : 'settled'}
          words={{ on: word(true), off: word(false), pending: pendingWord }}
          onChange={({ value }) => move(value === 'on')}
        />
      </Inline>
      {/* Its line is kept free, so that nothing moves when somebody commands. */}
      <Text size="sm" tone="muted">
        {told.kind === 'pending' && !isSending ? t('control.by', { name: told.by }) : '\u00a0'}
      </Text>
      {refusal !== null && !isPending && asked === null ? (
        <Callout tone="danger" announce="assertive">
          {refusalText(t, refusal)}
        </Callout>
      ) : null}
      {(told.kind === 'failed' || told.kind === 'expired') && !isSending && refusal === null ? (
        <Callout
          tone="danger"
          announce="assertive"
          actions={
            typeof wanted === 'boolean' ? (
              <Button size="sm" onClick={() => move(wanted)}>
                {t('control.retry')}
              </Button>
            ) : null
          }
        >
          {told.kind === 'expired' ? t('control.expired') : failureText(t, told.reason)}
        </Callout>
      ) : null}
      {asked === null ? null : (
        <GuardDialog
          guard={control.guard[directionOf(asked)]}
          title={t(`control.ask.${directionOf(asked)}.${controlWords(control.metric)}`, { device: device.name })}
          deed={t(`control.deed.${directionOf(asked)}.${controlWords(control.metric)}`)}
          isBusy={isSending}
          refusal={refusal}
          onConfirm={confirm}
          onClose={cancel}
        />
      )}
    </Stack>
  );
}

function statusWord(t: ReturnType<typeof useDeviceTexts>, status: string): string {
  if (status === 'acknowledged') return t('control.acknowledged');
  return status === 'sent' ? t('control.sent') : t('control.queued');
}

function failureText(t: ReturnType<typeof useDeviceTexts>, reason: string | null): string {
  return reason === null || reason === '' ? t('control.failedUnknown') : t('control.failed', { reason });
}
