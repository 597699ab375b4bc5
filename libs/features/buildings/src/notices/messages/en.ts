import type { TranslationOf } from '@imah/app/i18n';
import type { noticesTextsId } from './id.ts';

export const noticesTextsEn = {
  title: 'Building notices',
  add: 'Write notice',
  failed: 'The notices could not be loaded',
  empty: 'No current notices.',
  important: 'Important',
  meta: '{author} · shown until {until}',
  metaPlain: 'Shown until {until}',
  edit: 'Edit',
  remove: 'Withdraw',
  actions: 'Actions for {title}',
  form: {
    addTitle: 'Write notice',
    editTitle: 'Edit notice',
    title: 'Title',
    body: 'Text',
    urgency: 'Urgency',
    urgencies: { normal: 'Normal', important: 'Important, shown first' },
    until: 'Shown until',
    untilHint: 'Until the end of that day, building time.',
    untilMissing: 'Choose a day',
    send: 'Publish',
    save: 'Save',
    sent: 'The notice is now shown to people in this building.',
    saved: 'Notice saved.',
  },
  removeConfirm: {
    title: 'Withdraw this notice?',
    text: '"{title}" will no longer be shown to anyone.',
    done: 'Notice withdrawn.',
  },
} satisfies TranslationOf<typeof noticesTextsId>;
