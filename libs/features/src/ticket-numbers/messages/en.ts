import type { TranslationOf } from '../../i18n/define-texts.ts';
import type { ticketNumbersId } from './id.ts';

export const ticketNumbersEn: TranslationOf<typeof ticketNumbersId> = {
  open: 'Open tickets',
  overdue: 'Overdue tickets',
  unassigned: 'Unassigned',
  none: { open: 'All done', overdue: 'None is late', unassigned: 'Somebody has each' },
  some: { overdue: 'Overdue first', unassigned: 'Unassigned' },
  list: 'Open the list: {name}',
};
