import type { TranslationOf } from '../../../i18n/define-texts.ts';
import type { notificationSettingsId } from './id.ts';

export const notificationSettingsEn: TranslationOf<typeof notificationSettingsId> = {
  title: 'Notifications',
  failed: 'The notification settings could not be loaded',
  notSaved: 'The choice was not saved. Please try again.',
  matrix: 'What you want to receive',
  kind: 'News',
  channels: { 'in-app': 'In Imah', email: 'E-mail', push: 'Browser' },
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
    text: 'E-mails and browser notifications wait until the quiet hours are over. What is important is sent all the same.',
    use: 'Use quiet hours',
    from: 'From',
    to: 'To',
  },
  zone: 'Your time zone',
  zones: { 'Asia/Jakarta': 'WIB (Jakarta)', 'Asia/Makassar': 'WITA (Makassar)', 'Asia/Jayapura': 'WIT (Jayapura)' },
  digest: {
    label: 'E-mails that can wait',
    options: { each: 'At once, one by one', hourly: 'Gathered every hour', daily: 'Gathered once a day' },
    minute: 'Sent at',
  },
  muted: { title: 'Muted buildings', text: 'From these buildings you receive only what is important.' },
  push: {
    title: 'Notifications in this browser',
    on: 'Turn on in this browser',
    off: 'Turn off',
    here: 'this browser',
    none: 'No browser takes notifications yet.',
    unsupported: 'This browser cannot take notifications.',
    denied: 'The browser refuses notifications of this site. Allow them in its settings, then try again.',
    failed: 'Browser notifications could not be turned on. Please try again.',
    remove: 'Turn off in {name}',
    since: 'since {date}',
  },
};
