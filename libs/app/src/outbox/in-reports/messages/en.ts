import type { TranslationOf } from '../../../i18n/define-texts.ts';
import type { outboxReportTextsId } from './id.ts';

export const outboxReportTextsEn = {
  kinds: { updateTicket: 'Report changes' },
  openTicket: 'Open report',
  conflict: { title: 'This report has changed' },
} as const satisfies TranslationOf<typeof outboxReportTextsId>;
