import type { TranslationOf } from '@imah/app/i18n';
import type { searchReportTextsId } from './id.ts';

export const searchReportTextsEn = {
  placeholder: 'Search for buildings, units, reports, topics or a number',
  kinds: { ticket: 'Reports' },
  tasks: { ticket: 'Report a problem', ticketIn: 'Report a problem in {building}' },
} as const satisfies TranslationOf<typeof searchReportTextsId>;
