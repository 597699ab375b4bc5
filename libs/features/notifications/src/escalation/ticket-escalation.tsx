import { useRead } from '@imah/api-client/react';
import type { TimeZone } from '@imah/contract/buildings/words';
import { Callout, Text } from '@imah/ui';
import { EscalationNote } from './escalation-note.tsx';
import { useEscalationNoteTexts } from './texts.ts';

interface TicketEscalationProps {
  readonly ticketId: string;
  readonly timeZone: TimeZone;
}

/** On the page of a ticket: who was told that nobody has taken it on. What cannot be read takes nothing from the ticket. */
export function TicketEscalation({ ticketId, timeZone }: TicketEscalationProps) {
  const t = useEscalationNoteTexts();
  const [newest] = useRead('listTicketEscalations', { params: { ticketId } }).data ?? [];
  if (newest === undefined || newest.calls.length === 0) return null;
  const note = <EscalationNote escalation={newest} timeZone={timeZone} />;
  if (newest.state === 'running' || newest.state === 'expired')
    return (
      <Callout tone="warning" title={t('title')}>
        {note}
      </Callout>
    );
  return (
    <Text size="sm" tone="muted">
      {note}
    </Text>
  );
}
