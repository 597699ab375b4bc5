import type { SomeOf } from '@imah/app/ports';
import type { ticketTextsId } from '../../messages/id.ts';

/** What residents read in other words: theirs are reports. */
export const ticketReportTextsId = {
  loading: 'Memuat laporan',
  missing: {
    title: 'Laporan tidak ditemukan',
    text: 'Laporan ini tidak ada, atau Anda tidak termasuk orang yang boleh membacanya.',
  },
  others: '{count, plural, other {# laporan lain digabung ke laporan ini}}',
  mergedInto: 'Laporan ini digabung ke <link>{number}</link>. Percakapan berlanjut di sana.',
  clocks: {
    pausedWaiting: 'Jam berhenti selama laporan menunggu.',
    pausedDeferred: 'Jam berhenti sampai laporan dibuka lagi.',
    void: 'Laporan yang dibatalkan atau digabung tidak dihitung.',
  },
  step: {
    titles: { cancelled: 'Batalkan laporan', new: 'Kembalikan laporan' },
    send: { cancelled: 'Batalkan laporan' },
    done: 'Laporan {number}: {state}',
    kept: 'Laporan {number}: {state}. Tersimpan di perangkat, belum terkirim.',
  },
  conflict: {
    title: 'Laporan ini baru saja diubah orang lain',
    nothing: 'Ada catatan baru pada laporan ini.',
  },
  talk: { closed: 'Laporan ini sudah berakhir. Percakapan tetap dapat dibaca.' },
  events: {
    created: '{who} mengirim laporan ini',
    reopened: '{who} mengembalikan laporan ini',
    took: '{who} menangani laporan ini',
    unassignable: 'Aturan tidak dapat menugaskan {name}: tidak berhak mengerjakan laporan ini',
    absorbed: '{who} menggabungkan laporan lain ke sini',
  },
} as const satisfies SomeOf<typeof ticketTextsId>;
