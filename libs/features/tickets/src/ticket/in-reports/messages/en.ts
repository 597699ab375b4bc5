import type { TranslationOf } from '@imah/app/i18n';
import type { ticketReportTextsId } from './id.ts';

export const ticketReportTextsEn = {
  loading: 'Loading the report',
  missing: {
    title: 'Report not found',
    text: 'This report does not exist, or you do not have access to it.',
  },
  others: '{count, plural, one {# other report was} other {# other reports were}} merged into this report',
  mergedInto: 'This report was merged into <link>{number}</link>. The conversation goes on there.',
  clocks: {
    pausedWaiting: 'The clock is paused while the report waits.',
    pausedDeferred: 'The clock is paused until the report reopens.',
    void: 'Cancelled and merged reports are not counted.',
  },
  step: {
    titles: { cancelled: 'Cancel report', new: 'Send report back' },
    send: { cancelled: 'Cancel report' },
    done: 'Report {number}: {state}',
    kept: 'Report {number}: {state}. Saved on this device, not sent yet.',
  },
  conflict: {
    title: 'Somebody else has just changed this report',
    nothing: 'This report has a new entry.',
  },
  talk: { closed: 'This report is closed. You can still read the conversation.' },
  events: {
    created: '{who} sent this report',
    reopened: '{who} sent this report back',
    took: '{who} took on this report',
    unassignable: 'A rule could not assign {name}: they may not work on this report',
    absorbed: '{who} merged another report into this one',
  },
} as const satisfies TranslationOf<typeof ticketReportTextsId>;
