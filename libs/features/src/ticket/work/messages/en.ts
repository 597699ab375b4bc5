import type { TranslationOf } from '../../../i18n/define-texts.ts';
import type { workId } from './id.ts';

export const workEn = {
  title: 'Work',
  failed: 'The record of work could not be loaded',
  remove: 'Delete {name}',
  done: 'Done',
  cancel: 'Cancel',
  someone: 'Somebody',
  checks: {
    title: 'Checklist',
    progress: 'Checklist {done}/{total}',
    add: 'Add an item',
    label: 'What to check',
    kind: 'Answered by',
    kinds: { tick: 'Tick', number: 'Number', text: 'Text' },
    demand: 'Required before it is resolved',
    required: 'Required',
    save: 'Add',
    by: 'Answered by {name}',
    answered: '{label}: {answer}',
  },
  times: {
    title: 'Working time',
    total: 'Working time {total}',
    add: 'Record time',
    minutes: 'How long',
    hint: 'Counted back from now.',
    unit: 'minutes',
    note: 'Remark (optional)',
    save: 'Save time',
  },
  costs: {
    title: 'Cost',
    total: 'Cost {total}',
    add: 'Record a cost',
    label: 'What for',
    amount: 'Amount',
    save: 'Save cost',
  },
} as const satisfies TranslationOf<typeof workId>;
