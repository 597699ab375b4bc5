import { type NotificationTexts, visitTime } from './notification-texts.ts';
import { alarmId } from './alarm-id.ts';
import { billId } from './bill-id.ts';
import { budgetId } from './budget-id.ts';
import { expenseId } from './expense-id.ts';
import { orderId } from './order-id.ts';
import { walletId } from './wallet-id.ts';
import { outageId } from './outage-id.ts';
import { commandTextsId } from './command-texts.ts';

const ticketStates = {
  new: 'terbuka kembali',
  'in-progress': 'sedang dikerjakan',
  waiting: 'menunggu',
  deferred: 'ditunda',
  resolved: 'selesai dikerjakan',
  closed: 'ditutup',
  cancelled: 'dibatalkan',
  merged: 'digabung dengan tiket lain',
} as const;

const appointmentOutcomes = {
  'appointment-offered': 'ditawarkan',
  'appointment-agreed': 'disepakati',
  'appointment-moved': 'dipindahkan',
  'appointment-declined': 'belum cocok',
  'appointment-cancelled': 'dibatalkan',
} as const;

const quoteOutcomes = {
  'quote-asked': 'menunggu persetujuan',
  'quote-approved': 'disetujui',
  'quote-refused': 'ditolak',
  'quote-withdrawn': 'ditarik kembali',
  'quote-expired': 'lewat batas waktu persetujuan',
} as const;

