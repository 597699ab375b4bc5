import type { TranslationOf } from '@imah/app/i18n';
import type { filesTextsId } from './id.ts';

export const filesTextsEn: TranslationOf<typeof filesTextsId> = {
  camera: 'Take photo',
  hint: 'Photos, PDF, Office documents, text or short videos.',
  pause: 'Pause sending',
  resume: 'Continue sending',
  retrying: 'The connection was lost. Sending resumes by itself once it is back.',
  network: 'The connection was lost. Try again when you are online.',
  server: 'Something went wrong on the server. Please try again.',
  unfinished: '{count, plural, one {# file not sent yet} other {# files not sent yet}}',
  attached: 'Files',
};
