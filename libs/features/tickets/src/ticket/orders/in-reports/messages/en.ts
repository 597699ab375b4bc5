import type { TranslationOf } from '@imah/app/i18n';
import type { reportOrderTextsId } from './id.ts';

export const reportOrderTextsEn = {
  kinds: { updateTicket: 'Report changes' },
  conflict: { title: 'This report has changed' },
} as const satisfies TranslationOf<typeof reportOrderTextsId>;
