import { whoami } from '@imah/testing';
import { describe, expect, it } from 'vitest';
import { factorHref, missingFactorOf } from './missing-factor.ts';

const now = Date.parse('2026-11-24T05:00:00.000Z');
const [first] = whoami.memberships;
if (first === undefined) throw new Error('the fixture has a membership');
const grace = { state: 'grace', dueAt: '2026-11-26T04:00:00.000Z' } as const;
const withheld = { state: 'withheld', dueAt: '2026-11-20T04:00:00.000Z' } as const;
const person = (...factors: readonly (typeof grace | typeof withheld | undefined)[]) => ({
  ...whoami,
  memberships: factors.map((secondFactor, index) => ({
    ...first,
    orgName: `Org ${index}`,
    ...(secondFactor === undefined ? {} : { secondFactor }),
  })),
});

describe('a missing second factor', () => {
  it('is nothing where no organisation asks for one, nobody is known or one sees as a group', () => {
    const seeing = { ...person(withheld), viewAs: { orgId: first.orgId, groupId: first.orgId, groupName: 'Satpam' } };

    for (const each of [null, person(undefined), seeing]) expect(missingFactorOf(each, now)).toEqual({ kind: 'none' });
  });

  it('leaves days that have begun as whole ones, and the last one to its end', () => {
    expect(missingFactorOf(person(undefined, grace), now)).toEqual({ kind: 'grace', organization: 'Org 1', days: 2 });
    expect(missingFactorOf(person(grace), Date.parse(grace.dueAt))).toMatchObject({ days: 1 });
  });

  it('withholds one organisation of several, or all there are', () => {
    expect(missingFactorOf(person(grace, withheld), now)).toEqual({
      kind: 'withheld',
      organization: 'Org 1',
      all: false,
    });
    expect(missingFactorOf(person(withheld, withheld), now)).toMatchObject({ kind: 'withheld', all: true });
  });

  it('is mended on the page of the account, which leads back', () => {
    expect(factorHref('/imah/tiket?q=a')).toBe('/imah/akun/keamanan?kembali=%2Fimah%2Ftiket%3Fq%3Da#verifikasi');
  });
});
