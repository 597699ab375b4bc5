import type { TranslationOf } from '@imah/app/i18n';
import type { endedTextsId } from './id.ts';

export const endedTextsEn = {
  ended: 'Your session has ended. Log in again to go on; reports and replies you were writing are kept on this device.',
} as const satisfies TranslationOf<typeof endedTextsId>;
