import type { Grant, PolicyActor } from '@imah/contract/access';
import { expect, it } from 'vitest';
import { buildingScopes } from './building-scope.ts';

const member = (
  grants: readonly Grant[],
  buildings: 'all' | readonly string[] = 'all',
  unitIds: readonly string[] = [],
): PolicyActor['memberships'][number] => ({
  orgId: 'o',
  grants: new Set(grants),
  buildings: buildings === 'all' ? 'all' : new Set(buildings),
  unitIds: new Set(unitIds),
});
const scopes = (...memberships: PolicyActor['memberships'][number][]) => buildingScopes({ userId: 'u', memberships });

it('is nothing for who sees no building', () => {
  expect(scopes(member(['device.view', 'unit.view']))).toEqual([]);
});

it('is every building for who has all, without a number they may not see', () => {
  expect(scopes(member(['building.view']))).toEqual([
    { org_id: 'o', building_ids: null, devices: 'none', alarms: 'none', units: 'none', unit_ids: [] },
  ]);
});

it('counts all where a membership sees all, and its own where it sees those', () => {
  const grants = ['building.view', 'device.view', 'alarm.view.own', 'unit.view.own'] as const;

  expect(scopes(member(grants, ['b'], ['u']))).toEqual([
    { org_id: 'o', building_ids: ['b'], devices: 'all', alarms: 'own', units: 'own', unit_ids: ['u'] },
  ]);
});

it('says of each membership what it says, and mixes none', () => {
  const home = { ...member(['building.view', 'unit.view.own'], ['b'], ['u']), orgId: 'home' };
  const work = { ...member(['building.view', 'unit.view'], 'all'), orgId: 'work' };

  expect(scopes(home, work).map(({ org_id, building_ids, units }) => [org_id, building_ids, units])).toEqual([
    ['home', ['b'], 'own'],
    ['work', null, 'all'],
  ]);
});
