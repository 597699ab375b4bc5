import { describe, expect, it } from 'vitest';
import { localDay } from '@imah/app/i18n';
import { groups, guards, technicians } from '@imah/testing/members';
import { draftOf, emptyScope, rightsOf, scopeOf, zoneOf } from './scope.ts';

describe('a scope while it is filled in', () => {
  it('ends with the last day, by the clock of the buildings', () => {
    const draft = { ...emptyScope, groupIds: ['g'], lasting: 'until', until: '2026-12-31' } as const;

    expect([scopeOf(draft, 'Asia/Jakarta').expiresAt, scopeOf(draft, 'Asia/Jayapura').expiresAt]).toEqual([
      '2026-12-31T17:00:00.000Z',
      '2026-12-31T15:00:00.000Z',
    ]);
  });

  it.each(['Asia/Jakarta', 'Asia/Makassar', 'Asia/Jayapura'] as const)('reads what it wrote in %s', (zone) => {
    const draft = {
      groupIds: ['g'],
      reach: 'some',
      buildingIds: ['b'],
      lasting: 'until',
      until: '2026-11-30',
    } as const;

    expect(draftOf(scopeOf(draft, zone), zone)).toEqual(draft);
  });

  it('has no end and every building where that is chosen, whatever stood there before', () => {
    const draft = { ...emptyScope, reach: 'all', buildingIds: ['b'], lasting: 'open', until: '2026-11-30' } as const;

    expect(scopeOf(draft, 'Asia/Jakarta')).toEqual({ groupIds: [], buildingIds: null, expiresAt: null });
  });

  it('counts the days of the first building, and of Jakarta without one', () => {
    const at = Date.parse('2026-11-20T16:30:00.000Z');

    expect([localDay(at, zoneOf([])), localDay(at, zoneOf([{ timeZone: 'Asia/Jayapura' }]))]).toEqual([
      '2026-11-20',
      '2026-11-21',
    ]);
  });

  it('adds up the rights of its groups', () => {
    const held = rightsOf({ groupIds: [technicians.id, guards.id], buildingIds: ['b'] }, groups);

    expect(held).toEqual({ grants: new Set([...technicians.grants, ...guards.grants]), buildings: new Set(['b']) });
  });
});
