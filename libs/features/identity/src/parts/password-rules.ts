import { passwordFault, type PasswordFault, passwordPolicy } from '@imah/contract/identity/words';

export interface PasswordRule {
  readonly key: 'length' | 'distinct' | 'notEmail' | 'uncommon';
  readonly state: 'met' | 'unmet';
  /** The bound in the rule's sentence. */
  readonly count: number;
}

export type PasswordStrength = 'weak' | 'fair' | 'strong';

/** The rules that can be judged while somebody types. */
export function passwordRules(password: string, email: string): readonly PasswordRule[] {
  const characters = Array.from(password);
  const stem = email.split('@')[0]?.trim().toLowerCase() ?? '';
  const isStem = stem !== '' && password.toLowerCase() === stem;
  return [
    { key: 'length', state: met(characters.length >= passwordPolicy.minLength), count: passwordPolicy.minLength },
    {
      key: 'distinct',
      state: met(new Set(characters).size >= passwordPolicy.minDistinct),
      count: passwordPolicy.minDistinct,
    },
    { key: 'notEmail', state: met(password !== '' && !isStem), count: 0 },
    { key: 'uncommon', state: met(isCertainlyUncommon(characters)), count: 0 },
  ];
}

/**
 * Only the server has the list of common passwords, so a password is ticked here when it is of a kind that the list
 * has none of: several words with something between them, or very long. Any other the server judges when it is sent.
 */
function isCertainlyUncommon(characters: readonly string[]): boolean {
  if (characters.length > 20) return true;
  return characters.length >= 16 && /[\p{L}\p{N}][^\p{L}\p{N}]+[\p{L}\p{N}]/u.test(characters.join(''));
}

/**
 * A rough measure by length and variety, for encouragement only: a password that breaks a rule is
 * weak, and what the world's lists of common passwords hold only the server knows.
 */
export function passwordStrength(password: string, email: string): PasswordStrength {
  if (passwordFault(password, email) !== null) return 'weak';
  const characters = Array.from(password);
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u].filter((kind) => kind.test(password)).length;
  const points = characters.length + new Set(characters).size / 2 + kinds * 2;
  if (points >= 24) return 'strong';
  return points >= 15 ? 'fair' : 'weak';
}

/** The rule a password breaks, or null; only its client side. */
export function passwordFaultOf(password: string, email: string): PasswordFault | null {
  return passwordFault(password, email);
}

function met(holds: boolean): PasswordRule['state'] {
  return holds ? 'met' : 'unmet';
}
