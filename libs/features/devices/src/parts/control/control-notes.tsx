import type { TimeZone } from '@imah/contract/buildings/words';
import type { Command, Device, DeviceState, DeviceType } from '@imah/contract/devices';
import { controlKeyOf, controlMetricOf } from '@imah/contract/devices/words';
import { Button, Callout, Inline, Stack, Text } from '@imah/ui';
import { useFormat, useLocale } from '@imah/app/i18n';
import type { SwitchControl, TypedControl } from '../../model/control-kinds.ts';
import { controlState, newestOf } from '../../model/control-state.ts';
import { formatMetric } from '../../model/format-metric.ts';
import { valueWords } from '../../model/value-words.ts';
import { type DeviceTexts, useDeviceTexts } from '../../texts.ts';
import { refusalText } from '../use-device-command.ts';
import type { GuardedControl } from '../use-guarded-control.ts';
import { AwaitingApproval } from './awaiting-approval.tsx';
import { CancelCommand } from './cancel-command.tsx';
import { failureText } from './failure-text.ts';

interface ControlNotesProps {
  readonly device: Device;
  readonly type: DeviceType;
  readonly control: SwitchControl | TypedControl;
  readonly state: DeviceState;
  readonly guarded: GuardedControl;
  readonly zone: TimeZone;
}

/** What is under way at a control, what came to nothing, and what was asked for beside what is reported. */
export function ControlNotes({ device, type, control, state, guarded, zone }: ControlNotesProps) {
  const t = useDeviceTexts();
  const format = useFormat();
  const { locale } = useLocale();
  const { commands, isSending, refusal, asked, move } = guarded;
  const key = controlKeyOf(control);
  const metric = controlMetricOf(control);
  const newest = newestOf(commands, key);
  const told = controlState(commands, key, metric === undefined ? undefined : state.ts[metric]);
  const isPending = isSending || told.kind === 'pending';
  const say = (command: Command) => valueWords(control, type, command.params.value, { format, t, locale });
  const failure = told.kind === 'pending' || isSending || refusal !== null ? null : failureText(t, told);
  const canRetry = told.kind === 'failed' || told.kind === 'expired';
  const reported = metric === undefined ? undefined : state.values[metric];
  const definition = type.metrics.find((one) => one.key === metric);

  return (
    <Stack gap="sm">
      {/* Its line is kept free, so that nothing moves when somebody commands. */}
      <Text size="sm" tone="muted">
        {told.kind === 'pending' && !isSending ? t('control.by', { name: told.by }) : lineOf(t, newest, control)}
      </Text>
      {newest === undefined || isSending ? null : (
        <>
          {newest.status === 'awaiting-approval' ? (
            <AwaitingApproval device={device} command={newest} zone={zone} value={say(newest)} />
          ) : null}
          {newest.status === 'queued' && newest.persist ? (
            <Callout tone="info" actions={<CancelCommand device={device} command={newest} />}>
              {t('control.waitsForDevice', { value: say(newest), until: format.shortDateTime(newest.expiresAt, zone) })}
            </Callout>
          ) : null}
          {newest.mismatchedAt !== null && told.kind !== 'pending' && definition !== undefined ? (
            <Callout tone="warning" announce="polite">
              {t('control.mismatch', {
                desired: say(newest),
                reported: reported === undefined ? '–' : inWords(formatMetric(definition, reported, format, t)),
              })}
            </Callout>
          ) : null}
        </>
      )}
      {refusal !== null && !isPending && asked === null ? (
        <Callout tone="danger" announce="assertive">
          {refusalText(t, refusal)}
        </Callout>
      ) : null}
      {failure === null ? null : (
        <Callout
          tone="danger"
          announce="assertive"
          actions={
            canRetry && newest !== undefined ? (
              <Inline>
                <Button size="sm" onClick={() => move(newest.params.value, newest.persist)}>
                  {t('control.retry')}
                </Button>
              </Inline>
            ) : null
          }
        >
          {failure}
        </Callout>
      )}
    </Stack>
  );
}

const inWords = ({ text, unit }: { readonly text: string; readonly unit: string }) =>
  unit === '' ? text : `${text}\u00a0${unit}`;

/** A push leaves nothing that is reported: that it was carried out is said here. */
function lineOf(t: DeviceTexts, newest: Command | undefined, control: SwitchControl | TypedControl): string {
  const isDone = newest?.status === 'succeeded' && controlMetricOf(control) === undefined;
  return isDone ? t('control.carriedOut', { name: newest.requestedBy.name }) : '\u00a0';
}
