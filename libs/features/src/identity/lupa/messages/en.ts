import type { TranslationOf } from '../../../i18n/define-texts.ts';
import type { lupaId } from './id.ts';

export const lupaEn = {
  ask: {
    title: 'Forgotten password',
    lead: 'Write the email address of your account. We send a link for setting a new password.',
    email: 'Email',
    submit: 'Send link',
  },
  sent: {
    title: 'Check your inbox',
    text: 'If {email} is registered, a mail with a link is on its way. The link holds for a short time; look in the spam folder too.',
    again: 'Send to another address',
  },
  reset: {
    title: 'Set a new password',
    lead: 'Once the password has changed, all sessions, API tokens and linked sign-ins end.',
    password: 'New password',
    submit: 'Save password',
    expired: 'This link was used already or has expired.',
    askAgain: 'Ask for a new link',
  },
  done: { title: 'The password has changed', text: 'Please log in with the new one.' },
  login: 'To the login page',
} as const satisfies TranslationOf<typeof lupaId>;
