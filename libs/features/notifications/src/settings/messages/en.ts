import type { TranslationOf } from '@imah/app/i18n';
import type { notificationSettingsTextsId } from './id.ts';

export const notificationSettingsTextsEn: TranslationOf<typeof notificationSettingsTextsId> = {
  title: 'Notifications',
  failed: 'The notification settings could not be loaded',
  notSaved: 'The choice was not saved. Please try again.',
  matrix: 'What you want to receive',
  kind: 'Notification',
  channels: { 'in-app': 'In Imah', email: 'Email', push: 'Browser' },
  topics: {
    alarms: 'Alarms',
    tickets: 'Tickets',
    topics: 'Topics',
    devices: 'Devices',
    people: 'People',
    account: 'Account',
  },
  cell: '{kind}, {channel}',
  always: 'always',
  quiet: {
    title: 'Quiet hours',
    text: 'Emails and browser notifications wait until quiet hours are over. Important ones are still sent.',
    use: 'Use quiet hours',
    from: 'From',
    to: 'To',
  },
  zone: 'Your time zone',
  zones: { 'Asia/Jakarta': 'WIB (Jakarta)', 'Asia/Makassar': 'WITA (Makassar)', 'Asia/Jayapura': 'WIT (Jayapura)' },
  digest: {
    label: 'Emails that can wait',
    options: { each: 'Immediately, one by one', hourly: 'Hourly digest', daily: 'Daily digest' },
    minute: 'Sent at',
  },
  muted: { title: 'Muted buildings', text: 'From these buildings you only receive what is important.' },
  push: {
    title: 'Notifications in this browser',
    on: 'Turn on in this browser',
    off: 'Turn off',
    here: 'this browser',
    none: 'No browser receives notifications yet.',
    unsupported: 'This browser cannot receive notifications.',
    denied: 'The browser blocks notifications from this site. Allow them in its settings, then try again.',
    failed: 'Browser notifications could not be turned on. Please try again.',
    offFailed: 'Browser notifications could not be turned off. Please try again.',
    remove: 'Turn off in {name}',
    since: 'since {date}',
  },
};
