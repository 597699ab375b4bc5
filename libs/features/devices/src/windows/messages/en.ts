import type { TranslationOf } from '@imah/app/i18n';
import type { windowTextsId } from './id.ts';

export const windowTextsEn = {
  title: 'Maintenance',
  add: 'Schedule',
  shows: { label: 'Show', open: 'Now and later', over: 'Over' },
  failed: 'The maintenance schedule could not be loaded',
  more: 'Show more',
  empty: {
    open: 'No maintenance is scheduled',
    text: 'Alarms that begin during maintenance are recorded all the same, but tell nobody.',
    over: 'No maintenance is over yet',
  },
  states: { now: 'Under way', coming: 'Coming', over: 'Over', ended: 'Ended' },
  times: {
    once: '{from} until {to}',
    weekly: 'Every {day} {from} until {to}',
    next: 'Every {day} {from} until {to}, next on {next}',
  },
  by: 'By {name}',
  alarms: '{count, plural, one {# alarm} other {# alarms}}',
  end: 'End',
  endNamed: 'End {reason}',
  endTitle: 'End the maintenance "{reason}"?',
  endText:
    'Alarms that are still active tell people at once. This maintenance does not hold any more, nor in the weeks to come.',
  ended: 'The maintenance is over.',
  form: {
    title: 'Schedule maintenance',
    reason: 'Work',
    reasonHint: 'For example: yearly service of the pumps',
    where: 'Where',
    scopes: { building: 'Whole building', sections: 'Parts of the building', floors: 'Floors', devices: 'Devices' },
    targets: { sections: 'Parts', floors: 'Floors', devices: 'Devices' },
    startDay: 'Begins',
    startTime: 'Begins at',
    endDay: 'Ends',
    endTime: 'Ends at',
    rhythm: 'Repeats',
    rhythms: { once: 'Once only', weekly: 'Every week at the same hours' },
    save: 'Schedule',
  },
  saved: 'The maintenance is scheduled.',
} as const satisfies TranslationOf<typeof windowTextsId>;
