import type { SomeOf } from '@imah/app/ports';
import type { homeTextsId } from '../../messages/id.ts';

/** What residents read in other words: theirs are reports. */
export const homeReportTextsId = {
  today: {
    allTickets: 'Lihat semua {count, number} laporan',
    counts: { ticket: '{count, number} laporan' },
    empty: {
      text: 'Laporan yang menunggu jawaban atau selesai dikerjakan, persetujuan biaya, dan polling akan muncul di sini.',
    },
    ticket: { openNamed: 'Buka laporan {title}', rateNamed: 'Nilai laporan {title}' },
  },
} as const satisfies SomeOf<typeof homeTextsId>;
