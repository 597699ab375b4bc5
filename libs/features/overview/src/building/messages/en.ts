import type { TranslationOf } from '@imah/app/i18n';
import type { overviewTextsId } from './id.ts';

export const overviewTextsEn = {
  openNumber: '{number}. Open its page: {label}',
  waiting: {
    title: 'Waiting now',
    all: 'All tickets',
    failed: 'The tickets cannot be loaded yet',
    empty: { title: 'Nothing is waiting', text: 'Open tickets show here, the most pressing first.' },
    joining: '{count, plural, one {# person waits for approval} other {# people wait for approval}}',
    joiningText: 'Open the requests to join',
  },
  news: {
    title: 'Announcements and topics',
    all: 'See all',
    empty: 'No announcements or topics yet.',
    outages: 'The outages cannot be loaded yet',
    notices: 'The notices cannot be loaded yet',
    topics: 'The topics cannot be loaded yet',
    until: 'valid until {until}',
  },
} as const satisfies TranslationOf<typeof overviewTextsId>;
