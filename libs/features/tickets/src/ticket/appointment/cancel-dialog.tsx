import { useSubmit } from '@imah/app/command';
import { ReasonDialog } from '../parts/reason-dialog.tsx';
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
  const form = useSubmit(changeAppointments(ticketId), { onDone: onClose });
  const params = { ticketId, appointmentId };
  return (
    <ReasonDialog
      form={form}
      title={t('cancel.title')}
      text={t('cancel.text')}
      label={t('cancel.why')}
      tooShort={t('short')}
      send={t('cancel.send')}
      onSend={(reason) => void form.submit((client) => client.cancelTicketAppointment({ params, body: { reason } }))}
      onClose={onClose}
    />
  );
}
