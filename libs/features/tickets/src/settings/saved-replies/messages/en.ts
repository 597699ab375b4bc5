import type { TranslationOf } from '@imah/app/i18n';
import type { savedReplyTextsId } from './id.ts';

export const savedReplyTextsEn = {
  lead: 'What is sent often, written once. Staff insert it on a ticket by typing / or with its button.',
  empty: 'No saved replies yet',
  emptyText: 'For example “Technician on the way” or “Waiting for a part”: written once, used by all staff.',
  add: 'Add a reply',
  title: 'Change the reply',
  name: 'Name',
  nameHint: 'Short; staff search by it.',
  body: 'Text',
  placeholders: 'Filled in when it is used:',
  insert: 'Insert {name}',
  means: {
    nama: 'the name of the reporter',
    unit: 'the unit or place',
    nomor: 'the number of the ticket',
    judul: 'the title of the ticket',
    gedung: 'the name of the building',
    petugas: 'the name of whoever writes',
  },
  example: { nama: 'Ms Sari', judul: 'Leaking tap', gedung: 'Menara Anggrek', petugas: 'Agus' },
  preview: 'It will read',
  required: 'Required',
  unknown: 'Not known: {names}',
  save: 'Save',
  remove: 'Delete',
} as const satisfies TranslationOf<typeof savedReplyTextsId>;
