import type { InboxCounts, InboxRow, Notification, NotificationSettings } from '@imah/contract/notifications';
import { fixtureId, minutesAgo, tower } from './index.ts';

const told = (number: number, minutes: number, parts: Partial<Notification>): Notification => ({
  id: fixtureId('alarm', 500 + number),
  kind: 'alarm-raised',
  urgency: 'normal',
  title: `Alarm berat: Pompa ${number}`,
  body: `${tower.name}. Suhu motor 80,1\u00a0°C, di atas batas.`,
  reason: `Anda boleh melihat alarm di ${tower.name}.`,
  href: `/imah/building/${tower.id}/iot`,
  buildingId: tower.id,
  count: 1,
  createdAt: minutesAgo(minutes),
  lastAt: minutesAgo(minutes),
  readAt: null,
  ...parts,
});

const dayMinutes = 24 * 60;

/** Of today, yesterday and last week; two of them unread. */
export const notifications: readonly Notification[] = [
  told(1, 4, { urgency: 'critical', title: 'Alarm kritis: Detektor asap lobi', count: 3 }),
  told(2, 95, {
    kind: 'command-failed',
    title: 'Perintah gagal: Pompa transfer 1',
    body: `${tower.name}. Perangkat tidak menjawab sampai waktunya habis.`,
    reason: 'Anda yang mengirim perintah ini.',
  }),
  told(3, dayMinutes + 30, {
    kind: 'password-changed',
    urgency: 'critical',
    title: 'Kata sandi Anda diubah',
    body: 'Diubah dari halaman akun, 19 November 2026 pukul 16.35. Jika ini bukan Anda, segera atur ulang kata sandi Anda.',
    reason: 'Ini menyangkut keamanan akun Anda, jadi selalu kami beri tahukan.',
    href: null,
    buildingId: null,
    readAt: minutesAgo(dayMinutes),
  }),
  told(4, 6 * dayMinutes, {
    kind: 'alarm-cleared',
    urgency: 'low',
    title: 'Alarm selesai: Pompa transfer 2',
    body: `${tower.name}. Suhu motor kembali normal.`,
    readAt: minutesAgo(5 * dayMinutes),
  }),
];

const rowOf = (number: number, minutes: number, parts: Partial<InboxRow>): InboxRow => ({
  id: fixtureId('alarm', 700 + number),
  tab: 'you',
  kind: 'ticket-assigned',
  urgency: 'normal',
  title: 'Lampu koridor lantai 3 mati',
  body: `Ditugaskan kepada Anda oleh Sari · TKT-2026-00${number} · ${tower.name}`,
  reason: 'Tiket ini ditugaskan kepada Anda.',
  href: `/imah/ticket/${fixtureId('ticket', number)}`,
  buildingId: tower.id,
  count: 1,
  lastAt: minutesAgo(minutes),
  readAt: null,
  alarm: null,
  ...parts,
});

const ofAlarm = (number: number, minutes: number, parts: Partial<InboxRow>): InboxRow =>
  rowOf(number, minutes, {
    tab: 'alarms',
    kind: 'alarm-raised',
    reason: `Anda boleh melihat alarm di ${tower.name}.`,
    href: `/imah/building/${tower.id}/iot`,
    ...parts,
  });

/** Each tab of the inbox: of today, yesterday and last week, unread and read. */
export const inboxRows: readonly InboxRow[] = [
  rowOf(41, 4, { urgency: 'critical', title: 'Air menetes dari plafon lobi', count: 3 }),
  rowOf(42, 95, {
    kind: 'ticket-replied',
    body: `Balasan dari Budi Santoso · TKT-2026-0042 · ${tower.name}`,
    reason: 'Anda melaporkan atau mengerjakan ini.',
    count: 2,
  }),
  rowOf(43, dayMinutes + 30, {
    kind: 'password-changed',
    urgency: 'critical',
    title: 'Kata sandi Anda diubah',
    body: 'Diubah dari halaman akun, 19 November 2026 pukul 16.35. Jika ini bukan Anda, segera atur ulang kata sandi Anda.',
    reason: 'Ini menyangkut keamanan akun Anda, jadi selalu kami beri tahukan.',
    href: null,
    buildingId: null,
    readAt: minutesAgo(dayMinutes),
  }),
  ofAlarm(44, 2, {
    urgency: 'critical',
    title: 'Detektor asap lobi: Asap',
    body: `Alarm kritis · sejak 16.58 · ${tower.name}`,
    alarm: { severity: 'critical', state: 'active', seconds: null },
  }),
  ofAlarm(45, 12, {
    kind: 'alarm-cleared',
    urgency: 'low',
    title: 'Pintu parkir: Pintu dibiarkan terbuka',
    body: `Alarm ringan · selesai setelah 58 dtk · ${tower.name}`,
    count: 3,
    readAt: minutesAgo(11),
    alarm: { severity: 'minor', state: 'over', seconds: 58 },
  }),
  rowOf(46, 6 * dayMinutes, {
    tab: 'residents',
    kind: 'announcement-published',
    title: 'Air dimatikan Sabtu pagi',
    body: `Pengumuman dari Pengelola · ${tower.name}`,
    reason: 'Pengumuman ini ditujukan kepada Anda.',
    readAt: minutesAgo(5 * dayMinutes),
  }),
];

export const inboxCounts: InboxCounts = { you: 2, alarms: 1, residents: 0 };

/** As they are before a person says anything; one browser takes pushes. */
export const notificationSettings: NotificationSettings = {
  timeZone: 'Asia/Jakarta',
  quietHours: { fromMinute: 1320, toMinute: 360 },
  digest: 'each',
  digestMinute: 420,
  mutedBuildingIds: [],
  kinds: [
    {
      kind: 'alarm-raised',
      label: { id: 'Alarm baru', en: 'New alarm' },
      topic: 'alarms',
      urgency: 'normal',
      channels: { 'in-app': 'on', email: 'off', push: 'on', whatsapp: 'off' },
    },
    {
      kind: 'alarm-cleared',
      label: { id: 'Alarm selesai', en: 'Alarm cleared' },
      topic: 'alarms',
      urgency: 'low',
      channels: { 'in-app': 'on', email: 'off', push: 'off', whatsapp: 'off' },
    },
    {
      kind: 'password-changed',
      label: { id: 'Kata sandi diubah', en: 'Password changed' },
      topic: 'account',
      urgency: 'critical',
      channels: { 'in-app': 'required', email: 'required', push: 'off', whatsapp: 'off' },
    },
  ],
  pushKey: 'BNbXqqkRzQPsQ1aBzZ9M5nD2Wl8oN1dXn7mQw4cY0Jt3oVg5r8uK2eH6sT9yL1fA4iC7pB0xE3jR6dG9hW2vU5k',
  pushDevices: [
    { id: fixtureId('alarm', 600), name: 'Chrome, Android', createdAt: minutesAgo(3 * dayMinutes), endpointHash: '00' },
  ],
  whatsapp: 'unavailable',
};

/** Of an installation that sends to WhatsApp, for a person whose number it knows. */
export const settingsWithWhatsApp: NotificationSettings = {
  ...notificationSettings,
  kinds: notificationSettings.kinds.map((kind, index) =>
    index === 0 ? { ...kind, channels: { ...kind.channels, whatsapp: 'on' } } : kind,
  ),
  whatsapp: 'ready',
};
