import type { Command, Device } from '@imah/contract/devices';
import { Button, Dialog, Form, FormActions, Stack, TextArea } from '@imah/ui';
import { anyCall, useSubmit } from '@imah/app/command';
import { useFormTexts } from '@imah/app/form';
import { renewedBy } from '@imah/app/read';
import { useState } from 'react';
import { reasonLength } from '../../model/control-words.ts';
import { useDeviceTexts } from '../../texts.ts';

interface RefuseDialogProps {
  readonly device: Device;
  readonly command: Command;
  readonly onClose: () => void;
}

/** Refuses a command as the second person; who asked reads why, where it is written. */
export function RefuseDialog({ device, command, onClose }: RefuseDialogProps) {
  const t = useDeviceTexts();
  const tf = useFormTexts();
  const { isSending, answer, refuse, submit } = useSubmit(anyCall(renewedBy.deviceCommand(device.id)), {
    onDone: onClose,
  });
  const [note, setNote] = useState('');
  const params = { deviceId: device.id, commandId: command.id };

  function send(): void {
    const given = note.trim();
    if (given !== '' && given.length < reasonLength.min)
      return refuse({ note: [t('control.reasonMissing', { count: reasonLength.min })] });
    const body = { answer: 'refused' as const, ...(given === '' ? {} : { note: given }) };
    void submit((api) => api.answerCommand({ params, body }));
  }

  return (
    <Dialog open onClose={onClose} title={t('control.refuseTitle')} size="sm">
      <Form answer={answer} onSubmit={send}>
        {({ errorOf }) => (
          <Stack gap="lg">
            <TextArea
              name="note"
              label={t('control.refuseNote')}
              mark="optional"
              rows={2}
              limit={reasonLength.max}
              value={note}
              error={errorOf('note')}
              onChange={(event) => setNote(event.currentTarget.value)}
            />
            <FormActions>
              <Button onClick={onClose}>{tf('cancel')}</Button>
              <Button type="submit" tone="danger" loading={isSending}>
                {t('control.refuse')}
              </Button>
            </FormActions>
          </Stack>
        )}
      </Form>
    </Dialog>
  );
}
