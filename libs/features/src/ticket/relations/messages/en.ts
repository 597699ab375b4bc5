import type { TranslationOf } from '../../../i18n/define-texts.ts';
import type { relationsId } from './id.ts';

export const relationsEn = {
  title: 'Related tickets',
  failed: 'The related tickets could not be loaded',
  none: 'None yet.',
  add: 'Relate',
  split: 'Split',
  remove: 'Take {number} apart',
  kinds: {
    related: 'Related to',
    duplicate: 'Duplicate of',
    blocks: 'Blocks',
    split: 'Split into',
  },
  seenFromTarget: {
    related: 'Related to',
    duplicate: 'Has the duplicate',
    blocks: 'Blocked by',
    split: 'Split off from',
  },
  addTitle: 'Relate to another ticket',
  kind: 'This ticket',
  save: 'Relate',
  required: 'Choose the ticket.',
  splitTitle: 'Split off a new ticket',
  splitText: 'The new ticket takes the place, category and priority of this one, and the two are related.',
  splitName: 'Title of the new ticket',
  splitDetails: 'Details (optional)',
  splitSave: 'Create the new ticket',
  short: 'Write three letters at least.',
  splitDone: 'Ticket {number} was created.',
} as const satisfies TranslationOf<typeof relationsId>;
