import type { Device, DeviceType } from '@imah/contract/devices';
import { useFormat, useLocale } from '@imah/app/i18n';
import type { SwitchControl, TypedControl } from '../../model/control-kinds.ts';
import { controlWords, directionOf } from '../../model/control-words.ts';
import { valueWords } from '../../model/value-words.ts';
import { useDeviceTexts } from '../../texts.ts';
import { GuardDialog } from '../guard-dialog.tsx';
import type { GuardedControl } from '../use-guarded-control.ts';

interface ControlDialogProps {
  readonly device: Device;
  readonly type: DeviceType;
  readonly control: SwitchControl | TypedControl;
  readonly guarded: GuardedControl;
}

/** What is asked before a control moves; it stays where its device goes offline meanwhile. */
export function ControlDialog({ device, type, control, guarded }: ControlDialogProps) {
  const t = useDeviceTexts();
  const format = useFormat();
  const { locale } = useLocale();
  const { asked, confirm, cancel, isSending, refusal } = guarded;
  if (asked === null) return null;
  const { value, guard } = asked;
  const label = control.label[locale];
  const way = directionOf(value === true);
  const [title, deed] =
    control.kind === 'switch'
      ? [
          t(`control.ask.${way}.${controlWords(control.metric)}`, { device: device.name }),
          t(`control.deed.${way}.${controlWords(control.metric)}`),
        ]
      : control.kind === 'momentary'
        ? [t('control.askPush', { label, device: device.name }), t('control.push')]
        : [
            t('control.askSet', {
              label,
              device: device.name,
              value: valueWords(control, type, value, { format, t, locale }),
            }),
            t('control.send'),
          ];
  return (
    <GuardDialog
      deviceId={device.id}
      guard={guard}
      params={{ key: control.kind === 'switch' ? control.metric : control.key, value }}
      title={title}
      deed={deed}
      isBusy={isSending}
      refusal={refusal}
      onConfirm={confirm}
      onClose={cancel}
    />
  );
}
