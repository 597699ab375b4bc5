import { expect, it } from 'vitest';
import { defaultGroupGrants, defaultGroupKeys } from './default-groups.ts';
import { actions, isGrant, permissions } from './permissions.ts';

const grantsOf = (key: (typeof defaultGroupKeys)[number]): readonly string[] => defaultGroupGrants[key];

it('names only grants that exist, each once', () => {
  for (const key of defaultGroupKeys) {
    expect(grantsOf(key).filter((grant) => !isGrant(grant))).toEqual([]);
    expect(new Set(grantsOf(key)).size).toBe(grantsOf(key).length);
  }
});

it('lets the owner do everything', () => {
  expect(grantsOf('owner')).toEqual(permissions);
});

it.each(['org.delete', 'org.update'])('keeps %s for the owner alone', (permission) => {
  expect(defaultGroupKeys.filter((key) => grantsOf(key).includes(permission))).toEqual(['owner']);
});

it('lets only the owner and finance approve payments', () => {
  expect(defaultGroupKeys.filter((key) => grantsOf(key).includes('payment.approve'))).toEqual(['owner', 'finance']);
});

it('does not let a building manager change groups or remove members', () => {
  const refused = ['group.create', 'group.update', 'group.delete', 'member.delete'];

  expect(refused.filter((permission) => grantsOf('building-manager').includes(permission))).toEqual([]);
});

it('lets a supervisor see everything and change nothing', () => {
  expect(new Set(grantsOf('supervisor').map((grant) => grant.split('.')[1]))).toEqual(new Set(['view']));
});

it.each(['vendor', 'resident'] as const)('gives the %s nothing of other people', (key) => {
  const shared = new Set(['org', 'building', 'topic', 'announcement', 'outage']);

  expect(grantsOf(key).filter((grant) => !grant.endsWith('.own') && !shared.has(grant.split('.')[0] ?? ''))).toEqual(
    [],
  );
});

it('gives a resident their own unit, devices, bills and tickets', () => {
  expect(grantsOf('resident')).toEqual(
    expect.arrayContaining([
      'unit.view.own',
      'device.view.own',
      'telemetry.view.own',
      'bill.view.own',
      'ticket.create.own',
    ]),
  );
});

it('lets only owner, administrator, manager and technician command devices', () => {
  expect(defaultGroupKeys.filter((key) => grantsOf(key).includes('deviceCommand.control'))).toEqual([
    'owner',
    'administrator',
    'building-manager',
    'technician',
  ]);
});

it('lets a technician report what they find', () => {
  expect(grantsOf('technician')).toContain('ticket.create');
});

it('knows every action that a group is given', () => {
  const given = new Set(defaultGroupKeys.flatMap((key) => grantsOf(key).map((grant) => grant.split('.')[1])));

  expect([...given].filter((action) => !actions.some((known) => known === action))).toEqual([]);
});
