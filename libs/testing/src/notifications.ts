import type { Notification, NotificationSettings } from '@imah/contract/notifications';
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
      channels: { 'in-app': 'on', email: 'off', push: 'on' },
    },
    {
      kind: 'alarm-cleared',
      label: { id: 'Alarm selesai', en: 'Alarm cleared' },
      topic: 'alarms',
      urgency: 'low',
      channels: { 'in-app': 'on', email: 'off', push: 'off' },
    },
    {
      kind: 'password-changed',
      label: { id: 'Kata sandi diubah', en: 'Password changed' },
      topic: 'account',
      urgency: 'critical',
      channels: { 'in-app': 'required', email: 'required', push: 'off' },
    },
  ],
  pushKey: 'BNbXqqkRzQPsQ1aBzZ9M5nD2Wl8oN1dXn7mQw4cY0Jt3oVg5r8uK2eH6sT9yL1fA4iC7pB0xE3jR6dG9hW2vU5k',
  pushDevices: [
    { id: fixtureId('alarm', 600), name: 'Chrome, Android', createdAt: minutesAgo(3 * dayMinutes), endpointHash: '00' },
  ],
};
