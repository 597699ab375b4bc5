import { outageTime, visitTime } from './notification-texts.ts';
import type { SubjectTexts } from './subject-texts.ts';

const states = {
  new: 'Dibuka kembali',
  'in-progress': 'Mulai dikerjakan',
  waiting: 'Menunggu',
  deferred: 'Ditunda',
  resolved: 'Selesai dikerjakan',
  closed: 'Ditutup',
  cancelled: 'Dibatalkan',
  merged: 'Digabung dengan tiket lain',
} as const;

const appointments = {
  'appointment-offered': 'Waktu kunjungan ditawarkan',
  'appointment-agreed': 'Kunjungan disepakati',
  'appointment-moved': 'Kunjungan dipindahkan',
  'appointment-declined': 'Waktu kunjungan belum cocok',
  'appointment-cancelled': 'Kunjungan dibatalkan',
} as const;

const quotes = {
  'quote-asked': 'Biaya menunggu persetujuan',
  'quote-approved': 'Biaya disetujui',
  'quote-refused': 'Biaya ditolak',
  'quote-withdrawn': 'Biaya ditarik kembali',
  'quote-expired': 'Biaya lewat batas waktu persetujuan',
} as const;

export const subjectId: SubjectTexts = {
  happened: {
    'ticket-created': ({ by }) => `Tiket baru dari ${by}`,
    'ticket-assigned': ({ by }) => `Ditugaskan kepada Anda oleh ${by}`,
    'ticket-moved': ({ state, by }) => `${states[state]} oleh ${by}`,
    'ticket-replied': ({ by }) => `Balasan dari ${by}`,
    'ticket-noted': ({ by }) => `Catatan internal dari ${by}`,
    'ticket-mentioned': ({ by }) => `${by} menyebut nama Anda dalam catatan internal`,
    'ticket-unblocked': ({ by }) => `Tidak terhambat lagi; penghambatnya diakhiri oleh ${by}`,
    'ticket-flagged': ({ by }) => `Perlu perhatian menurut aturan ${by}`,
    'ticket-escalated': () => 'Diteruskan kepada Anda, belum ditangani',
    'ticket-quote-asked': ({ by }) => `${by} meminta persetujuan biaya`,
    'ticket-quote-answered': ({ quote, by }) => `${quotes[quote]} oleh ${by}`,
    'ticket-appointment-offered': ({ by }) => `${by} menawarkan waktu kunjungan`,
    'ticket-appointment-changed': ({ appointment, begin, timeZone, by }) =>
      [appointments[appointment], visitTime({ begin, timeZone }, 'id-ID'), `oleh ${by}`].filter(Boolean).join(', '),
    'announcement-published': ({ by }) => `Pengumuman dari ${by}`,
    'announcement-corrected': ({ by }) => `Koreksi dari ${by}`,
    'outage-announced': (outage) => `Gangguan layanan, ${outageTime(outage, 'id-ID')}`,
    'outage-changed': (outage) => `Jadwal gangguan berubah, ${outageTime(outage, 'id-ID')}`,
    'outage-ended': ({ as }) => (as === 'restored' ? 'Sudah pulih' : 'Gangguan dibatalkan'),
    'topic-started': ({ by }) => `Topik baru dari ${by}`,
    'topic-replied': ({ by }) => `Pesan baru dari ${by}`,
    'topic-mentioned': ({ by }) => `${by} menyebut nama Anda`,
    'poll-closed': () => 'Polling ditutup, hasilnya sudah ada',
  },
  alarm: {
    severity: {
      critical: 'Alarm kritis',
      major: 'Alarm berat',
      minor: 'Alarm ringan',
      warning: 'Peringatan',
      info: 'Info',
    },
    offline: (device) => `${device} tidak mengirim data`,
    active: (since) => `sejak ${since}`,
    over: (lasted) => (lasted === null ? 'selesai' : `selesai setelah ${lasted}`),
  },
  values: { on: 'ya', off: 'tidak', units: { 'L/min': 'L/mnt' } },
};
