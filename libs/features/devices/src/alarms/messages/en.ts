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
  ofDevice: 'Alarms',
  stands: 'Active since {at}',
  over: '{at}, over after {length}',
  failed: 'The alarms could not be loaded',
  forbidden: 'You may not see the alarms of this building.',
} as const satisfies TranslationOf<typeof alarmsTextsId>;
