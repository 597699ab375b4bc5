import type { TranslationOf } from '../../i18n/define-texts.ts';
import type { accountId } from './id.ts';

export const accountEn = {
  title: 'Account',
  profile: {
    title: 'Profile',
    name: 'Name',
    email: 'Email',
    organizations: 'Organisations',
    none: 'Not a member of any organisation yet',
  },
  display: {
    title: 'Language and appearance',
    language: 'Language',
    languages: { id: 'Bahasa Indonesia', en: 'English' },
    colorMode: 'Appearance',
    colorModes: { light: 'Light', dark: 'Dark', system: 'As the system' },
  },
  password: {
    title: 'Change password',
    lead: 'Every other session ends once it has changed.',
    current: 'Current password',
    next: 'New password',
    submit: 'Change password',
    done: 'The password has changed. Every other session has ended.',
  },
  session: { title: 'Session', text: 'Logging out ends the session on this device.', logout: 'Log out' },
  demo: {
    title: 'Demonstration',
    text: 'The example organisations, accounts and devices can all be removed with one action. It cannot be undone.',
    ask: 'Ask the owner of the example organisation to remove it.',
    remove: 'Remove the demonstration',
    confirmTitle: 'Remove the demonstration?',
    confirmText:
      'All example organisations, accounts and devices will be removed, including the account you are using. It cannot be undone.',
    failed: 'The demonstration could not be removed. Please try again.',
  },
} as const satisfies TranslationOf<typeof accountId>;
