import type { TranslationOf } from '../../i18n/define-texts.ts';
import type { tradeTextsId } from './id.ts';

export const tradeTextsEn: TranslationOf<typeof tradeTextsId> = {
  electrical: 'Electrical',
  plumbing: 'Plumbing',
  'air-conditioning': 'Air conditioning',
  lift: 'Lift',
  construction: 'Building work',
  security: 'Security',
  cleaning: 'Cleaning',
  network: 'Network',
  general: 'General',
  onDuty: 'on duty',
  suggested: 'Suggested',
};
