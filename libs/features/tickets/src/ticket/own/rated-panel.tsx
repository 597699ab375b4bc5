import type { Ticket } from '@imah/contract/tickets';
import { ratingUndoMinutes } from '@imah/contract/tickets/words';
import { Button, Callout } from '@imah/ui';
import { undo2Icon } from '@imah/ui/icons';
import { useFormat, useNow } from '@imah/app/i18n';
import { wordOfMove } from '../actions/move-words.ts';
import { useMove } from '../actions/use-move.ts';
import type { Conflict } from '../model/conflict.ts';
import { useTicketWords } from '../parts/index.ts';
import { useTicketTexts } from '../texts.ts';
import { useOwnReportTexts } from './texts.ts';

interface RatedPanelProps {
  readonly ticket: Ticket;
  readonly feedback: NonNullable<Ticket['feedback']>;
  readonly onConflict: (conflict: Conflict | null) => void;
}

/** One's own rating right after it was given: one press takes it back, as long as that is possible. */
export function RatedPanel({ ticket, feedback, onConflict }: RatedPanelProps) {
  const t = useOwnReportTexts();
  const tickets = useTicketTexts();
  const words = useTicketWords();
  const format = useFormat();
  const now = useNow(10_000);
  const { move, isMoving } = useMove(ticket, onConflict, 'when-answered');
  const until = Date.parse(feedback.at) + ratingUndoMinutes * 60_000;
  if (now > until) return null;
  return (
    <Callout
      tone="success"
      announce="polite"
      title={t('rated.title')}
      actions={
        <Button icon={undo2Icon} loading={isMoving} onClick={() => move({ to: 'resolved' })}>
          {wordOfMove(tickets, 'closed', 'resolved')}
        </Button>
      }
    >
      {t('rated.text', {
        rating: words(`ratings.${feedback.rating}`),
        time: format.time(new Date(until).toISOString(), ticket.timeZone),
      })}
    </Callout>
  );
}
