import type { TranslationOf } from '@imah/app/i18n';
import type { notificationsTextsId } from './id.ts';

export const notificationsTextsEn: TranslationOf<typeof notificationsTextsId> = {
  title: 'Notifications',
  open: 'Notifications',
  openUnread: 'Notifications, {count, number} unread',
  many: '99+',
  arrived: 'There is a new notification. {count, number} unread.',
  show: { label: 'Show', all: 'All', unread: 'Unread' },
  markAll: 'Mark all as read',
  marked: '{count, plural, one {# notification} other {# notifications}} marked as read.',
  undo: 'Undo',
  restored: 'Marked as unread again.',
  markRead: 'Mark as read: {title}',
  markUnread: 'Mark as unread: {title}',
  unread: 'Unread',
  critical: 'Important',
  times: '{count, number} times',
  why: 'Why am I receiving this?',
  settings: 'Notification settings',
  more: 'Load older ones',
  days: { today: 'Today', yesterday: 'Yesterday' },
  loading: 'Loading notifications',
  failed: 'Notifications could not be loaded',
  markFailed: 'The change was not saved. Please try again.',
  empty: { title: 'No notifications yet', text: 'Alarms, failed commands and news about your account appear here.' },
  allRead: { title: 'All read', text: 'No notifications are waiting for you.' },
};
