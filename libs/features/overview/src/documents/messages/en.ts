import type { TranslationOf } from '@imah/app/i18n';
import type { documentsTextsId } from './id.ts';

export const documentsTextsEn = {
  title: 'House rules and documents',
  add: 'Add a document',
  failed: 'The documents of the building could not be loaded',
  empty: 'There is no document yet. Add the house rules, permit forms, or an evacuation guide.',
  remove: 'Delete',
  removeConfirm: {
    title: 'Delete this document?',
    text: 'Nobody will be able to open {name} any more.',
    done: 'The document was deleted.',
  },
  form: {
    title: 'Add a document',
    files: 'Files',
    hint: 'Everybody in the building can open them, residents too. The name of the file becomes its title.',
    save: 'Show',
    none: 'Choose the file.',
    waiting: 'Wait until all files have been sent.',
    saved: 'The people of this building can see it now.',
  },
} as const satisfies TranslationOf<typeof documentsTextsId>;
