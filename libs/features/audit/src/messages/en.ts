import type { TranslationOf } from '@imah/app/i18n';
import { auditFieldsEn } from './fields-en.ts';
import { auditValuesEn } from './values-en.ts';
import type { auditTextsId } from './id.ts';
import { auditEntitiesEn } from './entities-en.ts';
import { auditActionsEn, auditSentencesEn } from './sentences-en.ts';

export const auditTextsEn: TranslationOf<typeof auditTextsId> = {
  title: 'History',
  show: 'Show the history',
  loading: 'Loading the history',
  failed: 'The history could not be loaded',
  offline: 'You can see the history again once you are online',
  forbidden: 'You may not see this history',
  empty: 'No history yet',
  emptyText: 'Every change is recorded here, with who made it.',
  nothing: 'Nothing matches',
  nothingText: 'Change the person, the type, the building or the dates.',
  clear: 'Clear the filters',
  more: 'Load more',
  system: 'System',
  device: 'Device',
  deleted: 'A deleted user',
  hidden: 'hidden',
  erased: 'erased on request',
  yes: 'Yes',
  no: 'No',
  reason: 'Reason: {reason}',
  done: '{what} {entity}{record}',
  doneUnnamed: 'changed {entity}{record}',
  sentences: auditSentencesEn,
  actions: auditActionsEn,
  entities: auditEntitiesEn,
  fields: auditFieldsEn,
  values: auditValuesEn,
  list: {
    who: 'Who',
    what: 'What',
    anything: 'Everything',
    where: 'Building',
    anywhere: 'All buildings',
    when: 'Dates',
    download: 'Download CSV',
    downloadFailed: 'The CSV could not be downloaded. Please try again.',
    downloadCut: 'Only the newest {rows} rows were downloaded. Narrow the dates to get the rest.',
  },
};
