import type { Locale } from '@imah/contract/core/words';
import type { TicketRow } from '@imah/contract/tickets';

type Words = Readonly<{
  headings: readonly string[];
  states: Readonly<Record<TicketRow['state'], string>>;
  priorities: Readonly<Record<TicketRow['priority'], string>>;
  kinds: Readonly<Record<TicketRow['kind'], string>>;
  sheet: string;
}>;

/** The words of a list of tickets that is taken away. */
export const fileWords: Readonly<Record<Locale, Words>> = {
  id: {
    headings: [
      'Nomor',
      'Judul',
      'Status',
      'Prioritas',
      'Jenis',
      'Kategori',
      'Tempat',
      'Pelapor',
      'Petugas',
      'Dibuat',
      'Diubah',
      'Batas selesai',
      'Dibuka kembali',
      'Suku cadang (Rp)',
      'Biaya seluruhnya (Rp)',
    ],
    states: {
      new: 'Baru',
      'in-progress': 'Diproses',
      waiting: 'Menunggu',
      deferred: 'Ditunda',
      resolved: 'Selesai',
      closed: 'Ditutup',
      cancelled: 'Dibatalkan',
      merged: 'Digabung',
    },
    priorities: { emergency: 'Darurat', high: 'Tinggi', medium: 'Sedang', low: 'Rendah' },
    kinds: {
      complaint: 'Keluhan',
      request: 'Permintaan',
      maintenance: 'Pemeliharaan',
      inspection: 'Pemeriksaan',
      security: 'Keamanan',
    },
    sheet: 'Tiket',
  },
  en: {
    headings: [
      'Number',
      'Title',
      'Status',
      'Priority',
      'Kind',
      'Category',
      'Place',
      'Reporter',
      'Assignee',
      'Created',
      'Updated',
      'Due',
      'Reopened',
      'Parts (Rp)',
      'Cost in all (Rp)',
    ],
    states: {
      new: 'New',
      'in-progress': 'In progress',
      waiting: 'Waiting',
      deferred: 'Deferred',
      resolved: 'Resolved',
      closed: 'Closed',
      cancelled: 'Cancelled',
      merged: 'Merged',
    },
    priorities: { emergency: 'Emergency', high: 'High', medium: 'Medium', low: 'Low' },
    kinds: {
      complaint: 'Complaint',
      request: 'Request',
      maintenance: 'Maintenance',
      inspection: 'Inspection',
      security: 'Security',
    },
    sheet: 'Tickets',
  },
};
