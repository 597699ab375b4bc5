import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultGroupGrants } from './default-groups.ts';
import { actions, type Grant, type Permission, permissions, resources } from './permissions.ts';
import { decideRows, type PolicyActor } from './policy.ts';
import { compareRights, type HeldRights, mayGrant, organizationResources } from './rights.ts';

const held = (grants: readonly Grant[], buildings: 'all' | readonly string[] = 'all'): HeldRights => ({
  grants: new Set(grants),
  buildings: buildings === 'all' ? 'all' : new Set(buildings),
});
const actorWith = (rights: HeldRights): PolicyActor => ({
  userId: 'p-1',
  memberships: [{ orgId: 'org-a', unitIds: new Set(), ...rights }],
});

describe('compareRights', () => {
  it('names a permission that is new in every building', () => {
    expect(compareRights(held(['unit.view']), held(['unit.view', 'ticket.view']))).toEqual([
      { permission: 'ticket.view', from: 'none', to: 'all', reach: { kind: 'all', except: [] } },
    ]);
  });

  it('names the buildings that a wider scope adds, and not what belongs to the whole organisation', () => {
    const grants: Grant[] = ['org.view', 'unit.view'];

    expect(compareRights(held(grants, ['b-1']), held(grants, ['b-1', 'b-2']))).toEqual([
      { permission: 'unit.view', from: 'none', to: 'all', reach: { kind: 'some', buildingIds: ['b-2'] } },
    ]);
  });

  it('says of a narrowed scope that everything else is lost, also buildings yet to come', () => {
    expect(compareRights(held(['unit.view']), held(['unit.view'], ['b-1']))).toEqual([
      { permission: 'unit.view', from: 'all', to: 'none', reach: { kind: 'all', except: ['b-1'] } },
    ]);
  });

  it('tells one’s own from all', () => {
    expect(compareRights(held(['bill.view']), held(['bill.view.own']))).toEqual([
      { permission: 'bill.view', from: 'all', to: 'own', reach: { kind: 'all', except: [] } },
    ]);
  });

  it('shows to the whole organisation what no building narrows', () => {
    expect(compareRights(held([], []), held(['settings.update'], []))).toEqual([
      { permission: 'settings.update', from: 'none', to: 'all', reach: { kind: 'organization' } },
    ]);
  });

  it('takes everything from who is removed', () => {
    expect(compareRights(held(permissions), null)).toHaveLength(permissions.length);
    expect(compareRights(null, held(permissions))).toHaveLength(permissions.length);
  });
});

const grant = fc
  .tuple(
    fc.constantFrom(
      ...resources
        .slice(0, 5)
        .flatMap((resource) => actions.slice(0, 3).map((action): Permission => `${resource}.${action}`)),
    ),
    fc.boolean(),
  )
  .map(([key, isOwn]): Grant => (isOwn ? `${key}.own` : key));
const rights: fc.Arbitrary<HeldRights> = fc.record({
  grants: fc.array(grant, { maxLength: 8 }).map((list): ReadonlySet<Grant> => new Set(list)),
  buildings: fc.oneof(
    fc.constant('all' as const),
    fc.array(fc.constantFrom('b-1', 'b-2', 'b-3'), { maxLength: 3 }).map((list): ReadonlySet<string> => new Set(list)),
  ),
});

it('says exactly what the policy says before and after, in every building, named or not', () => {
  const result = fc.check(
    fc.property(rights, rights, (before, after) => {
      const changes = compareRights(before, after);
      return permissions.every((permission) =>
        ['b-1', 'b-2', 'b-3', 'b-4'].every((buildingId) => {
          const [from, to] = [before, after].map((one) => {
            const rows = decideRows(actorWith(one), permission, { orgId: 'org-a', buildingId });
            return rows === 'all' || rows === 'own' ? rows : 'none';
          });
          const isWide = organizationResources.some((resource) => permission.startsWith(`${resource}.`));
          if (isWide) return true;
          const told = changes.find(
            ({ permission: about, reach }) =>
              about === permission &&
              (reach.kind === 'some'
                ? reach.buildingIds.includes(buildingId)
                : reach.kind === 'all' && !reach.except.includes(buildingId)),
          );
          return from === to ? told === undefined : told?.from === from && told?.to === to;
        }),
      );
    }),
    { numRuns: 300, seed: 11 },
  );

  expect(result.counterexample).toBeNull();
});

describe('mayGrant', () => {
  const owner = actorWith(held(permissions));
  const administrator = actorWith(held(defaultGroupGrants.administrator));
  const manager = actorWith(held(defaultGroupGrants['building-manager'], ['b-1']));

  it('lets nobody hand out more than they have', () => {
    const toOwner = compareRights(null, held(permissions));
    const toTechnician = compareRights(null, held(defaultGroupGrants.technician, ['b-1']));
    const toTechnicianElsewhere = compareRights(null, held(defaultGroupGrants.technician, ['b-2']));
    const toTechnicianEverywhere = compareRights(null, held(defaultGroupGrants.technician));
    const may = (changes: ReturnType<typeof compareRights>) =>
      [owner, administrator, manager].map((actor) => mayGrant(actor, 'org-a', changes));

    expect([may(toOwner), may(toTechnician), may(toTechnicianElsewhere), may(toTechnicianEverywhere)]).toEqual([
      [true, false, false],
      [true, true, true],
      [true, true, false],
      [true, true, false],
    ]);
  });

  it('lets nobody take away what they do not have', () => {
    const fromOwner = compareRights(held(permissions), held(defaultGroupGrants.technician));

    expect([mayGrant(owner, 'org-a', fromOwner), mayGrant(administrator, 'org-a', fromOwner)]).toEqual([true, false]);
  });

  it('gives rights in one organisation none in another', () => {
    expect(mayGrant(owner, 'org-b', compareRights(null, held(['unit.view'])))).toBe(false);
  });

  it('takes one’s own for less than all', () => {
    const actor = actorWith(held(['bill.view.own']));

    expect([
      mayGrant(actor, 'org-a', compareRights(null, held(['bill.view.own']))),
      mayGrant(actor, 'org-a', compareRights(null, held(['bill.view']))),
    ]).toEqual([true, false]);
  });
});
