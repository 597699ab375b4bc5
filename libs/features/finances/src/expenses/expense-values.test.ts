import { tower } from '@imah/testing';
import { describe, expect, it } from 'vitest';
import { draftExpense, submittedExpense } from '../testing/expense-fixtures.ts';
import { baseOf, bodyOf, draftOf, type ExpenseValues, faultsOf } from './expense-values.ts';

const at = { today: '2026-11-21', building: tower };
const filled: ExpenseValues = {
  ...draftOf(null, at),
  account: '5200',
  amount: 1_000_000,
  description: 'Servis lift',
};

describe('what stands in the form of an expense at first', () => {
  it('is today and the building that is looked at, with nothing else chosen', () => {
    expect(draftOf(null, at)).toEqual({
      building: tower.id,
      vendor: '',
      account: '',
      on: '2026-11-21',
      amount: null,
      description: '',
      reference: '',
      ticket: '',
      tax: 'none',
      base: 'whole',
      kept: [],
    });
    expect(draftOf(null, { today: '2026-11-21', building: undefined }).building).toBe('');
  });

  it('is what was written before, with the sum from which tax is withheld', () => {
    expect(draftOf(submittedExpense, at)).toEqual({
      building: tower.id,
      vendor: submittedExpense.vendor?.id,
      account: '5200',
      on: '2026-11-18',
      amount: 6_660_000,
      description: 'Servis lift bulan November',
      reference: 'INV/77/XI',
      ticket: 'TKT-2026-000123',
      tax: 'pph23',
      base: 6_000_000,
      kept: submittedExpense.files.map(({ id }) => id),
    });
  });

  it('follows the amount where tax was withheld from all of it, and where none was', () => {
    const whole = { ...submittedExpense, withholding: { kind: 'pph23' as const, base: submittedExpense.amount } };

    expect([draftOf(whole, at).base, draftOf(draftExpense, at).base]).toEqual(['whole', 'whole']);
  });
});

describe('an expense is not sent', () => {
  it.each<[string, Partial<ExpenseValues>, string]>([
    ['without an amount', { amount: null }, 'amount'],
    ['of nothing', { amount: 0 }, 'amount'],
    ['of less than nothing', { amount: -5_000 }, 'amount'],
    ['without what it was for', { description: '' }, 'description'],
    ['that says in spaces what it was for', { description: '  a  ' }, 'description'],
    ['without an account', { account: '' }, 'accountCode'],
    ['without a day', { on: null }, 'on'],
    ['with a tax that is withheld from nothing', { tax: 'pph21', base: null }, 'withholding.base'],
  ])('%s', (_what, change, field) => {
    expect(faultsOf({ ...filled, ...change }, 'Wajib diisi')).toEqual({ [field]: ['Wajib diisi'] });
  });

  it('with several faults at once, and all are said', () => {
    const faults = faultsOf({ ...filled, amount: null, description: '', account: '', on: null }, 'Wajib diisi');

    expect(Object.keys(faults).toSorted()).toEqual(['accountCode', 'amount', 'description', 'on']);
  });

  it('for want of a base of a tax that nobody chose', () => {
    expect(faultsOf({ ...filled, base: null }, 'Wajib diisi')).toEqual({});
  });
});

describe('an expense as it is sent', () => {
  it('has no spaces around its words, and nothing where nothing was written', () => {
    const values = { ...filled, description: ' Servis lift ', reference: '   ', ticket: ' TKT-2026-000123 ' };

    expect(bodyOf(values, [])).toEqual({
      vendorId: null,
      accountCode: '5200',
      on: '2026-11-21',
      amount: 1_000_000,
      description: 'Servis lift',
      reference: null,
      ticketNumber: 'TKT-2026-000123',
      withholding: null,
      fileIds: [],
    });
  });

  it('has the files that it keeps before those that have come', () => {
    expect(bodyOf({ ...filled, kept: ['a', 'b'] }, ['c']).fileIds).toEqual(['a', 'b', 'c']);
  });

  it.each<[ExpenseValues['base'], number]>([
    ['whole', 1_000_000],
    [600_000, 600_000],
  ])('withholds tax from %s as %d rupiah', (base, sum) => {
    const values = { ...filled, tax: 'pph4' as const, base };

    expect([baseOf(values), bodyOf(values, []).withholding]).toEqual([sum, { kind: 'pph4', base: sum }]);
  });

  it('forgets the sum of a tax that was taken back', () => {
    expect(bodyOf({ ...filled, tax: 'none', base: 600_000 }, []).withholding).toBeNull();
  });
});
