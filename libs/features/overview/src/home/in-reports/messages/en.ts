import type { TranslationOf } from '@imah/app/i18n';
import type { homeReportTextsId } from './id.ts';

export const homeReportTextsEn = {
  today: {
    allTickets: 'See all {count, number} reports',
    counts: { ticket: '{count, plural, one {# report} other {# reports}}' },
    empty: { text: 'Reports that wait for an answer or were worked on, costs to approve and polls will appear here.' },
    ticket: { openNamed: 'Open report {title}', rateNamed: 'Rate report {title}' },
  },
} as const satisfies TranslationOf<typeof homeReportTextsId>;
