import type { TranslationOf } from '@imah/app/i18n';
import type { authTextsId } from './id.ts';

export const authTextsEn = {
  statement: 'One screen for everything that happens in your building.',
  points: {
    live: 'Meters, temperatures and pumps update on screen as they change.',
    control: 'A command is sent, and then the device answers.',
    privacy: 'Every permission is given on purpose, every change recorded.',
  },
  password: {
    length: 'At least {count, number} characters',
    distinct: 'At least {count, number} different characters',
    notEmail: 'Not the name in your email address',
    uncommon: 'Not a common password; short ones are checked when you submit',
    faults: {
      'too-short': 'The password is too short.',
      'too-long': 'The password is too long.',
      'too-few-characters': 'Use more different characters.',
      'same-as-email': 'The password cannot be the name in your email address.',
      common: 'This password is too common.',
    },
  },
} as const satisfies TranslationOf<typeof authTextsId>;
