import type { TranslationOf } from '../../i18n/index.ts';
import type { shortcutTextsId } from './id.ts';

export const shortcutTextsEn: TranslationOf<typeof shortcutTextsId> = {
  title: 'Keyboard shortcuts',
  help: 'This list',
  single: 'Use single-key shortcuts',
  singleHint: 'Kept on this device. Ctrl K stays.',
  between: 'then',
  groups: { general: 'General', pages: 'Open a page', rows: 'Lists and boards' },
};
