import { useRead } from '@imah/api-client/react';
import type { Ticket, TicketAppointments } from '@imah/contract/tickets';
import { Button, Card, Heading, Inline, Stack, Text } from '@imah/ui';
import { calendarIcon } from '@imah/ui/icons';
import { lazy, Suspense, useState } from 'react';
import { useOnline } from '@imah/app/live';
import { Read, readState } from '@imah/app/read';
import type { TicketViewer } from '../model/viewer.ts';
import * as page from '../ticket-page.css.ts';
import { AppointmentView } from './appointment-view.tsx';
import { SlotChoice } from './slot-choice.tsx';
import { useAppointmentTexts } from './texts.ts';

const OfferSheet = lazy(async () => ({ default: (await import('./offer-sheet.tsx')).OfferSheet }));
const OtherTimeDialog = lazy(async () => ({ default: (await import('./other-time-dialog.tsx')).OtherTimeDialog }));
const CancelDialog = lazy(async () => ({ default: (await import('./cancel-dialog.tsx')).CancelDialog }));

interface AppointmentCardProps {
  readonly ticket: Ticket;
  readonly viewer: TicketViewer;
}

/** When the technician comes: offered, taken, moved and cancelled. Nothing where nothing was offered and nobody can. */
export function AppointmentCard({ ticket, viewer }: AppointmentCardProps) {
  const t = useAppointmentTexts();
  const state = readState(useRead('listTicketAppointments', { params: { ticketId: ticket.id } }));
  if (state.kind === 'forbidden' || state.kind === 'missing') return null;
  // Room is kept where a card is certain to come.
  if (state.kind === 'loading' && !(viewer.may.work && ticket.audience === 'resident')) return null;
  if (state.kind === 'ready' && state.data.appointments.length === 0 && !state.data.acts.includes('offer')) return null;
  return (
    <Card as="section" padding="md">
      <Stack gap="md">
        <Heading level={2} size="sm">
          {t('title')}
        </Heading>
        <Read of={state} failed={t('failed')} level={3}>
          {(known) => <Appointments ticket={ticket} known={known} />}
        </Read>
      </Stack>
    </Card>
  );
}

interface AppointmentsProps {
  readonly ticket: Ticket;
  readonly known: TicketAppointments;
}

function Appointments({ ticket, known }: AppointmentsProps) {
  const t = useAppointmentTexts();
  const isOnline = useOnline();
  const { appointments, takers, acts } = known;
  const [last, ...earlier] = appointments;
  const chooses = last?.state === 'offered' && acts.includes('answer');
  return (
    <>
      {last === undefined ? (
        <Text tone="muted">{t(takers.length === 0 ? 'emptyPhone' : 'empty')}</Text>
      ) : (
        <AppointmentView ticket={ticket} appointment={last} slots={chooses ? 'below' : 'listed'} />
      )}
      {chooses ? (
        <div className={page.screenOnly}>
          <SlotChoice ticket={ticket} appointment={last} network={isOnline ? 'there' : 'none'} />
        </div>
      ) : null}
      {last?.state === 'offered' && !chooses ? (
        <Text size="sm" tone="muted">
          {t('waitingFor', { names: takers.map(({ name }) => name).join(', ') })}
        </Text>
      ) : null}
      {!isOnline && acts.length > 0 ? (
        <Text size="sm" tone="muted">
          {t('offline')}
        </Text>
      ) : null}
      <div className={page.screenOnly}>
        <Acts ticket={ticket} known={known} network={isOnline ? 'there' : 'none'} />
      </div>
      {earlier.length === 0 ? null : (
        <details>
          <summary>{t('history')}</summary>
          <Stack gap="lg">
            {earlier.map((appointment) => (
              <AppointmentView key={appointment.id} ticket={ticket} appointment={appointment} slots="listed" />
            ))}
          </Stack>
        </details>
      )}
    </>
  );
}

function Acts({
  ticket,
  known: { appointments, takers, acts },
  network,
}: AppointmentsProps & { readonly network: 'there' | 'none' }) {
  const t = useAppointmentTexts();
  const [open, setOpen] = useState<'nothing' | 'offer' | 'move' | 'cancel'>('nothing');
  const [last] = appointments;
  const close = () => setOpen('nothing');
  const mode = takers.length === 0 ? 'record' : 'offer';
  const again = last === undefined ? mode : (`${mode}Other` as const);
  // Whoever takes slots moves what they took; who offers them moves it by others.
  const moves = last?.state === 'agreed' && acts.includes('answer');
  const offering = last?.state === 'agreed' && acts.includes('cancel') ? 'move' : again;
  const ending = last?.state === 'offered' ? 'withdraw' : 'cancel';
  const isOff = network === 'none';
  return (
    <>
      <Inline gap="sm">
        {moves ? (
          <Button disabled={isOff} icon={calendarIcon} onClick={() => setOpen('move')}>
            {t('act.move')}
          </Button>
        ) : null}
        {acts.includes('offer') ? (
          <Button disabled={isOff} icon={calendarIcon} onClick={() => setOpen('offer')}>
            {t(`act.${offering}`)}
          </Button>
        ) : null}
        {acts.includes('cancel') ? (
          <Button disabled={isOff} tone="ghost" onClick={() => setOpen('cancel')}>
            {t(`act.${ending}`)}
          </Button>
        ) : null}
      </Inline>
      <Suspense fallback={null}>
        {open === 'offer' ? <OfferSheet ticket={ticket} last={last ?? null} mode={mode} onClose={close} /> : null}
        {open === 'move' && last !== undefined ? (
          <OtherTimeDialog ticket={ticket} appointment={last} onClose={close} />
        ) : null}
        {open === 'cancel' && last !== undefined ? (
          <CancelDialog ticketId={ticket.id} appointmentId={last.id} onClose={close} />
        ) : null}
      </Suspense>
    </>
  );
}
