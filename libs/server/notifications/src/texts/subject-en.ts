import { outageTime, visitTime } from './notification-texts.ts';
import type { SubjectTexts } from './subject-texts.ts';

const states = {
  new: 'Opened again',
  'in-progress': 'Work started',
  waiting: 'Set to waiting',
  deferred: 'Deferred',
  resolved: 'Resolved',
  closed: 'Closed',
  cancelled: 'Cancelled',
  merged: 'Merged into another ticket',
} as const;

const appointments = {
  'appointment-offered': 'Times for a visit offered',
  'appointment-agreed': 'Visit agreed',
  'appointment-moved': 'Visit moved',
  'appointment-declined': 'No time for the visit fits yet',
  'appointment-cancelled': 'Visit cancelled',
} as const;

const quotes = {
  'quote-asked': 'Cost waits for approval',
  'quote-approved': 'Cost approved',
  'quote-refused': 'Cost refused',
  'quote-withdrawn': 'Cost withdrawn',
  'quote-expired': 'Cost not approved in time',
} as const;

export const subjectEn: SubjectTexts = {
  happened: {
    'ticket-created': ({ by }) => `New ticket from ${by}`,
    'ticket-assigned': ({ by }) => `Assigned to you by ${by}`,
    'ticket-moved': ({ state, by }) => `${states[state]} by ${by}`,
    'ticket-replied': ({ by }) => `Reply from ${by}`,
    'ticket-noted': ({ by }) => `Internal note from ${by}`,
    'ticket-mentioned': ({ by }) => `${by} mentioned you in an internal note`,
    'ticket-unblocked': ({ by }) => `No longer blocked; what blocked it was ended by ${by}`,
    'ticket-flagged': ({ by }) => `Needs attention by the rule ${by}`,
    'ticket-escalated': () => 'Passed on to you, nobody has taken it on',
    'ticket-quote-asked': ({ by }) => `${by} asks you to approve a cost`,
    'ticket-quote-answered': ({ quote, by }) => `${quotes[quote]} by ${by}`,
    'ticket-appointment-offered': ({ by }) => `${by} offers times for a visit`,
    'ticket-appointment-changed': ({ appointment, begin, timeZone, by }) =>
      [appointments[appointment], visitTime({ begin, timeZone }, 'en-GB'), `by ${by}`].filter(Boolean).join(', '),
    'announcement-published': ({ by }) => `Announcement from ${by}`,
    'announcement-corrected': ({ by }) => `Correction from ${by}`,
    'outage-announced': (outage) => `Outage, ${outageTime(outage, 'en-GB')}`,
    'outage-changed': (outage) => `Times of the outage changed, ${outageTime(outage, 'en-GB')}`,
    'outage-ended': ({ as }) => (as === 'restored' ? 'Restored' : 'Outage cancelled'),
    'topic-started': ({ by }) => `New topic from ${by}`,
    'topic-replied': ({ by }) => `New message from ${by}`,
    'topic-mentioned': ({ by }) => `${by} mentioned you`,
    'poll-closed': () => 'Poll closed, the result is there',
  },
  alarm: {
    severity: {
      critical: 'Critical alarm',
      major: 'Major alarm',
      minor: 'Minor alarm',
      warning: 'Warning',
      info: 'Info',
    },
    offline: (device) => `${device} sends no data`,
    active: (since) => `since ${since}`,
    over: (lasted) => (lasted === null ? 'over' : `over after ${lasted}`),
  },
  values: { on: 'yes', off: 'no' },
};
