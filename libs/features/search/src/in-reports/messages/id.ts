import type { SomeOf } from '@imah/app/ports';
import type { searchTextsId } from '../../messages/id.ts';

/** What residents read in other words: theirs are reports. */
export const searchReportTextsId = {
  placeholder: 'Cari gedung, unit, laporan, topik, atau nomor',
  kinds: { ticket: 'Laporan' },
  tasks: { ticket: 'Lapor', ticketIn: 'Lapor di {building}' },
} as const satisfies SomeOf<typeof searchTextsId>;
