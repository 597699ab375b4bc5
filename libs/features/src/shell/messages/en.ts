import type { TranslationOf } from '../../i18n/index.ts';
import type { id } from './id.ts';

export const en: TranslationOf<typeof id> = {
  navigation: {
    beranda: 'Home',
    tickets: 'Tickets',
    reports: 'My reports',
    report: 'Report',
    building: 'Building',
    dashboard: 'Dashboard',
    settings: 'Settings',
    soon: 'Coming soon',
  },
  person: {
    open: 'Account menu',
    account: 'Account',
    link: 'Links and tokens',
    logout: 'Log out',
    unnamed: 'Loading name',
  },
  buildings: { choose: 'Choose a building', all: 'All buildings', loading: 'Loading buildings' },
  colorMode: { light: 'Use light mode', dark: 'Use dark mode' },
  waiting: 'Checking your session',
};
