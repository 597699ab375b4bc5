import { describe, expect, it } from 'vitest';
import { passwordRules, passwordStrength } from './password-rules.ts';

const states = (password: string, email = 'sari@contoh.id') =>
  Object.fromEntries(passwordRules(password, email).map(({ key, state }) => [key, state]));

describe('passwordRules', () => {
  it('are all open before anything is typed', () => {
    expect(states('')).toEqual({ length: 'unmet', distinct: 'unmet', notEmail: 'unmet' });
  });

  it('are met one by one', () => {
    expect(states('aaaaaaaa')).toEqual({ length: 'met', distinct: 'unmet', notEmail: 'met' });
    expect(states('abcd')).toEqual({ length: 'unmet', distinct: 'met', notEmail: 'met' });
    expect(states('sariwangi-2026')).toEqual({ length: 'met', distinct: 'met', notEmail: 'met' });
  });

  it('count an emoji as one character', () => {
    expect(states('😀😃😄😁')).toEqual({ length: 'unmet', distinct: 'met', notEmail: 'met' });
  });

  it('see the name of the email in any case', () => {
    expect(states('SariWangi', 'sariwangi@contoh.id')).toEqual({ length: 'met', distinct: 'met', notEmail: 'unmet' });
  });
});

describe('passwordStrength', () => {
  it.each([
    ['pendek', 'weak'],
    ['aaaaaaaaaaaaaaaaaaaa', 'weak'],
    ['katasandi1', 'fair'],
    ['Kereta-Malam-Biru-42', 'strong'],
  ])('says of %s: %s', (password, strength) => {
    expect(passwordStrength(password, 'sari@contoh.id')).toBe(strength);
  });
});
