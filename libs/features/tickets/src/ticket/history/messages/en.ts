import type { TranslationOf } from '@imah/app/i18n';
import type { placeHistoryTextsId } from './id.ts';

export const placeHistoryTextsEn = {
  unit: 'History of unit {unit}',
  place: 'History of {place}',
  failed: 'The history of this place could not be loaded.',
  none: 'No other tickets here.',
  count: '{count, plural, =0 {No other tickets} one {# other ticket} other {# other tickets}} in {days} days',
  countMost: 'More than {count} other tickets in {days} days',
  all: 'All tickets here',
  list: 'Last tickets of this place',
  people: 'Occupants now',
  noPeople: 'Nobody is recorded as an occupant yet.',
  peopleFailed: 'The occupants of this unit could not be loaded.',
} as const satisfies TranslationOf<typeof placeHistoryTextsId>;
