import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { actions, type Grant, type Permission, permissions, resources } from './permissions.ts';
import { decide, decideRows, type PolicyActor, type PolicyMembership, type PolicyTarget } from './policy.ts';

// Small pools, so that organisations, buildings, units and people meet often enough.
const orgId = fc.constantFrom('org-a', 'org-b', 'org-c');
const buildingId = fc.constantFrom('b-1', 'b-2', 'b-3');
const unitId = fc.constantFrom('u-1', 'u-2', 'u-3');
const userId = fc.constantFrom('p-1', 'p-2', 'p-3');
const permission = fc.constantFrom(
  ...resources.slice(0, 4).flatMap((resource) => actions.map((action): Permission => `${resource}.${action}`)),
);
const grant: fc.Arbitrary<Grant> = fc
  .tuple(permission, fc.boolean())
  .map(([key, isOwn]) => (isOwn ? (`${key}.own` as const) : key));
const setOf = <T>(item: fc.Arbitrary<T>) =>
  fc.array(item, { maxLength: 6 }).map((items): ReadonlySet<T> => new Set(items));

const membership: fc.Arbitrary<PolicyMembership> = fc.record({
  orgId,
  grants: setOf(grant),
  buildings: fc.oneof(fc.constant('all' as const), setOf(buildingId)),
  unitIds: setOf(unitId),
});
const actor: fc.Arbitrary<PolicyActor> = fc.record({
  userId,
  memberships: fc.uniqueArray(membership, { selector: (one) => one.orgId, maxLength: 3 }),
});
const target: fc.Arbitrary<PolicyTarget> = fc.record(
  { orgId, buildingId, unitId, ownerIds: fc.array(userId, { maxLength: 2 }) },
  { requiredKeys: ['orgId'] },
);

const membershipIn = (person: PolicyActor, org: string) => person.memberships.find((one) => one.orgId === org);
const withMembership = (
  person: PolicyActor,
  org: string,
  change: (one: PolicyMembership) => PolicyMembership,
): PolicyActor => ({
  ...person,
  memberships: person.memberships.map((one) => (one.orgId === org ? change(one) : one)),
});
/** The first case found in which the rule does not hold, or null. */
const exceptionTo = (rule: (person: PolicyActor, key: Permission, record: PolicyTarget) => boolean) =>
  fc.check(fc.property(actor, permission, target, rule), { numRuns: 1000 }).counterexample;

describe('decide', () => {
  it('hides everything of an organisation from who is not in it', () => {
    expect(
      exceptionTo(
        (person, key, record) =>
          membershipIn(person, record.orgId) !== undefined || decide(person, key, record) === 'hidden',
      ),
    ).toBeNull();
  });

  it('hides everything of a building from whom their membership does not let reach it', () => {
    expect(
      exceptionTo((person, key, record) => {
        const buildings = membershipIn(person, record.orgId)?.buildings ?? new Set();
        const reaches = buildings === 'all' || record.buildingId === undefined || buildings.has(record.buildingId);
        return reaches || decide(person, key, record) === 'hidden';
      }),
    ).toBeNull();
  });

  it('lets nobody change, in all buildings at once, what they do not reach in all of them', () => {
    expect(
      exceptionTo((person, key, record) => {
        const isLimited = membershipIn(person, record.orgId)?.buildings !== 'all';
        return !isLimited || decide(person, key, { ...record, everywhere: true }) !== 'allowed';
      }),
    ).toBeNull();
  });

  it('denies by default: without grants nothing is allowed', () => {
    expect(
      exceptionTo((person, key, record) => {
        const bare = {
          ...person,
          memberships: person.memberships.map((one) => ({ ...one, grants: new Set<Grant>() })),
        };
        return decide(bare, key, record) === 'hidden';
      }),
    ).toBeNull();
  });

  it('allows only what a grant of that very permission says', () => {
    expect(
      exceptionTo((person, key, record) => {
        const grants = membershipIn(person, record.orgId)?.grants;
        return (
          decide(person, key, record) !== 'allowed' || grants?.has(key) === true || grants?.has(`${key}.own`) === true
        );
      }),
    ).toBeNull();
  });

  it('does not let the rights in one organisation count in another', () => {
    expect(
      exceptionTo((person, key, record) => {
        const onlyThere = { ...person, memberships: person.memberships.filter((one) => one.orgId === record.orgId) };
        return decide(person, key, record) === decide(onlyThere, key, record);
      }),
    ).toBeNull();
  });

  it('never takes a right away when a grant is added', () => {
    const property = fc.property(actor, permission, target, grant, (person, key, record, more) => {
      const rank = { hidden: 0, forbidden: 1, allowed: 2 };
      const richer = withMembership(person, record.orgId, (one) => ({
        ...one,
        grants: new Set([...one.grants, more]),
      }));
      return rank[decide(richer, key, record)] >= rank[decide(person, key, record)];
    });
    expect(fc.check(property, { numRuns: 1000 }).counterexample).toBeNull();
  });

  it('lets an .own grant reach nothing that is not theirs', () => {
    expect(
      exceptionTo((person, key, record) => {
        const ownOnly = withMembership(person, record.orgId, (one) => ({
          ...one,
          grants: new Set<Grant>([`${key}.own`]),
        }));
        const units = membershipIn(person, record.orgId)?.unitIds;
        const isTheirs =
          (record.unitId !== undefined && units?.has(record.unitId) === true) ||
          record.ownerIds?.includes(person.userId) === true;
        return isTheirs || decide(ownOnly, key, record) !== 'allowed';
      }),
    ).toBeNull();
  });

  it('forbids, rather than hides, only what the person may see', () => {
    expect(
      exceptionTo((person, key, record) => {
        const view = `${key.slice(0, key.indexOf('.'))}.view` as Permission;
        return decide(person, key, record) !== 'forbidden' || decide(person, view, record) === 'allowed';
      }),
    ).toBeNull();
  });
});

describe('decideRows', () => {
  it('gives all rows exactly where the call is allowed', () => {
    expect(
      exceptionTo(
        (person, key, record) =>
          (decideRows(person, key, record) === 'all') === (decide(person, key, record) === 'allowed'),
      ),
    ).toBeNull();
  });

  it('gives the own rows only to an .own grant that reaches the building', () => {
    expect(
      exceptionTo((person, key, record) => {
        const one = membershipIn(person, record.orgId);
        const reaches =
          record.buildingId === undefined || one?.buildings === 'all' || one?.buildings.has(record.buildingId) === true;
        return decideRows(person, key, record) !== 'own' || (reaches && one?.grants.has(`${key}.own`) === true);
      }),
    ).toBeNull();
  });

  it('tells a resident their own rows and a stranger nothing', () => {
    const resident: PolicyActor = {
      userId: 'p-1',
      memberships: [
        { orgId: 'org-a', grants: new Set<Grant>(['device.view.own']), buildings: 'all', unitIds: new Set(['u-1']) },
      ],
    };
    const building = { orgId: 'org-a', buildingId: 'b-1' };

    expect(decideRows(resident, 'device.view', building)).toBe('own');
    expect(decide(resident, 'device.view', { ...building, unitId: 'u-1' })).toBe('allowed');
    expect(decide(resident, 'device.view', { ...building, unitId: 'u-2' })).toBe('hidden');
    expect(decideRows(resident, 'device.view', { ...building, orgId: 'org-b' })).toBe('hidden');
  });
});

it('knows each permission once', () => {
  expect(new Set(permissions).size).toBe(resources.length * actions.length);
});
