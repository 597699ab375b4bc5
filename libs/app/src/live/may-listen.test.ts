import type { PolicyActor } from '@imah/contract/access';
import { expect, it } from 'vitest';
import { mayListen } from './may-listen.ts';

const orgId = '01935e4f-7c1a-7b2c-8d3e-000000000001';
const buildingId = '01935e4f-7c1a-7b2c-8d3e-000000000002';
const deviceId = '01935e4f-7c1a-7b2c-8d3e-000000000003';
const below = `imah/v1/${orgId}/b/${buildingId}`;
const filters = {
  states: `${below}/d/+/state`,
  state: `${below}/d/${deviceId}/state`,
  alarm: `${below}/alarm`,
  news: `${below}/ev`,
  own: `imah/v1/u/${deviceId}/notif`,
};
const actor = (grants: readonly string[], buildings: readonly string[] | 'all' = 'all'): PolicyActor => ({
  userId: deviceId,
  memberships: [
    {
      orgId,
      grants: new Set(grants) as PolicyActor['memberships'][number]['grants'],
      buildings: buildings === 'all' ? buildings : new Set(buildings),
      unitIds: new Set(),
    },
  ],
});
const heard = (person: PolicyActor) =>
  Object.entries(filters).flatMap(([name, filter]) => (mayListen(person, filter) ? [name] : []));

it.each([
  ['a manager', actor(['building.view', 'alarm.view', 'telemetry.view']), ['states', 'state', 'alarm', 'news', 'own']],
  ['a resident', actor(['building.view', 'telemetry.view.own']), ['state', 'news', 'own']],
  ['a vendor', actor(['building.view']), ['news', 'own']],
  ['somebody of another building', actor(['building.view', 'telemetry.view'], [deviceId]), ['own']],
  ['nobody', { userId: deviceId, memberships: [] }, ['own']],
])('%s may listen to what their rights reach', (_, person, expected) => {
  expect(heard(person)).toEqual(expected);
});
