import type { TranslationOf } from '../../../i18n/define-texts.ts';
import type { logoutId } from './id.ts';

export const logoutEn = {
  title: 'Logging you out',
  leaving: 'Your session is being ended.',
  failed: 'The session could not be ended on the server. You are still logged in; check your connection and try again.',
  retry: 'Try again',
  back: 'Back to Home',
} as const satisfies TranslationOf<typeof logoutId>;
