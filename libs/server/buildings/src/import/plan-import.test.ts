import { describe, expect, it } from 'vitest';
import type { ImportRow, RowUnit } from './import-row.ts';
import { floorKey, type KnownPlaces, planImport, sectionKey } from './plan-import.ts';

const unit = (code: string, more: Partial<RowUnit> = {}): RowUnit => ({
  section: 'Menara A',
  level: 1,
  floorLabel: 'Lantai 1',
  code,
  kind: 'residential',
  areaMilliM2: 36_000,
  status: 'vacant',
  nppE6: null,
  person: null,
  ...more,
});
const rows = (...units: (RowUnit | null)[]): ImportRow[] =>
  units.map((one, index) => ({
    row: index + 2,
    cells: [one?.code ?? '?'],
    unit: one,
    faults: one === null ? [{ column: 'area', fault: 'bad-area' }] : [],
  }));
const nothing: KnownPlaces = { sections: [], floors: [], units: [] };
const known: KnownPlaces = {
  sections: [{ id: 's', name: 'Menara A' }],
  floors: [{ id: 'f', sectionId: 's', level: 1 }],
  units: [{ code: 'A-1', kind: 'residential', nppE6: null }],
};

describe('the plan of an import', () => {
  it('makes each section and each floor that is not there once', () => {
    const plan = planImport(
      rows(
        unit('A-1'),
        unit('A-2'),
        unit('A-3', { level: 2, floorLabel: 'Lantai 2' }),
        unit('B-1', { section: 'Menara B' }),
      ),
      nothing,
    );

    expect([plan.newSections, plan.newFloors]).toEqual([
      ['Menara A', 'Menara B'],
      [
        { section: 'Menara A', level: 1, label: 'Lantai 1' },
        { section: 'Menara A', level: 2, label: 'Lantai 2' },
        { section: 'Menara B', level: 1, label: 'Lantai 1' },
      ],
    ]);
  });

  it('knows a section whatever its case and spaces, and its floors', () => {
    const plan = planImport(rows(unit('A-2', { section: ' MENARA a ' })), known);

    expect([plan.newSections, plan.newFloors]).toEqual([[], []]);
  });

  it('makes a floor that only another section has', () => {
    const plan = planImport(rows(unit('B-1', { section: 'Menara B' })), known);

    expect(plan.newFloors).toEqual([{ section: 'Menara B', level: 1, label: 'Lantai 1' }]);
  });

  it('leaves out a code that the building has, and the second of two', () => {
    const plan = planImport(rows(unit('A-1'), unit('A-2'), unit('A-2')), known);

    expect(plan.rows.map(({ row, faults }) => [row, faults])).toEqual([
      [2, [{ column: 'code', fault: 'code-taken' }]],
      [3, []],
      [4, [{ column: 'code', fault: 'code-twice' }]],
    ]);
    expect(plan.good.map(({ code }) => code)).toEqual(['A-2']);
  });

  it('keeps what was wrong with a row before, and makes no place for it', () => {
    const plan = planImport(rows(null), nothing);

    expect([plan.rows[0]?.faults, plan.good, plan.newSections]).toEqual([
      [{ column: 'area', fault: 'bad-area' }],
      [],
      [],
    ]);
  });

  it.each([
    ['nobody has a share', [null, null], null],
    ['the shares are the whole', [50_000_000, 50_000_000], null],
    ['one has none', [100_000_000, null], 'npp-sum'],
    ['the shares are less', [50_000_000, 40_000_000], 'npp-sum'],
  ])('looks at the shares of the whole building: %s', (_what, [mine, theirs], fault) => {
    const there = { ...known, units: [{ code: 'A-1', kind: 'residential', nppE6: theirs ?? null }] };

    expect(planImport(rows(unit('A-2', { nppE6: mine ?? null })), there).wholeFault).toBe(fault);
  });

  it('asks no share of what belongs to all', () => {
    const there = { ...known, units: [{ code: 'A-1', kind: 'residential', nppE6: 100_000_000 }] };

    expect(planImport(rows(unit('LOBI', { kind: 'common' })), there).wholeFault).toBeNull();
  });
});

it('tells floors apart by section and level alone', () => {
  expect([sectionKey('  Menara B '), floorKey('MENARA B', -1)]).toEqual(['menara b', 'menara b/-1']);
});
