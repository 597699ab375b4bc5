import type { Ticket, TicketAppointment } from '@imah/contract/tickets';
import { Button, Stack } from '@imah/ui';
import { useState } from 'react';
import { useCommand } from '@imah/app/command';
import { useClock } from '@imah/app/i18n';
import { Question } from '../parts/question.tsx';
import { OtherTimeDialog } from './other-time-dialog.tsx';
import { useAppointmentTexts } from './texts.ts';
import { changeAppointments, useSlotWords } from './use-appointments.ts';

interface SlotChoiceProps {
  readonly ticket: Ticket;
  readonly appointment: TicketAppointment;
  readonly network: 'there' | 'none';
}

/** The resident's choice: one press takes a slot. */
export function SlotChoice({ ticket, appointment, network }: SlotChoiceProps) {
  const t = useAppointmentTexts();
  const clock = useClock();
  const words = useSlotWords();
  const { run, isPending, error } = useCommand(changeAppointments(ticket.id), { refusal: 'caller' });
  const [dialog, setDialog] = useState<'closed' | 'none'>('closed');
  const [pressed, setPressed] = useState<string | null>(null);
  const params = { ticketId: ticket.id, appointmentId: appointment.id };

  function take(begin: string): void {
    setPressed(begin);
    void run((client) => client.answerTicketAppointment({ params, body: { begin } }));
  }
  return (
    <Question title={t('choose.title')} text={t('choose.text')} error={error}>
      <Stack gap="sm">
        {appointment.slots.map((slot) => {
          const isOver = Date.parse(slot.begin) <= clock.now();
          return (
            <Button
              key={slot.begin}
              width="full"
              loading={isPending && pressed === slot.begin}
              disabled={isOver || isPending || network === 'none'}
              onClick={() => take(slot.begin)}
            >
              {isOver ? `${words(slot, ticket)} (${t('choose.over')})` : words(slot, ticket)}
            </Button>
          );
        })}
        <Button tone="ghost" width="full" disabled={isPending || network === 'none'} onClick={() => setDialog('none')}>
          {t('choose.none')}
        </Button>
      </Stack>
      {dialog === 'none' ? (
        <OtherTimeDialog ticket={ticket} appointment={appointment} onClose={() => setDialog('closed')} />
      ) : null}
    </Question>
  );
}
