import type { CommandDraft } from '@imah/contract/devices';
import { Button, Callout, Dialog, FormActions, Stack } from '@imah/ui';
import { useDeviceTexts } from '../../texts.ts';
import { refusalText } from '../use-device-command.ts';
import { HoldButton } from './hold-button.tsx';
import { useHold } from './use-hold.ts';

interface HoldDialogProps {
  readonly deviceId: string;
  readonly params: CommandDraft['params'];
  readonly title: string;
  readonly text: string;
  readonly deed: string;
  readonly isBusy: boolean;
  readonly refusal: unknown;
  readonly onConfirm: (given: { readonly holdId: string }) => void;
  readonly onClose: () => void;
}

/** What follows, and a button that has to be held: by a finger, a mouse, or the space bar. */
export function HoldDialog({
  deviceId,
  params,
  title,
  text,
  deed,
  isBusy,
  refusal,
  onConfirm,
  onClose,
}: HoldDialogProps) {
  const t = useDeviceTexts();
  const hold = useHold(deviceId, params, (holdId) => onConfirm({ holdId }));
  const why = hold.refusal ?? refusal;
  return (
    <Dialog open onClose={onClose} title={title} size="sm" role="alertdialog" description={text}>
      <Stack gap="lg">
        {why === null || hold.state !== 'idle' ? null : (
          <Callout tone="danger" announce="assertive">
            {refusalText(t, why)}
          </Callout>
        )}
        <FormActions>
          <Button onClick={onClose}>{t('control.back')}</Button>
          <HoldButton {...hold} isBusy={isBusy} label={t('control.hold', { deed })} />
        </FormActions>
      </Stack>
    </Dialog>
  );
}
