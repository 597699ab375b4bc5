import type { Ticket, TicketAppointment } from '@imah/contract/tickets';
import { Inline, List, ListRow, Stack, StatusBadge, Text } from '@imah/ui';
import { calendarIcon } from '@imah/ui/icons';
import { useClock, useFormat } from '@imah/app/i18n';
import { useAppointmentTexts } from './texts.ts';
import { useSlotWords } from './use-appointments.ts';

interface AppointmentViewProps {
  readonly ticket: Ticket;
  readonly appointment: TicketAppointment;
  /** Where the slots stand as buttons below, they are not listed. */
  readonly slots: 'listed' | 'below';
}

const tones = {
  offered: 'warning',
  agreed: 'success',
  declined: 'warning',
  cancelled: 'neutral',
  replaced: 'neutral',
  expired: 'danger',
  ended: 'neutral',
} as const;

/** One round: the time that was agreed or those that are offered, and what became of it. */
export function AppointmentView({ ticket, appointment, slots }: AppointmentViewProps) {
  const t = useAppointmentTexts();
  const clock = useClock();
  const format = useFormat();
  const words = useSlotWords();
  const { state, agreed, note, reason, offeredBy, offeredAt } = appointment;
  const isPast = state === 'agreed' && agreed !== null && Date.parse(agreed.end) <= clock.now();
  return (
    <Stack gap="sm">
      <Inline gap="sm">
        <StatusBadge tone={isPast ? 'neutral' : tones[state]} label={t(isPast ? 'states.past' : `states.${state}`)} />
        {agreed === null ? null : <Text weight="medium">{words(agreed, ticket)}</Text>}
      </Inline>
      {agreed === null && slots === 'listed' ? (
        <List aria-label={t('slots')}>
          {appointment.slots.map((slot) => (
            <ListRow key={slot.begin} icon={calendarIcon} title={words(slot, ticket)} />
          ))}
        </List>
      ) : null}
      {note === '' ? null : <Text>{note}</Text>}
      {reason === null ? null : <Text size="sm">{t('said', { reason })}</Text>}
      <Text size="sm" tone="muted">
        {t('offered', { name: offeredBy?.name ?? t('someone'), age: format.age(offeredAt, clock.now()) })}
      </Text>
    </Stack>
  );
}
