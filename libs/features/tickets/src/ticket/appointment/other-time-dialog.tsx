import type { Ticket, TicketAppointment } from '@imah/contract/tickets';
import { Button, Dialog, Form, FormActions, RadioGroup, Stack, TextArea } from '@imah/ui';
import { useState } from 'react';
import { useSubmit } from '@imah/app/command';
import { useClock } from '@imah/app/i18n';
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
  const { answer, isSending, submit, refuse } = useSubmit(changeAppointments(ticket.id), { onDone: onClose });
  const moves = appointment.agreed !== null;
  const [others] = useState(() =>
    moves
      ? appointment.slots.filter(({ begin }) => begin !== appointment.agreed?.begin && Date.parse(begin) > clock.now())
      : [],
  );
  const [chosen, setChosen] = useState(others[0]?.begin ?? none);
  const [reason, setReason] = useState('');

  function send(): void {
    if (reason.trim().length < 3) return refuse({ reason: [t('short')] });
    const params = { ticketId: ticket.id, appointmentId: appointment.id };
    const body = { begin: chosen === none ? null : chosen, reason: reason.trim() };
    void submit((client) => client.answerTicketAppointment({ params, body }));
  }
  return (
    <Dialog open onClose={onClose} title={t(moves ? 'other.moveTitle' : 'other.noneTitle')}>
      <Form answer={answer} onSubmit={send}>
        {({ errorOf }) => (
          <Stack gap="lg">
            {moves ? (
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
            ) : null}
            <TextArea
              name="reason"
              label={t('other.why')}
              hint={t(moves && chosen !== none ? 'other.whyMove' : 'other.whyNone')}
              limit={1024}
              value={reason}
              onChange={(event) => setReason(event.currentTarget.value)}
              error={errorOf('reason')}
            />
            <FormActions>
              <Button type="submit" tone="primary" size="lg" width="full" loading={isSending}>
                {t(chosen === none ? 'other.sendNone' : 'other.send')}
              </Button>
            </FormActions>
          </Stack>
        )}
      </Form>
    </Dialog>
  );
}
