import type { TranslationOf } from '@imah/app/i18n';
import type { logoutTextsId } from './id.ts';

export const logoutTextsEn = {
  title: 'Logging you out',
  leaving: 'Your session is being ended.',
  failed: 'The session could not be ended on the server. You are still logged in; check your connection and try again.',
  retry: 'Try again',
  back: 'Back to home',
  unsent: {
    title: '{count, plural, one {# item not sent} other {# items not sent}}',
    text: 'What you wrote is only on this device so far. If you log out now, it is sent once you log in here again. Others who log in on this device do not see it.',
    stay: 'Go back and send it first',
    keep: 'Log out, keep it on this device',
    drop: 'Log out and delete it',
  },
} as const satisfies TranslationOf<typeof logoutTextsId>;
