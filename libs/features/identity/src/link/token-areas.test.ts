import { isGrant } from '@imah/contract/access';
import { expect, it } from 'vitest';
import { areasOf, offeredAreas, scopesOf, tokenAreas } from './token-areas.ts';

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

it('offers no area of which there is nothing to reach yet', () => {
  expect(offeredAreas).toEqual(['places', 'people', 'devices', 'work', 'words']);
});

it.each([
  ['nothing', [], { areas: [], mode: 'read' }],
  ['a scope that is of no area', ['audit.view'], { areas: [], mode: 'read' }],
  ['something that may be changed and not seen', ['unit.update'], { areas: [], mode: 'change' }],
  ['a word that is no scope', ['semua'], { areas: [], mode: 'change' }],
  [
    'two areas, of one of which something may be changed',
    ['ticket.create', 'ticket.view', 'unit.view'],
    { areas: ['places', 'work'], mode: 'change' },
  ],
] as const)('reads %s', (_name, scopes, expected) => {
  expect(areasOf(scopes)).toEqual(expected);
});
