import { isGrant } from '@imah/contract/access';
import { expect, it } from 'vitest';
import { areasOf, scopesOf, tokenAreas } from './token-areas.ts';

it('names scopes that exist, and reads them back', () => {
  for (const area of tokenAreas) {
    for (const mode of ['read', 'change'] as const) {
      const scopes = scopesOf([area], mode);
      expect(scopes.filter((scope) => !isGrant(scope))).toEqual([]);
      expect(areasOf(scopes)).toEqual({ areas: [area], mode });
    }
  }
});

it('changes nothing by a token that only reads', () => {
  expect(scopesOf(['places'], 'read')).toEqual(['building.view', 'building.export', 'unit.view', 'unit.export']);
});

it('gives no token a say over who may do what', () => {
  const scopes = scopesOf(tokenAreas, 'change');

  expect(scopes.filter((scope) => /^(org|group|settings|audit|pdp|integration)\./.test(scope))).toEqual([]);
  expect(scopes).not.toContain('member.update');
});
