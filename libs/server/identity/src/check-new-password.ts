import { passwordFault, type PasswordFault, passwordPolicy } from '@imah/contract/identity/words';
import { invalidFields, type FieldError } from '@imah/server-platform/http';
import { isCommonPassword } from './common-passwords.ts';

/** @throws {HttpProblem} 422 at `field` when the password breaks a rule. */
export function checkNewPassword(field: string, password: string, email: string): void {
  const fault = passwordFault(password, email) ?? (isCommonPassword(password) ? 'common' : null);
  if (fault !== null) throw invalidFields({ [field]: [texts[fault]] });
}

const texts: Readonly<Record<PasswordFault, FieldError>> = {
  'too-short': { fault: 'too-short', count: passwordPolicy.minLength },
  'too-long': { fault: 'too-long', count: passwordPolicy.maxLength },
  'too-few-characters': { fault: 'password-too-simple', count: passwordPolicy.minDistinct },
  'same-as-email': { fault: 'password-same-as-email' },
  common: { fault: 'password-common' },
};
