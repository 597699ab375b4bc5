import type { Ticket, TicketAppointment } from '@imah/contract/tickets';
import { RadioGroup } from '@imah/ui';
import { useState } from 'react';
import { useSubmit } from '@imah/app/command';
import { useClock } from '@imah/app/i18n';
import { ReasonDialog } from '../parts/reason-dialog.tsx';
import { useAppointmentTexts } from './texts.ts';
import { changeAppointments, useSlotWords } from './use-appointments.ts';

interface OtherTimeDialogProps {
  readonly ticket: Ticket;
  readonly appointment: TicketAppointment;
  readonly onClose: () => void;
}

const none = 'none';

/** Another of the slots than the one that was taken, or none of them; either with a reason. */
export function OtherTimeDialog({ ticket, appointment, onClose }: OtherTimeDialogProps) {
  const t = useAppointmentTexts();
  const clock = useClock();
  const words = useSlotWords();
  const form = useSubmit(changeAppointments(ticket.id), { onDone: onClose });
  const moves = appointment.agreed !== null;
  const [others] = useState(() =>
    moves
      ? appointment.slots.filter(({ begin }) => begin !== appointment.agreed?.begin && Date.parse(begin) > clock.now())
      : [],
  );
  const [chosen, setChosen] = useState(others[0]?.begin ?? none);

  function send(reason: string): void {
    const params = { ticketId: ticket.id, appointmentId: appointment.id };
    const body = { begin: chosen === none ? null : chosen, reason };
    void form.submit((client) => client.answerTicketAppointment({ params, body }));
  }
  return (
    <ReasonDialog
      form={form}
      tone="primary"
      title={t(moves ? 'other.moveTitle' : 'other.noneTitle')}
      label={t('other.why')}
      hint={t(moves && chosen !== none ? 'other.whyMove' : 'other.whyNone')}
      tooShort={t('short')}
      send={t(chosen === none ? 'other.sendNone' : 'other.send')}
      onSend={send}
      onClose={onClose}
    >
      {(errorOf) =>
        moves ? (
          <RadioGroup
            name="begin"
            label={t('other.which')}
            look="card"
            value={chosen}
            onChange={({ value }) => setChosen(value)}
            error={errorOf('begin')}
            options={[
              ...others.map((slot) => ({ value: slot.begin, label: words(slot, ticket) })),
              { value: none, label: t('other.ask'), hint: t('other.askHint') },
            ]}
          />
        ) : null
      }
    </ReasonDialog>
  );
}
