import type { TranslationOf } from '@imah/app/i18n';
import type { ownReportTextsId } from './id.ts';

export const ownReportTextsEn = {
  edit: {
    open: 'Edit report',
    title: 'Edit report',
    hint: 'You can edit it until somebody begins with it.',
    photos: 'Photos',
    photosHint: 'JPG, PNG or HEIC. At most 10 photos.',
    attached: 'Photos of the report',
    removePhoto: 'Remove from the report',
    removed: '{count, plural, one {# photo is removed when you save} other {# photos are removed when you save}}',
    restore: 'Undo',
    waitForPhotos: 'Wait until all photos have been sent, or remove those that failed.',
    conflict: 'Someone else changed this report while you were editing',
  },
  rated: {
    title: 'Thank you for your rating',
    text: 'You rated it: {rating}. You can undo this until {time}.',
  },
} satisfies TranslationOf<typeof ownReportTextsId>;
