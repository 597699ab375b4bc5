import type { TranslationOf } from '../../../i18n/define-texts.ts';
import type { registerId } from './id.ts';

export const registerEn = {
  title: 'Create an account',
  lead: 'Already have one? <login>Log in</login>',
  name: 'Full name',
  email: 'Email',
  emailHint: 'For logging in and for resetting the password.',
  password: 'Password',
  terms: 'I agree to the <terms>Terms of Use</terms> and have read the <privacy>Privacy Policy</privacy>.',
  termsMissing: 'You need to agree to the Terms of Use to create an account.',
  submit: 'Create account',
  provider: 'Sign up with {name}',
  providerLead: 'Complete your Imah account. You will log in with {name}, without a password.',
  providerEmailHint: 'Verified by the provider.',
  providerOver: 'The time is over. Go back and try again.',
  providerBack: 'Use a password instead',
} as const satisfies TranslationOf<typeof registerId>;
