import type { TranslationOf } from '../define-texts.ts';
import type { formatTextsId } from './id.ts';

export const formatTextsEn = {
  dateTime: '{date} at {time} {zone}',
  age: {
    now: 'just now',
    seconds: '{count, plural, one {# second} other {# seconds}} ago',
    minutes: '{count, plural, one {# minute} other {# minutes}} ago',
    hours: '{count, plural, one {# hour} other {# hours}} ago',
    days: '{count, plural, one {# day} other {# days}} ago',
  },
  duration: {
    seconds: '{count, plural, one {# second} other {# seconds}}',
    minutes: '{count, plural, one {# minute} other {# minutes}}',
    hours: '{count, plural, one {# hour} other {# hours}}',
    days: '{count, plural, one {# day} other {# days}}',
  },
} as const satisfies TranslationOf<typeof formatTextsId>;
