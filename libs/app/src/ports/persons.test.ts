import type { Whoami } from '@imah/contract/identity';
import { whoami } from '@imah/testing';
import { describe, expect, it } from 'vitest';
import { seesDashboard } from './sees-dashboard.ts';
import { sideOf } from './ticket-side.ts';
import { actorOf } from './use-can.ts';
import { viewAsOrigin } from './view-as-origin.ts';

type Membership = Whoami['memberships'][number];
const [member] = whoami.memberships;
if (member === undefined) throw new Error('The fixture has a membership');

/** Somebody with these grants, each list in an organisation of its own. */
const personWith = (...grants: readonly (readonly string[])[]): Whoami => ({
  ...whoami,
  // Grants are words of the contract; some of these are no words any more.
  memberships: grants.map((own, index): Membership => ({
    ...member,
    orgId: `o-${index}`,
    grants: own as Membership['grants'],
  })),
});

describe('the side of tickets on which somebody stands', () => {
  it.each([
    ['nobody', null, null],
    ['somebody who sees none', personWith(['report.view']), null],
    ['somebody who sees all', personWith(['ticket.view']), 'all'],
    ['somebody who sees their own', personWith(['ticket.view.own']), 'reports'],
    ['somebody who moves their own', personWith(['ticket.view.own', 'ticket.transition.own']), 'work'],
    ['somebody who moves any', personWith(['ticket.view.own', 'ticket.transition']), 'work'],
    ['who moves tickets and sees none', personWith(['ticket.transition']), null],
    [
      'who sees all of one organisation and their own of another',
      personWith(['ticket.view.own'], ['ticket.view']),
      'all',
    ],
    [
      'who works in one organisation and lives in another',
      personWith(['ticket.view.own'], ['ticket.transition.own']),
      'work',
    ],
  ] as const)('of %s', (_, person, side) => {
    expect(sideOf(person)).toBe(side);
  });
});

describe('the dashboard of all buildings', () => {
  it.each([
    ['is not for who may see neither reports nor it', [['ticket.view']], false],
    ['is for who may see reports', [['report.view']], true],
    ['is for who may see it', [['dashboard.view']], true],
    ['is for who may see their own', [['dashboard.view.own']], true],
    ['is for who may see it in any of their organisations', [['ticket.view'], ['report.view.own']], true],
    ['is not for who is in none', [], false],
  ])('%s', (_, grants, sees) => {
    expect(seesDashboard(personWith(...grants))).toBe(sees);
  });
});

it('knows a person as the policy does, without grants that are no words of it', () => {
  const { id } = whoami;
  const person = {
    id,
    memberships: [
      { ...member, orgId: 'o-1', grants: ['ticket.view', 'ticket.fly'] as Membership['grants'], buildingIds: null },
      { ...member, orgId: 'o-2', grants: [], buildingIds: ['b-1', 'b-1', 'b-2'] },
    ],
  };

  expect(actorOf(person)).toEqual({
    userId: id,
    memberships: [
      { orgId: 'o-1', grants: new Set(['ticket.view']), buildings: 'all', unitIds: new Set() },
      { orgId: 'o-2', grants: new Set(), buildings: new Set(['b-1', 'b-2']), unitIds: new Set() },
    ],
  });
});

it('remembers where somebody was before they saw as a group, once', () => {
  const kept = new Map<string, string>();
  const origin = viewAsOrigin({
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, text) => void kept.set(key, text),
    removeItem: (key) => void kept.delete(key),
  });

  origin.keep('/imah/settings/group?grup=1');

  expect([origin.take(), origin.take(), kept.size]).toEqual(['/imah/settings/group?grup=1', null, 0]);
});
