import type { TranslationOf } from '../../../i18n/define-texts.ts';
import type { noticesId } from './id.ts';

export const noticesEn = {
  title: 'Notices',
  add: 'Write a notice',
  failed: 'The notices cannot be loaded at the moment',
  empty: 'No notice is shown at the moment.',
  important: 'Important',
  meta: '{author} · shown until {until}',
  metaPlain: 'Shown until {until}',
  edit: 'Change',
  remove: 'Take back',
  actions: 'Actions for {title}',
  form: {
    addTitle: 'Write a notice',
    editTitle: 'Change the notice',
    title: 'Title',
    body: 'Text',
    urgency: 'Urgency',
    urgencies: { normal: 'Normal', important: 'Important, shown first' },
    until: 'Shown until',
    untilHint: 'Until the end of that day, by the time of the building.',
    untilMissing: 'Choose a day',
    send: 'Announce',
    save: 'Save',
    sent: 'The people of this building see the notice now.',
    saved: 'The notice was saved.',
  },
  removeConfirm: {
    title: 'Take the notice back?',
    text: '"{title}" is shown to nobody any more.',
    done: 'The notice was taken back.',
  },
} satisfies TranslationOf<typeof noticesId>;
