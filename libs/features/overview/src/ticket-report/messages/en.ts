import type { TranslationOf } from '@imah/app/i18n';
import type { ticketReportTextsId } from './id.ts';

export const ticketReportTextsEn = {
  title: 'Ticket performance',
  lead: 'How reports were answered and resolved in a month, beside the month before.',
  dashboard: 'Back to the dashboard',
  print: 'Print',
  failed: 'Ticket performance could not be loaded',
  month: { earlier: 'Previous month', later: 'Next month' },
  building: { label: 'Building', all: 'All buildings' },
  by: { label: 'Details by', building: 'Building', category: 'Category', assignee: 'Assignee' },
  empty: {
    title: 'No tickets in this month',
    text: 'Numbers appear here as soon as something is reported or resolved.',
  },
  figure: {
    received: 'Received',
    resolved: 'Resolved',
    answeredInTime: 'Answered in time',
    resolvedInTime: 'Resolved in time',
    answer: 'First answer',
    resolve: 'Time to resolve',
    reopened: 'Reopened',
    rating: 'Good ratings',
  },
  note: {
    of: '{count, number} of {total, plural, one {# ticket} other {# tickets}}',
    ratings: '{count, number} of {total, plural, one {# rating} other {# ratings}}',
    middle: 'Median',
    nothing: 'None yet',
  },
  change: {
    up: '{amount} more than {month}',
    down: '{amount} fewer than {month}',
    longer: '{amount} longer than {month}',
    shorter: '{amount} faster than {month}',
    higher: 'Up {amount} points on {month}',
    lower: 'Down {amount} points on {month}',
    same: 'Same as {month}',
  },
  table: {
    caption: 'Details',
    search: 'Search the details',
    name: { building: 'Building', category: 'Category', assignee: 'Assignee' },
    none: { building: 'Removed building', category: 'No category', assignee: 'Unassigned' },
    before: 'Received, previous month',
    file: 'ticket-performance',
  },
  how: 'In time means within the service promise and working hours. Merged and cancelled tickets are not counted. A ticket that a resident sent back counts as resolved when it was last resolved.',
} satisfies TranslationOf<typeof ticketReportTextsId>;
