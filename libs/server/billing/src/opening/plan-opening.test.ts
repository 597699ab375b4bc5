import { describe, expect, it } from 'vitest';
import { arrearsKey, type KnownOpenings, type KnownPayer } from './known-openings.ts';
import type { NamedOpening, OpeningRow } from './opening-row.ts';
import { planOpening } from './plan-opening.ts';

const payer = (personId: string, more: Partial<KnownPayer> = {}): KnownPayer => ({
  personId,
  name: personId,
  email: null,
  pays: false,
  owns: false,
  ...more,
});
const sari = payer('sari', { name: 'Sari  Dewi', email: 'Sari@Contoh.id', pays: true });
const owner = payer('owner', { name: 'Pak Budi', owns: true });
const known = (more: Partial<KnownOpenings> = {}): KnownOpenings => ({
  units: new Map([
    ['A-101', { id: 'unit-a', code: 'A-101' }],
    ['B-202', { id: 'unit-b', code: 'b-202' }],
    ['C-303', { id: 'unit-c', code: 'C-303' }],
  ]),
  people: new Map([
    ['unit-a', [sari, owner]],
    ['unit-b', [owner, payer('before', { name: 'Penghuni Lama' })]],
  ]),
  arrears: new Set(),
  deposits: new Set(),
  ...more,
});
const named = (more: Partial<NamedOpening> = {}): NamedOpening => ({
  unit: 'A-101',
  person: null,
  period: '2026-10',
  due: '2026-10-20',
  memo: null,
  owed: 648_000,
  kept: 0,
  ...more,
});
const rowOf = (one: NamedOpening | null, row = 1): OpeningRow => ({ row, cells: [], faults: [], named: one });
const plan = (rows: readonly (NamedOpening | null)[], more: Partial<KnownOpenings> = {}) =>
  planOpening(
    rows.map((one, index) => rowOf(one, index + 1)),
    known(more),
  );
/** What is said of rows that are not taken. */
const faultsOf = (...asked: Parameters<typeof plan>) => plan(...asked).faulty.map(({ faults }) => faults);
const payersOf = (...rows: Partial<NamedOpening>[]) =>
  plan(rows.map((row) => named(row))).good.map(({ unitCode, personId }) => [unitCode, personId]);

describe('whom a row is about', () => {
  it('is who pays for the unit, before its owner; its owner where nobody else does', () => {
    expect(payersOf({}, { unit: 'B-202' })).toEqual([
      ['A-101', 'sari'],
      ['b-202', 'owner'],
    ]);
  });

  it('is found by name or email, however they are written, also where they have moved out', () => {
    expect(
      payersOf(
        { unit: 'a-101', person: 'sari dewi', period: '2026-01' },
        { person: ' SARI@contoh.ID ', period: '2026-02' },
        { unit: 'b-202', person: 'penghuni   lama', period: '2026-03' },
      ),
    ).toEqual([
      ['A-101', 'sari'],
      ['A-101', 'sari'],
      ['b-202', 'before'],
    ]);
  });

  it.each([
    [{ unit: 'Z-9' }, 'unit', 'unknown-unit'],
    [{ unit: 'C-303' }, 'person', 'no-payer'],
    [{ unit: 'C-303', person: 'Sari Dewi' }, 'person', 'unknown-payer'],
    [{ person: 'Orang Lain' }, 'person', 'unknown-payer'],
    [{ person: '%' }, 'person', 'unknown-payer'],
  ] as const)('of %j is said to be wrong at its %s: %s', (row, column, fault) => {
    expect(faultsOf([named(row)])).toEqual([[{ column, fault }]]);
  });

  it('is nobody where two could be meant', () => {
    const twice = { people: new Map([['unit-a', [sari, { ...sari, personId: 'other' }]]]) };

    expect(faultsOf([named(), named({ person: 'Sari Dewi' })], twice)).toEqual([
      [{ column: 'person', fault: 'which-payer' }],
      [{ column: 'person', fault: 'which-payer' }],
    ]);
  });
});

describe('what was taken over', () => {
  it('is not taken over again, by this table or by one before', () => {
    const key = arrearsKey({ unitId: 'unit-a', personId: 'sari', period: '2026-10', memo: null });

    expect(faultsOf([named(), named()])).toEqual([[{ column: 'owed', fault: 'arrears-twice' }]]);
    expect(faultsOf([named()], { arrears: new Set([key]) })).toEqual([[{ column: 'owed', fault: 'arrears-taken' }]]);
  });

  it('is something else of another month, unit, person or thing, whose case says nothing', () => {
    const rows = [
      named(),
      named({ period: '2026-09' }),
      named({ person: 'Pak Budi' }),
      named({ unit: 'B-202' }),
      named({ memo: 'Listrik' }),
      named({ memo: 'Air' }),
    ];

    expect([plan(rows).good.length, faultsOf(rows)]).toEqual([6, []]);
    expect(faultsOf([named({ memo: 'Air' }), named({ memo: 'AIR' })])).toEqual([
      [{ column: 'owed', fault: 'arrears-twice' }],
    ]);
  });

  it('is one deposit of a person, of whichever unit, and none of a row that keeps nothing', () => {
    const kept = named({ period: null, due: null, owed: 0, kept: 50_000 });
    const ofOwner = (unit: string) => ({ ...kept, unit, person: 'Pak Budi' });

    expect(faultsOf([ofOwner('A-101'), ofOwner('B-202')])).toEqual([[{ column: 'kept', fault: 'deposit-twice' }]]);
    expect(faultsOf([kept], { deposits: new Set(['sari']) })).toEqual([[{ column: 'kept', fault: 'deposit-taken' }]]);
    expect(faultsOf([named()], { deposits: new Set(['sari']) })).toEqual([]);
  });

  it('says both where a row owes and keeps, and takes neither', () => {
    const both = named({ kept: 10_000 });
    const { good, faulty } = plan([both, both]);

    expect([good.length, faulty.map(({ faults }) => faults)]).toEqual([
      1,
      [
        [
          { column: 'owed', fault: 'arrears-twice' },
          { column: 'kept', fault: 'deposit-twice' },
        ],
      ],
    ]);
  });
});

it('a row that could not be read keeps what was said of it', () => {
  const unread = { ...rowOf(null), faults: [{ column: 'owed', fault: 'bad-amount' }] } as const;

  expect(planOpening([unread], known())).toEqual({ good: [], faulty: [unread] });
});
