import { Button, Dialog, Form, FormActions, Stack, Text, TextArea } from '@imah/ui';
import { useState } from 'react';
import { useSubmit } from '@imah/app/command';
import { useAppointmentTexts } from './texts.ts';
import { changeAppointments } from './use-appointments.ts';

interface CancelDialogProps {
  readonly ticketId: string;
  readonly appointmentId: string;
  readonly onClose: () => void;
}

/** Nobody comes, and why. */
export function CancelDialog({ ticketId, appointmentId, onClose }: CancelDialogProps) {
  const t = useAppointmentTexts();
  const { answer, isSending, submit, refuse } = useSubmit(changeAppointments(ticketId), { onDone: onClose });
  const [reason, setReason] = useState('');

  function cancel(): void {
    if (reason.trim().length < 3) return refuse({ reason: [t('short')] });
    const params = { ticketId, appointmentId };
    void submit((client) => client.cancelTicketAppointment({ params, body: { reason: reason.trim() } }));
  }
  return (
    <Dialog open onClose={onClose} title={t('cancel.title')}>
      <Form answer={answer} onSubmit={cancel}>
        {({ errorOf }) => (
          <Stack gap="lg">
            <Text tone="muted">{t('cancel.text')}</Text>
            <TextArea
              name="reason"
              label={t('cancel.why')}
              limit={1024}
              value={reason}
              onChange={(event) => setReason(event.currentTarget.value)}
              error={errorOf('reason')}
            />
            <FormActions>
              <Button type="submit" tone="danger" size="lg" width="full" loading={isSending}>
                {t('cancel.send')}
              </Button>
            </FormActions>
          </Stack>
        )}
      </Form>
    </Dialog>
  );
}
