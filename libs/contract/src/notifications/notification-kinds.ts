import { billNotificationKinds } from './bill-notification-kinds.ts';
import { budgetNotificationKinds } from './budget-notification-kinds.ts';
import { expenseNotificationKinds } from './expense-notification-kinds.ts';
import { orderNotificationKinds } from './order-notification-kinds.ts';
import { peopleNotificationKinds } from './people-notification-kinds.ts';
import { ticketNotificationKinds } from './ticket-notification-kinds.ts';
import { walletNotificationKinds } from './wallet-notification-kinds.ts';

/** The ways in which a person is told. */
export const notificationChannels = ['in-app', 'email', 'push', 'whatsapp'] as const;
export type NotificationChannel = (typeof notificationChannels)[number];

/** `critical` passes quiet hours and is never gathered into a digest; `low` always is. */
export const notificationUrgencies = ['critical', 'normal', 'low'] as const;
export type NotificationUrgency = (typeof notificationUrgencies)[number];

/** What a kind of notification is about; the settings list the kinds by it. */
export const notificationTopics = ['alarms', 'tickets', 'topics', 'devices', 'people', 'account'] as const;
export type NotificationTopic = (typeof notificationTopics)[number];

/** One kind of notification and what holds of it unless the person has chosen otherwise. */
export interface NotificationKindDefinition {
  readonly label: { readonly id: string; readonly en: string };
  readonly topic: NotificationTopic;
  readonly urgency: NotificationUrgency;
  readonly channels: readonly NotificationChannel[];
  /** Cannot be switched off: a person must hear what happens to their own account. */
  readonly required: readonly NotificationChannel[];
  /** The same again within this time raises the count of the notification that stands, in minutes. */
  readonly dedupeMinutes: number;
}

const define = <const T extends Record<string, NotificationKindDefinition>>(kinds: T): T => kinds;
const hour = 60;

/** Every kind of notification. A domain that has something to tell adds its kinds here and their texts on the server. */
export const notificationKinds = define({
  'alarm-raised': {
    label: { id: 'Alarm baru', en: 'New alarm' },
    topic: 'alarms',
    urgency: 'normal',
    channels: ['in-app', 'push'],
    required: [],
    dedupeMinutes: hour,
  },
  'alarm-cleared': {
    label: { id: 'Alarm selesai', en: 'Alarm cleared' },
    topic: 'alarms',
    urgency: 'low',
    channels: ['in-app'],
    required: [],
    dedupeMinutes: hour,
  },
  'alarm-escalated': {
    label: { id: 'Alarm yang belum ditangani', en: 'Alarm nobody has acknowledged' },
    topic: 'alarms',
    urgency: 'critical',
    channels: ['in-app', 'push'],
    required: ['in-app'],
    dedupeMinutes: 1,
  },
  ...ticketNotificationKinds,
  'announcement-published': {
    label: { id: 'Pengumuman baru', en: 'New announcement' },
    topic: 'topics',
    urgency: 'normal',
    channels: ['in-app', 'push'],
    required: ['in-app'],
    dedupeMinutes: hour,
  },
  'announcement-corrected': {
    label: { id: 'Koreksi pengumuman', en: 'Corrected announcement' },
    topic: 'topics',
    urgency: 'normal',
    channels: ['in-app', 'push'],
    required: ['in-app'],
    dedupeMinutes: hour,
  },
  'outage-announced': {
    label: { id: 'Gangguan layanan', en: 'Outage' },
    topic: 'topics',
    urgency: 'normal',
    channels: ['in-app', 'push'],
    required: ['in-app'],
    dedupeMinutes: hour,
  },
  'outage-changed': {
    label: { id: 'Perubahan gangguan layanan', en: 'Outage changed' },
    topic: 'topics',
    urgency: 'normal',
    channels: ['in-app', 'push'],
    required: ['in-app'],
    dedupeMinutes: 1,
  },
  'outage-ended': {
    label: { id: 'Layanan pulih', en: 'Service restored' },
    topic: 'topics',
    urgency: 'normal',
    channels: ['in-app', 'push'],
    required: ['in-app'],
    dedupeMinutes: 1,
  },
  ...billNotificationKinds,
  ...orderNotificationKinds,
  ...walletNotificationKinds,
  ...expenseNotificationKinds,
  ...budgetNotificationKinds,
  'topic-started': {
    label: { id: 'Diskusi atau polling baru', en: 'New discussion or poll' },
    topic: 'topics',
    urgency: 'low',
    channels: ['in-app'],
    required: [],
    dedupeMinutes: hour,
  },
  'topic-replied': {
    label: { id: 'Pesan di topik yang Anda ikuti', en: 'Message in a topic you follow' },
    topic: 'topics',
    urgency: 'normal',
    channels: ['in-app', 'push'],
    required: [],
    dedupeMinutes: hour,
  },
  'topic-mentioned': {
    label: { id: 'Nama Anda disebut', en: 'Somebody mentioned you' },
    topic: 'topics',
    urgency: 'normal',
    channels: ['in-app', 'push'],
    required: [],
    dedupeMinutes: hour,
  },
  'poll-closed': {
    label: { id: 'Hasil polling', en: 'Result of a poll' },
    topic: 'topics',
    urgency: 'low',
    channels: ['in-app'],
    required: [],
    dedupeMinutes: hour,
  },
  'command-failed': {
    label: { id: 'Perintah perangkat gagal', en: 'Device command failed' },
    topic: 'devices',
    urgency: 'normal',
    channels: ['in-app'],
    required: [],
    dedupeMinutes: hour,
  },
  'command-approval': {
    label: { id: 'Perintah menunggu persetujuan', en: 'A command awaits approval' },
    topic: 'devices',
    urgency: 'normal',
    channels: ['in-app', 'push'],
    required: [],
    dedupeMinutes: hour,
  },
  ...peopleNotificationKinds,
  'login-new-device': {
    label: { id: 'Masuk dari perangkat baru', en: 'Login from a new device' },
    topic: 'account',
    urgency: 'critical',
    channels: ['in-app', 'email'],
    required: ['in-app', 'email'],
    dedupeMinutes: hour,
  },
  'password-changed': {
    label: { id: 'Kata sandi diubah', en: 'Password changed' },
    topic: 'account',
    urgency: 'critical',
    channels: ['in-app', 'email'],
    required: ['in-app', 'email'],
    dedupeMinutes: 1,
  },
  'mail-failed': {
    label: { id: 'Email tidak terkirim', en: 'Mail not delivered' },
    topic: 'account',
    urgency: 'normal',
    channels: ['in-app'],
    required: ['in-app'],
    dedupeMinutes: hour,
  },
});
export type NotificationKind = keyof typeof notificationKinds;

/** The keys of all kinds, in the order in which the settings list them. */
// Object.keys forgets the literal names.
export const notificationKindKeys = Object.keys(notificationKinds) as readonly NotificationKind[];

/** The tabs of the inbox: what is the person's own to do or know, what devices report, what people of the building say. */
export const inboxTabs = ['you', 'alarms', 'residents'] as const;
export type InboxTab = (typeof inboxTabs)[number];

/** The tab in which a kind is listed. */
export function inboxTabOf(kind: NotificationKind): InboxTab {
  // Who is mentioned is asked for by name.
  if (kind === 'topic-mentioned') return 'you';
  const { topic } = notificationKinds[kind];
  if (topic === 'alarms') return 'alarms';
  return topic === 'topics' ? 'residents' : 'you';
}
