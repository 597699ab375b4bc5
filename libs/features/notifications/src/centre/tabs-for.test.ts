import type { Whoami } from '@imah/contract/identity';
import { whoami } from '@imah/testing';
import { expect, it } from 'vitest';
import { tabsFor } from './tabs-for.ts';

const none = { you: 0, alarms: 0, residents: 0 };
const withGrants = (grants: Whoami['memberships'][number]['grants']): Whoami => ({
  ...whoami,
  memberships: whoami.memberships.map((membership) => ({ ...membership, grants })),
});

it.each<[who: string, person: Whoami | null, alarms: number, hasTab: boolean]>([
  ['who sees the alarms of a building', withGrants(['alarm.view']), 0, true],
  ['who sees the alarms of their own unit', withGrants(['alarm.view.own']), 0, true],
  ['who sees none', withGrants(['ticket.create']), 0, false],
  ['who saw some before their rights ended', withGrants(['ticket.create']), 2, true],
  ['of whom nothing is known yet', null, 0, false],
])('the tab of alarms is there for whom it can hold something: %s', (_who, person, alarms, hasTab) => {
  expect(tabsFor(person, { ...none, alarms })).toEqual(hasTab ? ['you', 'alarms', 'residents'] : ['you', 'residents']);
});