export const id: NotificationTexts = {
  notifications: {
    ...alarmId,
    'ticket-created': ({ number, title, by }, { building }) => ({
      title: `Tiket baru: ${title}`,
      body: `${building}. ${number}, dilaporkan oleh ${by}.`,
      reason: `Anda boleh menugaskan tiket di ${building}.`,
    }),
    'ticket-assigned': ({ number, title, by }, { building }) => ({
      title: `Tiket untuk Anda: ${title}`,
      body: `${building}. ${number}, ditugaskan oleh ${by}.`,
      reason: 'Tiket ini ditugaskan kepada Anda.',
    }),
    'ticket-moved': ({ number, title, state, by }, { building }) => ({
      title: `${title}: ${ticketStates[state]}`,
      body: `${building}. ${number}, diubah oleh ${by}.`,
      reason: 'Anda melaporkan atau mengerjakan ini.',
    }),
    'ticket-replied': ({ number, title, by }, { building }) => ({
      title: `Balasan: ${title}`,
      body: `${building}. ${number}, dari ${by}.`,
      reason: 'Anda melaporkan atau mengerjakan ini.',
    }),
    'ticket-noted': ({ number, title, by }, { building }) => ({
      title: `Catatan internal: ${title}`,
      body: `${building}. ${number}, dari ${by}.`,
      reason: 'Tiket ini ditugaskan kepada Anda.',
    }),
    'ticket-mentioned': ({ number, title, by }, { building }) => ({
      title: `Anda disebut: ${title}`,
      body: `${building}. ${number}, catatan internal dari ${by}.`,
      reason: 'Nama Anda disebut di catatan internal tiket ini.',
    }),
    'ticket-unblocked': ({ number, title, by }, { building }) => ({
      title: `Tidak terhambat lagi: ${title}`,
      body: `${building}. ${number}, penghambatnya diakhiri oleh ${by}.`,
      reason: 'Tiket ini ditugaskan kepada Anda.',
    }),
    'ticket-flagged': ({ number, title, by }, { building }) => ({
      title: `Perlu perhatian: ${title}`,
      body: `${building}. ${number}, menurut aturan ${by}.`,
      reason: 'Sebuah aturan organisasi meminta Anda diberi tahu.',
    }),
    'ticket-escalated': ({ number, title, at }, { building }) => ({
      title: `Belum ditangani: ${title}`,
      body: `${building}. ${number}, sejak ${at} belum ada yang menangani.`,
      reason: 'Anda ada di rencana eskalasi organisasi ini.',
    }),
    'ticket-quote-asked': ({ number, title, by }, { building }) => ({
      title: `Mohon persetujuan biaya: ${title}`,
      body: `${building}. ${number}, diajukan oleh ${by}.`,
      reason: 'Anda melaporkan ini atau membayar untuk unitnya.',
    }),
    'ticket-quote-answered': ({ number, title, by, quote }, { building }) => ({
      title: `Biaya ${quoteOutcomes[quote]}: ${title}`,
      body: `${building}. ${number}, oleh ${by}.`,
      reason: 'Anda mengajukan, mengerjakan, atau diminta menyetujui biaya ini.',
    }),
    'ticket-appointment-offered': ({ number, title, by }, { building }) => ({
      title: `Pilih waktu kunjungan: ${title}`,
      body: `${building}. ${number}, ditawarkan oleh ${by}.`,
      reason: 'Anda melaporkan ini atau tinggal di unitnya.',
    }),
    'ticket-appointment-changed': ({ number, title, by, appointment, begin, timeZone }, { building }) => ({
      title: `Kunjungan ${appointmentOutcomes[appointment]}: ${title}`,
      body: [`${building}. ${number}`, visitTime({ begin, timeZone }, 'id-ID'), `oleh ${by}.`]
        .filter(Boolean)
        .join(', '),
      reason: 'Anda melaporkan ini, tinggal di unitnya, atau mengerjakannya.',
    }),
    'announcement-published': ({ title, by }, { building }) => ({
      title: `Pengumuman: ${title}`,
      body: `${building}. Dari ${by}.`,
      reason: 'Pengumuman ini ditujukan kepada Anda.',
    }),
    'announcement-corrected': ({ title, by }, { building }) => ({
      title: `Koreksi pengumuman: ${title}`,
      body: `${building}. Dari ${by}.`,
      reason: 'Pengumuman ini ditujukan kepada Anda.',
    }),
    ...billId,
    ...orderId,
    ...walletId,
    ...expenseId,
    ...budgetId,
    ...outageId,
    'topic-started': ({ title, by }, { building }) => ({
      title: `Topik baru: ${title}`,
      body: `${building}. Dimulai oleh ${by}.`,
      reason: `Anda dapat membaca topik di ${building}.`,
    }),
    'topic-replied': ({ title, by }, { building }) => ({
      title: `${by} menulis di ${title}`,
      body: `${building}.`,
      reason: 'Anda mengikuti topik ini.',
    }),
    'topic-mentioned': ({ title, by }, { building }) => ({
      title: `${by} menyebut nama Anda`,
      body: `${building}. ${title}.`,
      reason: 'Nama Anda disebut di topik ini.',
    }),
    'poll-closed': ({ title }, { building }) => ({
      title: `Polling ditutup: ${title}`,
      body: `${building}. Hasilnya sudah dapat dilihat.`,
      reason: 'Anda memberi suara di polling ini atau membuatnya.',
    }),
    ...commandTextsId,
    'invitation-received': ({ inviter }, { organization }) => ({
      title: `Undangan dari ${organization}`,
      body: `${inviter} mengundang Anda bergabung dengan ${organization}. Jawablah lewat tautan di email undangan.`,
      reason: 'Undangan ini ditujukan ke alamat email Anda.',
    }),
    'invitation-accepted': ({ invitee }, { organization }) => ({
      title: `${invitee} menerima undangan Anda`,
      body: `${invitee} sekarang anggota ${organization}.`,
      reason: 'Anda yang mengirim undangan ini.',
    }),
    'join-requested': ({ name, unit }, { building }) => ({
      title: `${name} meminta bergabung`,
      body: `${name} mengaku penghuni unit ${unit} di ${building}. Setujui atau tolak permintaannya.`,
      reason: `Anda mengelola penghuni ${building}.`,
    }),
    'join-answered': ({ outcome, unit, reason }, { building }) => ({
      title: outcome === 'approved' ? `Anda diterima di ${building}` : `Permintaan Anda di ${building} ditolak`,
      body:
        outcome === 'approved'
          ? `Akun Anda kini terhubung dengan unit ${unit}.`
          : reason === ''
            ? 'Hubungi pengelola bila menurut Anda ini keliru.'
            : reason,
      reason: 'Anda yang mengajukan permintaan ini.',
    }),
    'household-invited': ({ host, name, unit, waits }, { building }) => ({
      title: waits ? `${host} ingin mengundang ${name}` : `${host} mengundang ${name}`,
      body: waits
        ? `Sebagai anggota keluarga di unit ${unit}, ${building}. Setujui atau tolak undangannya.`
        : `Sebagai anggota keluarga di unit ${unit}, ${building}.`,
      reason: `Anda mengelola penghuni ${building}.`,
    }),
    'household-answered': ({ outcome, name, unit, reason }, { building }) => ({
      title: outcome === 'approved' ? `${name} boleh bergabung di unit ${unit}` : `Undangan untuk ${name} ditolak`,
      body:
        outcome === 'approved'
          ? `Pengelola ${building} menyetujui undangan Anda.`
          : reason === ''
            ? `Hubungi pengelola ${building} bila menurut Anda ini keliru.`
            : reason,
      reason: 'Anda yang mengundang.',
    }),
    'rights-changed': ({ by }, { organization }) => ({
      title: `Hak akses Anda di ${organization} berubah`,
      body: `Diubah oleh ${by}. Halaman yang terbuka sudah menyesuaikan diri.`,
      reason: `Anda anggota ${organization}.`,
    }),
    'second-factor-required': ({ at }, { organization }) => ({
      title: `${organization} mewajibkan verifikasi dua langkah`,
      body: `Aktifkan di akun Anda. Mulai ${at}, isi organisasi ini tidak dapat dibuka tanpanya.`,
      reason: `Anda anggota ${organization}.`,
    }),
    'login-new-device': ({ browser, at }) => ({
      title: 'Akun Anda dibuka dari perangkat baru',
      body: `${browser}, ${at}. Jika ini bukan Anda, segera ubah kata sandi Anda.`,
      reason: 'Ini menyangkut keamanan akun Anda, jadi selalu kami beri tahukan.',
    }),
    'password-changed': ({ how, at }) => ({
      title: 'Kata sandi Anda diubah',
      body: `${how === 'reset' ? 'Diatur ulang melalui tautan email' : 'Diubah dari halaman akun'}, ${at}. Jika ini bukan Anda, segera atur ulang kata sandi Anda.`,
      reason: 'Ini menyangkut keamanan akun Anda, jadi selalu kami beri tahukan.',
    }),
    'mail-failed': ({ mail, to }) => ({
      title: mail === 'invitation' ? 'Undangan Anda tidak terkirim' : 'Email verifikasi tidak terkirim',
      body: `Email ke ${to} gagal dikirim selama sehari. Periksa alamatnya, lalu kirim ulang.`,
      reason: mail === 'invitation' ? 'Anda mengirim undangan ini.' : 'Ini alamat email yang Anda berikan.',
    }),
  },
  mail: {
    greeting: (name) => `Halo ${name},`,
    digestSubject: (count) => `${count} pemberitahuan dari Imah`,
    digestIntro: (count) => `Ada ${count} pemberitahuan untuk Anda:`,
    open: (link) => `Buka: ${link}`,
    times: (count) => `(${count} kali)`,
    answer: {
      reply: 'Balas email ini untuk menjawab di tiket.',
      note: 'Balas email ini untuk menambah catatan internal di tiket; penghuni tidak membacanya.',
    },
    footer: (link) => `Atur apa yang ingin Anda terima: ${link}\n\nSalam,\nImah`,
  },
  push: { several: (count) => ({ title: `${count} pemberitahuan baru`, body: 'Buka Imah untuk melihatnya.' }) },
};
