import type { Grant, HeldRights, PolicyActor } from '@imah/contract/access';
import { expect, it } from 'vitest';
import { requireGrantable } from './require-grantable.ts';

const held = (grants: readonly Grant[], buildings: 'all' | readonly string[] = 'all'): HeldRights => ({
  grants: new Set(grants),
  buildings: buildings === 'all' ? 'all' : new Set(buildings),
});
const actor = (rights: HeldRights): PolicyActor => ({
  userId: 'u',
  memberships: [{ orgId: 'o', unitIds: new Set(), ...rights }],
});
const outcome = (who: PolicyActor, before: HeldRights | null, after: HeldRights | null) => {
  try {
    requireGrantable(who, 'o', before, after);
    return 'allowed';
  } catch (error) {
    return Reflect.get(Object(error), 'code');
  }
};
const here = held(['ticket.view', 'unit.view'], ['b1']);

it.each([
  ['what one has, to somebody new', here, null, held(['ticket.view'], ['b1']), 'allowed'],
  ['what one has not', here, null, held(['ticket.delete'], ['b1']), 'HAK_MELEBIHI'],
  ['what one has, in a building one does not reach', here, null, held(['ticket.view'], ['b2']), 'HAK_MELEBIHI'],
  ['what one has in some buildings, in all', here, null, held(['ticket.view']), 'HAK_MELEBIHI'],
  ['no right at all, in a building one does not reach', here, null, held([], ['b2']), 'HAK_MELEBIHI'],
  ['one’s own share of a right one has of all', here, null, held(['ticket.view.own'], ['b1']), 'allowed'],
  ['a right of all where one has one’s own', held(['ticket.view.own']), null, held(['ticket.view']), 'HAK_MELEBIHI'],
])('gives %s', (_what, mine, before, after, said) => {
  expect(outcome(actor(mine), before, after)).toBe(said);
});

it.each([
  ['a right one has', held(['ticket.view', 'unit.view'], ['b1']), held(['unit.view'], ['b1']), 'allowed'],
  ['a right one has not', held(['ticket.delete'], ['b1']), held([], ['b1']), 'HAK_MELEBIHI'],
  ['a right in a building one does not reach', held(['ticket.view'], ['b1', 'b2']), null, 'HAK_MELEBIHI'],
  ['everything from one’s equal', here, null, 'allowed'],
])('takes %s away', (_what, before, after, said) => {
  expect(outcome(actor(here), before, after)).toBe(said);
});

it('refuses whoever is no member, even where nothing changes', () => {
  const stranger: PolicyActor = { userId: 'u', memberships: [] };

  expect([outcome(stranger, here, here), outcome(stranger, null, null)]).toEqual(['HAK_MELEBIHI', 'allowed']);
});
