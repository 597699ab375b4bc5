import type { SomeOf } from '@imah/app/ports';
import type { ticketOrderTextsId } from '../../messages/id.ts';

/** What residents read in other words: theirs are reports. */
export const reportOrderTextsId = {
  kinds: { updateTicket: 'Perubahan laporan' },
  conflict: { title: 'Laporan ini sudah berubah' },
} as const satisfies SomeOf<typeof ticketOrderTextsId>;
