import type { TranslationOf } from '@imah/app/i18n';
import type { alarmsTextsId } from './id.ts';

export const alarmsTextsEn = {
  severities: { critical: 'Critical', major: 'Major', minor: 'Minor', warning: 'Warning', info: 'Info' },
  above: '{label} {value}, above the limit',
  below: '{label} {value}, below the limit',
  equals: '{label}: {value}',
  offline: 'No data',
  empty: {
    title: 'No alarms',
    text: 'All devices in this building are within their normal bounds.',
    noDevices: 'This building has no devices that could raise an alarm.',
  },
  ticket: {
    make: 'Make a ticket',
    makeNamed: 'Make a ticket for {device}',
    shown: '{number}, {state}',
    states: {
      new: 'new',
      'in-progress': 'in progress',
      waiting: 'waiting',
      deferred: 'deferred',
      resolved: 'resolved',
      closed: 'closed',
      cancelled: 'cancelled',
      merged: 'merged',
    },
  },
  quiet: {
    shelved: 'Shelved until {at}: {reason}.',
    shelvedBy: 'Shelved by {by} until {at}: {reason}.',
    suppressed: 'Tells nobody during maintenance, until {at}: {reason}.',
    over: { shelved: 'Cleared while shelved: {reason}.', suppressed: 'Happened during maintenance: {reason}.' },
  },
  shelf: {
    open: 'Shelve',
    openNamed: 'Shelve the alarm of {device}',
    undo: 'Unshelve',
    undoNamed: 'Unshelve the alarm of {device}',
    title: 'Shelve the alarm of {device}',
    text: 'Until the time is over this alarm tells nobody and is not escalated. If its condition still holds then, it comes back with a notification.',
    minutes: 'For',
    reason: 'Reason',
    done: 'The alarm of {device} is shelved.',
    back: 'The alarm of {device} is active again.',
  },
  ofDevice: 'Alarms',
  stands: 'Active since {at}',
  over: '{at}, over after {length}',
  failed: 'The alarms could not be loaded',
  forbidden: 'You may not see the alarms of this building.',
} as const satisfies TranslationOf<typeof alarmsTextsId>;
