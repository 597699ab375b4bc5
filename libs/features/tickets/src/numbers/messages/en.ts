import type { TranslationOf } from '@imah/app/i18n';
import type { ticketNumbersTextsId } from './id.ts';

export const ticketNumbersTextsEn: TranslationOf<typeof ticketNumbersTextsId> = {
  open: 'Open tickets',
  overdue: 'Overdue tickets',
  unassigned: 'Unassigned',
  none: { open: 'All done', overdue: 'Nothing overdue', unassigned: 'Every ticket is assigned' },
  some: { overdue: 'Overdue first', unassigned: 'Need an assignee' },
  list: 'Open the list: {name}',
};
