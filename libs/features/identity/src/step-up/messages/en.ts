import type { TranslationOf } from '@imah/app/i18n';
import type { stepUpTextsId } from './id.ts';

export const stepUpTextsEn = {
  title: 'Confirm it is you',
  lead: 'This is an important step, so we need to make sure it is really you.',
  none: 'Your account has neither a password nor two-step verification yet. Set a password first with “Forgot password”.',
  password: 'Your password',
  code: 'Verification code',
  codeHint: 'Six digits from your authenticator app, or one of your recovery codes.',
  use: { password: 'Use password', code: 'Use verification code', provider: 'Confirm with {name}' },
  wrong: 'That does not match. After 5 wrong attempts the account is locked for a while.',
  cancel: 'Cancel',
  submit: 'Confirm',
} as const satisfies TranslationOf<typeof stepUpTextsId>;
