import { describe, expect, it } from 'vitest';
import type { KnownOccupant } from '../accounts/candidate-repository.ts';
import { planInvitees } from './plan-invitees.ts';
import type { InviteeRow } from './read-invitees.ts';

const units = [
  { id: 'u1', code: 'A-101' },
  { id: 'u2', code: 'A-102' },
];
const sari: KnownOccupant = {
  personId: 'p1',
  unitId: 'u1',
  name: 'Sari',
  email: 'sari@imah.test',
  hasAccount: false,
  isInvited: false,
};
const row = (code: string, name: string, email: string, at = 2): InviteeRow => ({
  row: at,
  cells: [code, name, email],
  invitee: { code, name, email, phone: null, role: 'tenant' },
  faults: [],
});
const plan = (rows: readonly InviteeRow[], occupants: readonly KnownOccupant[] = []) =>
  planInvitees(rows, { units, occupants });
const outcomeOf = (one: InviteeRow, ...occupants: KnownOccupant[]) => {
  const [found] = plan([one], occupants).good;
  return found === undefined ? null : [found.unitId, found.personId, found.outcome, found.takesEmail];
};

describe('the person of a row', () => {
  it.each([
    ['written with spaces', 'a 101'],
    ['without a hyphen', 'A101'],
    ['with a stroke', 'A/101'],
  ])('is sought in the unit of the code, %s', (_what, code) => {
    expect(outcomeOf(row(code, 'Sari', 'sari@imah.test'), sari)).toEqual(['u1', 'p1', 'invited', false]);
  });

  it('is found by the address before the name, whatever its letters', () => {
    const other = { ...sari, personId: 'p2', name: 'Sari', email: null };

    expect(outcomeOf(row('A-101', 'Sari', 'SARI@imah.test'), other, sari)).toEqual(['u1', 'p1', 'invited', false]);
  });

  it('is found by the name, and the address of the row becomes theirs', () => {
    expect(outcomeOf(row('A-101', 'sari', 'baru@imah.test'), { ...sari, email: null })).toEqual([
      'u1',
      'p1',
      'invited',
      true,
    ]);
  });

  it('is added where nobody is known', () => {
    expect(outcomeOf(row('A-101', 'Budi', 'budi@imah.test'), sari)).toEqual(['u1', null, 'added', false]);
  });

  it('is the same person in another unit of the building', () => {
    expect(outcomeOf(row('A-102', 'Sari', 'sari@imah.test'), sari)).toEqual(['u2', 'p1', 'added', false]);
  });

  it.each([
    ['has an account', { hasAccount: true }, 'joined'],
    ['has an invitation', { isInvited: true }, 'waiting'],
    ['has both', { hasAccount: true, isInvited: true }, 'joined'],
  ])('is left alone who %s', (_what, more, outcome) => {
    expect(outcomeOf(row('A-101', 'Sari', 'sari@imah.test'), { ...sari, ...more })).toEqual([
      'u1',
      'p1',
      outcome,
      false,
    ]);
  });

  it('keeps the address of who has an account and none on record', () => {
    expect(outcomeOf(row('A-101', 'Sari', 'x@imah.test'), { ...sari, email: null, hasAccount: true })).toEqual([
      'u1',
      'p1',
      'joined',
      false,
    ]);
  });
});

describe('a row is given back', () => {
  const faultsOf = (rows: readonly InviteeRow[], ...occupants: KnownOccupant[]) =>
    plan(rows, occupants).faulty.map(({ row: at, faults }) => [
      at,
      ...faults.map(({ column, fault }) => [column, fault]),
    ]);

  it('of a unit that the building has not', () => {
    expect(faultsOf([row('Z-9', 'Sari', 'sari@imah.test')])).toEqual([[2, ['code', 'unknown-unit']]]);
  });

  it('of a name that is known under another address', () => {
    expect(faultsOf([row('A-101', 'SARI', 'lain@imah.test')], sari)).toEqual([[2, ['email', 'other-email']]]);
  });

  it('that stands there twice, and not of another unit', () => {
    const rows = [
      row('A-101', 'Budi', 'budi@imah.test', 2),
      row('A 101', 'Budi', 'budi@imah.test', 3),
      row('A-102', 'Budi', 'budi@imah.test', 4),
    ];

    expect([faultsOf(rows), plan(rows).good.map(({ row: at }) => at)]).toEqual([[[3, ['email', 'row-twice']]], [2, 4]]);
  });

  it('with what was wrong with it before', () => {
    const bad: InviteeRow = {
      row: 5,
      cells: ['A-101'],
      invitee: null,
      faults: [{ column: 'email', fault: 'missing' }],
    };

    expect(faultsOf([bad])).toEqual([[5, ['email', 'missing']]]);
  });
});
