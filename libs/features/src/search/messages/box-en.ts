import type { TranslationOf } from '../../i18n/define-texts.ts';
import type { searchBoxId } from './box-id.ts';

export const searchBoxEn: TranslationOf<typeof searchBoxId> = {
  open: 'Search',
  key: 'Ctrl K',
};
