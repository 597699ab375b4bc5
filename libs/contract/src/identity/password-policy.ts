/** Bounds of a password (domain model 5.1). Whether it is a common one only the server knows: the list is long. */
export const passwordPolicy = { minLength: 8, maxLength: 128, minDistinct: 4 } as const;

/** What a password can lack. */
export const passwordFaults = ['too-short', 'too-long', 'too-few-characters', 'same-as-email', 'common'] as const;
export type PasswordFault = (typeof passwordFaults)[number];

/** The first rule that `password` breaks, or null. Lengths count code points, so an emoji is one character. */
export function passwordFault(password: string, email: string): PasswordFault | null {
  const characters = Array.from(password);
  if (characters.length < passwordPolicy.minLength) return 'too-short';
  if (characters.length > passwordPolicy.maxLength) return 'too-long';
  if (new Set(characters).size < passwordPolicy.minDistinct) return 'too-few-characters';
  if (password.toLowerCase() === email.split('@')[0]?.toLowerCase()) return 'same-as-email';
  return null;
}
