import type { TranslationOf } from '@imah/app/i18n';
import type { relationsTextsId } from './id.ts';

export const relationsTextsEn = {
  title: 'Related tickets',
  failed: 'The related tickets could not be loaded',
  none: 'None yet.',
  add: 'Link',
  split: 'Split',
  remove: 'Unlink {number}',
  kinds: {
    related: 'Related to',
    duplicate: 'Duplicate of',
    blocks: 'Blocks',
    split: 'Split into',
  },
  seenFromTarget: {
    related: 'Related to',
    duplicate: 'Has duplicate',
    blocks: 'Blocked by',
    split: 'Split from',
  },
  addTitle: 'Link to another ticket',
  kind: 'This ticket',
  save: 'Link',
  required: 'Choose the ticket.',
  splitTitle: 'Split into a new ticket',
  splitText: 'The new ticket takes over the place, category and priority of this one, and the two are linked.',
  splitName: 'Title of the new ticket',
  splitDetails: 'Details (optional)',
  splitSave: 'Create new ticket',
  short: 'Enter at least three characters.',
  splitDone: 'Ticket {number} was created.',
  blocked:
    '{count, plural, one {Cannot be resolved yet: # ticket blocks it} other {Cannot be resolved yet: # tickets block it}}',
} as const satisfies TranslationOf<typeof relationsTextsId>;
