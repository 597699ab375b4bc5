import type { TranslationOf } from '@imah/app/i18n';
import type { writingTextsId } from './id.ts';

export const writingTextsEn = {
  replies: 'Saved replies',
  mention: 'Mention somebody',
  people: 'Who can be mentioned',
  found:
    '{count, plural, =0 {Nothing matches} one {# choice. Use the arrows, then Enter.} other {# choices. Use the arrows, then Enter.}}',
  noReplies: 'There are no saved replies yet. They are added in the ticket settings.',
  noMatch: 'Nothing matches',
  loading: 'Loading…',
  failed: 'Could not be loaded. You can still write it yourself.',
  unnamed: 'Sir/Madam',
} as const satisfies TranslationOf<typeof writingTextsId>;
