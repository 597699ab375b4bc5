import type { TranslationOf } from '@imah/app/i18n';
import type { registerTextsId } from './id.ts';

export const registerTextsEn = {
  title: 'Create an account',
  lead: 'Already have an account? <login>Log in</login>',
  name: 'Full name',
  email: 'Email',
  emailHint: 'Used to log in and to reset your password.',
  password: 'Password',
  terms: 'I agree to the <terms>Terms of Use</terms> and have read the <privacy>Privacy Policy</privacy>.',
  termsMissing: 'You need to agree to the Terms of Use to create an account.',
  submit: 'Create account',
  provider: 'Sign up with {name}',
  providerLead: 'Complete your Imah account. You will log in with {name}, without a password.',
  providerEmailHint: 'Verified by the provider.',
  providerOver: 'The time is up. Go back and try again.',
  providerBack: 'Use a password instead',
} as const satisfies TranslationOf<typeof registerTextsId>;
