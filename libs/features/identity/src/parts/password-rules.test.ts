import { describe, expect, it } from 'vitest';
import { passwordRules, passwordStrength } from './password-rules.ts';

const [commonPasswords = ''] = Object.values(
  import.meta.glob<string>('../../../../server/identity/src/common-passwords.txt', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);
const states = (password: string, email = 'sari@contoh.id') =>
  Object.fromEntries(passwordRules(password, email).map(({ key, state }) => [key, state]));

describe('passwordRules', () => {
  it('are all open before anything is typed', () => {
    expect(states('')).toEqual({ length: 'unmet', distinct: 'unmet', notEmail: 'unmet', uncommon: 'unmet' });
  });

  it('are met one by one', () => {
    expect(states('aaaaaaaa')).toEqual({ length: 'met', distinct: 'unmet', notEmail: 'met', uncommon: 'unmet' });
    expect(states('abcd')).toEqual({ length: 'unmet', distinct: 'met', notEmail: 'met', uncommon: 'unmet' });
    expect(states('sariwangi-2026')).toEqual({ length: 'met', distinct: 'met', notEmail: 'met', uncommon: 'unmet' });
    expect(states('sariwangi-biru-2026')).toEqual({ length: 'met', distinct: 'met', notEmail: 'met', uncommon: 'met' });
  });

  it('tick nothing as uncommon that the server’s list of common passwords holds', () => {
    const list = commonPasswords.split('\n').filter((line) => line !== '' && !line.startsWith('# '));

    expect(list.length).toBeGreaterThan(10_000);
    expect(list.filter((password) => states(password)['uncommon'] === 'met')).toEqual([]);
    expect(states('12345678')).toEqual({ length: 'met', distinct: 'met', notEmail: 'met', uncommon: 'unmet' });
  });

  it('count an emoji as one character', () => {
    expect(states('😀😃😄😁')).toEqual({ length: 'unmet', distinct: 'met', notEmail: 'met', uncommon: 'unmet' });
  });

  it('see the name of the email in any case', () => {
    expect(states('SariWangi', 'sariwangi@contoh.id')).toEqual({
      length: 'met',
      distinct: 'met',
      notEmail: 'unmet',
      uncommon: 'unmet',
    });
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
