import type { TranslationOf } from '@imah/app/i18n';
import type { loginTextsId } from './id.ts';

export const loginTextsEn = {
  title: 'Log in to Imah',
  lead: 'No account yet? <register>Create one</register>',
  email: 'Email',
  password: 'Password',
  forgot: 'Forgot your password?',
  provider: 'Log in with {name}',
  submit: 'Log in',
  wrong:
    'Email or password is wrong. After 5 wrong attempts the account is locked for a while; try again later or reset the password.',
  unanswered: {
    title: 'The server is not responding',
    lead: 'You are logged in as {name} on this device.',
    text: 'The page opens by itself as soon as the server responds. You do not need to log in again.',
    ask: 'Try again',
    other: 'Log in with another account',
  },
  code: {
    lead: 'Your password is correct. Now enter the code from your authenticator app.',
    label: 'Verification code',
    hint: 'Six digits, or one of your recovery codes.',
    back: 'Back',
  },
  demo: {
    title: 'Demo accounts',
    text: 'Tap an account to log in at once. The data is sample data and exists only on this computer.',
    use: 'Log in as {account}',
  },
} as const satisfies TranslationOf<typeof loginTextsId>;
