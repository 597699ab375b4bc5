import type { PolicyActor } from '@imah/contract/access';
import { tower, whoami } from '@imah/testing';
import { expect, it } from 'vitest';
import { topicScopesOf } from './topic-scope.ts';

const [home] = whoami.memberships;
const orgId = home?.orgId ?? '';
const memberships = home === undefined ? [] : [{ ...home, orgName: 'Sentosa' }];
const actorOf = (grants: readonly ('topic.view' | 'topic.create' | 'topic.update')[], buildings: 'all' | Set<string>) =>
  ({
    userId: whoami.id,
    memberships: [{ orgId, grants: new Set(grants), buildings, unitIds: new Set() }],
  }) satisfies PolicyActor;
const manages = ['topic.view', 'topic.create', 'topic.update'] as const;
const building = { ...tower, orgId };
const second = { ...building, id: '00000000-0000-7000-8000-000000000000', timeZone: 'Asia/Jayapura' as const };
const names = (actor: PolicyActor) =>
  topicScopesOf(actor, memberships, [building]).map(({ name, buildingId }) => [name, buildingId]);

it('offers a whole organisation to those alone who moderate in all of it', () => {
  expect(names(actorOf(manages, 'all'))).toEqual([
    [building.name, building.id],
    ['Sentosa', null],
  ]);
  expect(names(actorOf(manages, new Set([building.id])))).toEqual([[building.name, building.id]]);
  expect(names(actorOf(['topic.view', 'topic.create'], 'all'))).toEqual([[building.name, building.id]]);
  expect(names(actorOf(['topic.view'], 'all'))).toEqual([]);
});

it('reads the times of an organisation as those of its first building', () => {
  const zoneOf = (buildings: readonly (typeof building | typeof second)[]) =>
    topicScopesOf(actorOf(manages, 'all'), memberships, buildings).at(-1)?.timeZone;

  expect([zoneOf([building, second]), zoneOf([])]).toEqual(['Asia/Jayapura', 'Asia/Jakarta']);
});
