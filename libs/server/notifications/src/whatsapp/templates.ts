import type { Locale } from '@imah/contract/core/words';
import type { NotificationTopic } from '@imah/contract/notifications/words';

/** A text that Meta has to know before it is sent; `{{1}}` is the first of `parameters`. */
export interface WhatsAppTemplate {
  /** What each place is filled with, in order, as the list for the operator explains it. */
  readonly parameters: readonly { readonly id: string; readonly en: string; readonly example: string }[];
  readonly body: Readonly<Record<Locale, string>>;
}

const title = { id: 'judul kabar', en: 'title of the news', example: 'AC bocor: selesai dikerjakan' } as const;
const details = {
  id: 'isi kabar',
  en: 'what it says',
  example: 'Menara Asri. TKT-2026-0042, diubah oleh Sari.',
} as const;
const link = {
  id: 'alamat halaman',
  en: 'address of the page',
  example: 'https://imah.example/imah/ticket/1',
} as const;

/** Meta takes no text that begins or ends with a place to be filled. */
const news = (id: string, en: string): WhatsAppTemplate => ({
  parameters: [title, details, link],
  body: {
    id: `${id}\n\n*{{1}}*\n{{2}}\n\nBuka di Imah: {{3}}\n\nBalas BERHENTI untuk tidak lagi menerima pesan WhatsApp dari Imah.`,
    en: `${en}\n\n*{{1}}*\n{{2}}\n\nOpen in Imah: {{3}}\n\nReply STOP to receive no more WhatsApp messages from Imah.`,
  },
});

const define = <const T extends Record<string, WhatsAppTemplate>>(
  templates: T,
): Readonly<Record<keyof T, WhatsAppTemplate>> => templates;

const building = { id: 'nama gedung', en: 'name of the building', example: 'Menara Asri' } as const;
const about = { id: 'judul laporan', en: 'title of the report', example: 'AC bocor' } as const;
const ticketNumber = { id: 'nomor laporan', en: 'number of the report', example: 'TKT-2026-000042' } as const;

/** To an occupant without an account: there is no page for them to open. */
const toOccupant = (parameters: WhatsAppTemplate['parameters'], id: string, en: string): WhatsAppTemplate => ({
  parameters,
  body: {
    id: `${id}\n\nBalas BERHENTI bila tidak ingin menerima pesan lagi.`,
    en: `${en}\n\nReply STOP if you want no more messages.`,
  },
});

/** Every template message that is sent, by the name under which Meta knows it; all are of the category UTILITY. */
export const whatsAppTemplates = define({
  imah_alarm: news('Ada kabar tentang alarm di gedung Anda.', 'There is news about an alarm in your building.'),
  imah_ticket: news('Ada kabar tentang laporan atau pekerjaan Anda.', 'There is news about your report or your work.'),
  imah_topic: news('Ada kabar dari gedung Anda.', 'There is news from your building.'),
  imah_device: news('Ada kabar tentang perangkat yang Anda kendalikan.', 'There is news about a device you control.'),
  imah_people: news('Ada kabar tentang keanggotaan atau hunian.', 'There is news about members or residents.'),
  imah_account: news('Ada kabar tentang akun Anda.', 'There is news about your account.'),
  imah_several: {
    parameters: [
      { id: 'jumlah kabar', en: 'number of news', example: '4' },
      { id: 'judul-judulnya', en: 'their titles', example: 'AC bocor: selesai dikerjakan; Pengumuman: Air mati besok' },
      link,
    ],
    body: {
      id: 'Ada {{1}} kabar untuk Anda:\n{{2}}\n\nBuka di Imah: {{3}}\n\nBalas BERHENTI untuk tidak lagi menerima pesan WhatsApp dari Imah.',
      en: 'You have {{1}} notifications:\n{{2}}\n\nOpen in Imah: {{3}}\n\nReply STOP to receive no more WhatsApp messages from Imah.',
    },
  },
  imah_occupant_report_begun: toOccupant(
    [building, about, ticketNumber],
    'Kabar dari pengelola {{1}}: laporan Anda "{{2}}" ({{3}}) mulai dikerjakan.',
    'News from the management of {{1}}: work on your report "{{2}}" ({{3}}) has begun.',
  ),
  imah_occupant_report_resolved: toOccupant(
    [building, about, ticketNumber],
    'Kabar dari pengelola {{1}}: laporan Anda "{{2}}" ({{3}}) selesai dikerjakan. Bila belum beres, hubungi pengelola.',
    'News from the management of {{1}}: your report "{{2}}" ({{3}}) is resolved. If it is not, please call the management.',
  ),
  imah_occupant_announcement: toOccupant(
    [
      building,
      { id: 'judul', en: 'title', example: 'Air mati besok' },
      { id: 'isi', en: 'text', example: 'Pukul 09.00–12.00.' },
    ],
    'Pengumuman dari pengelola {{1}}:\n\n*{{2}}*\n{{3}}',
    'Announcement by the management of {{1}}:\n\n*{{2}}*\n{{3}}',
  ),
});
/** Those to occupants without an account. */
export type OccupantTemplateName = Extract<WhatsAppTemplateName, `imah_occupant_${string}`>;
export type WhatsAppTemplateName = keyof typeof whatsAppTemplates;

/** By which template the kinds of a topic are sent. */
export const templateOfTopic = {
  alarms: 'imah_alarm',
  tickets: 'imah_ticket',
  topics: 'imah_topic',
  devices: 'imah_device',
  people: 'imah_people',
  account: 'imah_account',
} as const satisfies Record<NotificationTopic, WhatsAppTemplateName>;
