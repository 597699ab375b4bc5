import type { TranslationOf } from '../../../i18n/define-texts.ts';
import type { workspaceTextsId } from './id.ts';

export const workspaceTextsEn: TranslationOf<typeof workspaceTextsId> = {
  navigation: {
    beranda: 'Home',
    tickets: 'Tickets',
    reports: 'My reports',
    report: 'Report',
    building: 'Building',
    bills: 'Bills',
    wallet: 'Balance',
    finances: 'Finances',
    products: 'Products',
    orders: 'Orders',
    shop: 'Shop',
    meters: 'My meters',
    dashboard: 'Dashboard',
    settings: 'Settings',
    soon: 'Coming soon',
  },
  reportPages: { ticket: 'Report', tickets: 'My reports' },
  person: {
    open: 'Account menu',
    account: 'Account',
    logout: 'Log out',
    unnamed: 'Loading name',
  },
  buildings: { choose: 'Choose a building', all: 'All buildings', loading: 'Loading buildings' },
  colorMode: { light: 'Use light mode', dark: 'Use dark mode' },
  viewAs: {
    notice: 'You are viewing as {group}. Nothing can be changed.',
    failed: 'Viewing as {group} could not be ended. Please try again.',
    end: 'Back to my permissions',
  },
  demo: { label: 'About this demo', notice: 'Demo with sample data, on this computer only.', remove: 'Remove demo' },
  factor: {
    grace:
      '{days, plural, one {# day left} other {# days left}} to turn on two-step verification, which {organization} requires.',
    withheld: '{organization} opens only once two-step verification is on.',
    title: 'Turn on two-step verification',
    text: '{organization} requires it. Once it is on, you return to this page.',
    open: 'Turn on now',
  },
  email: { notice: 'The address {email} is not verified yet.', open: 'Verify' },
};
