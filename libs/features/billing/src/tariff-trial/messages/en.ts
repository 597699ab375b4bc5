import type { TranslationOf } from '@imah/app/i18n';
import type { trialTextsId } from './id.ts';

export const trialTextsEn: TranslationOf<typeof trialTextsId> = {
  month: 'Try it on',
  monthHint: 'Reckoned from the units, residents and readings of that month. Nothing is booked.',
  try: 'Try it on {month}',
  title: 'Had it held in {month}',
  total: 'All bills of this kind: {before} becomes {after}.',
  who: '{more, number} pay more, {less, number} less, {same, number} the same.',
  nobody: 'Nobody was billed in that month.',
  unread: '{count, plural, one {# unit is} other {# units are}} left out because a meter was not read.',
  estimated: '{count, plural, one {# unit is} other {# units are}} reckoned by an estimate.',
  row: '{unit}, {name}',
  change: '{before} becomes {after}',
  more: '+{amount}',
  less: '−{amount}',
};
