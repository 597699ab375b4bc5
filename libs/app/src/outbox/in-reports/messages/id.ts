import type { SomeOf } from '../../../ports/texts-by-side.ts';
import type { outboxTextsId } from '../../messages/id.ts';

/** What residents read in other words: theirs are reports. */
export const outboxReportTextsId = {
  kinds: { updateTicket: 'Perubahan laporan' },
  openTicket: 'Buka laporan',
  conflict: { title: 'Laporan ini sudah berubah' },
} as const satisfies SomeOf<typeof outboxTextsId>;
