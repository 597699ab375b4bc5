import type { Ticket } from '@imah/contract/tickets';
import { type ComparedField, whatChanged } from '../model/what-changed.ts';
import { useTicketWords } from '../parts/index.ts';
import { useTicketTexts } from '../texts.ts';
import type { Conflict } from '../model/conflict.ts';

/** Sentences for what somebody else changed. */
export function useChangeRows({ before, after }: Conflict): readonly { field: ComparedField; text: string }[] {
  const t = useTicketTexts();
  const say = useFieldValue();
  return whatChanged(before, after).map(({ field }) => ({
    field,
    text: t('conflict.row', { field: t(`edit.fields.${field}`), before: say(before, field), after: say(after, field) }),
  }));
}

/** How a field of a ticket is said to people. */
export function useFieldValue(): (ticket: Ticket, field: ComparedField) => string {
  const t = useTicketTexts();
  const words = useTicketWords();
  return (ticket, field) => {
    const none = t('conflict.none');
    switch (field) {
      case 'title':
        return ticket.title;
      case 'details':
        return ticket.details === '' ? none : ticket.details;
      case 'kind':
        return words(`kinds.${ticket.kind}`);
      case 'priority':
        return words(`priorities.${ticket.priority}`);
      case 'category':
        return ticket.category?.name ?? none;
      case 'unit':
        return ticket.unitCode ?? ticket.place ?? none;
      case 'audience':
        return words(`audiences.${ticket.audience}`);
      case 'state':
        return words(`states.${ticket.state}`);
      case 'assignee':
        return ticket.assignee?.name ?? none;
    }
  };
}
