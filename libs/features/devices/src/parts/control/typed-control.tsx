import type { TimeZone } from '@imah/contract/buildings/words';
import type { Device, DeviceState, DeviceType, MetricValue } from '@imah/contract/devices';
import { controlMetricOf } from '@imah/contract/devices/words';
import { Button, Inline, Stack, Text } from '@imah/ui';
import { useFormat, useLocale } from '@imah/app/i18n';
import type { TypedControl } from '../../model/control-kinds.ts';
import { controlState } from '../../model/control-state.ts';
import { valueWords } from '../../model/value-words.ts';
import { useDeviceTexts } from '../../texts.ts';
import { useGuardedControl } from '../use-guarded-control.ts';
import { ControlDialog } from './control-dialog.tsx';
import { ControlNotes } from './control-notes.tsx';
import { pendingWord } from './pending-word.ts';
import { ValueForm } from './value-form.tsx';

interface TypedControlProps {
  readonly device: Device;
  readonly type: DeviceType;
  readonly control: TypedControl;
  readonly state: DeviceState;
  /** Of its building: when something is over is told by its clock. */
  readonly zone: TimeZone;
}

/** A number, a choice, a text or a push, by what the device reports, what is asked for, and how far that has come. */
export function TypedDeviceControl({ device, type, control, state, zone }: TypedControlProps) {
  const t = useDeviceTexts();
  const format = useFormat();
  const { locale } = useLocale();
  const guarded = useGuardedControl(device, control);
  const { commands, isSending, move } = guarded;
  const metric = controlMetricOf(control);
  const reported = metric === undefined ? undefined : state.values[metric];
  const told = controlState(commands, control.key, metric === undefined ? undefined : state.ts[metric]);
  const isOnline = state.status === 'online';
  const isPending = isSending || told.kind === 'pending';
  // What a person may still think better of is asked for anew; what is on its way is waited for.
  const isTaken = isSending || (told.kind === 'pending' && told.status !== 'queued');
  const words = (value: MetricValue) => valueWords(control, type, value, { format, t, locale });
  const hint = isPending
    ? pendingWord(t, told, isSending)
    : reported === undefined
      ? undefined
      : t('control.reported', { value: words(reported) });
  // A push or a word for later would come when nobody expects it any more: only what is set waits for a sleeping device.
  const canWait = control.kind !== 'momentary' && (state.status === 'offline' || state.status === 'never-seen');

  return (
    <Stack gap="sm">
      {control.kind !== 'momentary' && (isOnline || canWait) ? null : (
        <Text weight="medium">{control.label[locale]}</Text>
      )}
      {!isOnline && !canWait ? (
        <Text tone="muted">{t('control.offline')}</Text>
      ) : control.kind === 'momentary' ? (
        <Inline>
          <Button loading={isPending} onClick={() => move(true)} aria-label={control.label[locale]}>
            {t('control.push')}
          </Button>
        </Inline>
      ) : (
        <ValueForm
          key={control.key}
          control={control}
          hint={hint}
          reported={reported}
          sendLabel={t(isOnline ? 'control.send' : 'control.sendLater')}
          isBusy={isTaken}
          onSend={(value) => move(value, !isOnline)}
        />
      )}
      {canWait ? (
        <Text size="sm" tone="muted">
          {t('control.sleeps')}
        </Text>
      ) : null}
      <ControlNotes device={device} type={type} control={control} state={state} guarded={guarded} zone={zone} />
      <ControlDialog device={device} type={type} control={control} guarded={guarded} />
    </Stack>
  );
}
