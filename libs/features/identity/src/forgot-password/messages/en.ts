import type { TranslationOf } from '@imah/app/i18n';
import type { forgotPasswordTextsId } from './id.ts';

export const forgotPasswordTextsEn = {
  ask: {
    title: 'Forgot password',
    lead: 'Enter the email address of your account. We will send a link to set a new password.',
    email: 'Email',
    submit: 'Send link',
  },
  sent: {
    title: 'Check your inbox',
    text: 'If {email} is registered, an email with a link is on its way. The link is valid for a short time; check your spam folder too.',
    again: 'Send to another address',
  },
  reset: {
    title: 'Set a new password',
    lead: 'Once the password is changed, all sessions, API tokens and linked accounts end.',
    password: 'New password',
    submit: 'Save password',
    expired: 'This link has already been used or has expired.',
    askAgain: 'Request a new link',
  },
  done: { title: 'Password changed', text: 'Please log in with your new password.' },
  login: 'Go to login',
} as const satisfies TranslationOf<typeof forgotPasswordTextsId>;
