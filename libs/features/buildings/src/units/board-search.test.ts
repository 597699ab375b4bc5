import type { Places, Unit } from '@imah/contract/buildings';
import { places } from '@imah/testing';
import { describe, expect, it } from 'vitest';
import { boardFloors, boardLines, type BoardMove, matches, moveOnBoard } from './board-lines.ts';

const [section] = places.sections as [(typeof places.sections)[number]];
const storey = places.floors.find(({ label }) => label === 'Lantai 1')!;
const like = places.units.find(({ code }) => code === 'A-0101')!;
const unit = (code: string, change: Partial<Unit> = {}): Unit => ({ ...like, id: code, code, ...change });
const withUnits = (...units: Unit[]): Places => ({ ...places, units });
const none = { text: '', statuses: [] };

describe('a unit that is looked for', () => {
  it.each([
    { text: '0101', found: true },
    { text: '  a-0101  ', found: true },
    { text: 'A-01', found: true },
    { text: '101-A', found: false },
    { text: '.*', found: false },
    { text: '%', found: false },
    { text: '   ', found: true },
  ])('is found by $text: $found', ({ text, found }) => {
    expect(matches(unit('A-0101'), { text, statuses: [] })).toBe(found);
  });

  it('has to have both the letters and one of the statuses', () => {
    const vacant = unit('A-0101', { status: 'vacant' });

    expect(matches(vacant, { text: 'A-01', statuses: ['vacant', 'rented'] })).toBe(true);
    expect(matches(vacant, { text: 'A-01', statuses: ['rented'] })).toBe(false);
    expect(matches(vacant, { text: 'B', statuses: ['vacant'] })).toBe(false);
  });

  it('is no common area where a status is asked for: it has none', () => {
    const lobby = unit('LOBI', { kind: 'common', status: 'vacant' });

    expect(matches(lobby, { text: '', statuses: ['vacant'] })).toBe(false);
    expect(matches(lobby, { text: 'lobi', statuses: [] })).toBe(true);
  });
});

describe('the units of a floor', () => {
  it('stand in the order of their numbers, not of their letters', () => {
    const shuffled = withUnits(...['A-10', 'A-9', 'A-100', 'A-1', 'B-2'].map((code) => unit(code)));
    const floor = boardFloors(shuffled, section.id, none).find(({ floor: { id } }) => id === storey.id);

    expect(floor?.units.map(({ code }) => code)).toEqual(['A-1', 'A-9', 'A-10', 'A-100', 'B-2']);
  });

  it('are left out of the board where their floor is not known', () => {
    const lost = withUnits(unit('A-1', { floorId: 'gone' }));

    expect(boardFloors(lost, section.id, { text: 'A-1', statuses: [] })).toEqual([]);
  });

  it('are none of a section that is not there', () => {
    expect(boardFloors(places, 'gone', none)).toEqual([]);
  });

  it('take no more lines than they need, and a floor without any has its name alone', () => {
    const floors = [
      { floor: storey, units: ['A-1', 'A-2', 'A-3'].map((code) => unit(code)) },
      { floor: { ...storey, id: 'top' }, units: [] },
    ];

    const shape = (columns: number) =>
      boardLines(floors, columns).map((line) => (line.kind === 'floor' ? line.count : line.units.map(({ id }) => id)));
    expect(shape(3)).toEqual([3, ['A-1', 'A-2', 'A-3'], 0]);
    expect(shape(1)).toEqual([3, ['A-1'], ['A-2'], ['A-3'], 0]);
    expect(shape(50)).toEqual([3, ['A-1', 'A-2', 'A-3'], 0]);
  });
});

describe('a step on the board', () => {
  const lines = boardLines(
    [
      { floor: storey, units: ['A-1', 'A-2', 'A-3', 'A-4'].map((code) => unit(code)) },
      { floor: { ...storey, id: 'below' }, units: [unit('B-1')] },
      { floor: { ...storey, id: 'last' }, units: ['C-1', 'C-2', 'C-3'].map((code) => unit(code)) },
    ],
    3,
  );

  it.each<{ from: string; move: BoardMove; to: string; why: string }>([
    { from: 'A-3', move: 'down', to: 'A-4', why: 'a shorter line is entered at its end' },
    { from: 'A-4', move: 'down', to: 'B-1', why: 'a line without units is stepped over' },
    { from: 'B-1', move: 'down', to: 'C-1', why: 'the column of a short line is its own' },
    { from: 'C-3', move: 'up', to: 'B-1', why: 'so is the way back' },
    { from: 'A-1', move: 'up', to: 'A-1', why: 'there is nothing above' },
    { from: 'C-2', move: 'down', to: 'C-2', why: 'there is nothing below' },
    { from: 'A-4', move: 'right', to: 'B-1', why: 'the next floor follows' },
    { from: 'B-1', move: 'left', to: 'A-4', why: 'and goes before' },
    { from: 'C-3', move: 'last', to: 'C-3', why: 'it is the last already' },
    { from: 'gone', move: 'right', to: 'A-1', why: 'what is not there any more leads to the first' },
    { from: 'gone', move: 'last', to: 'gone', why: 'and has no line to go along' },
  ])('from $from $move leads to $to: $why', ({ from, move, to }) => {
    expect(moveOnBoard(lines, from, move)).toBe(to);
  });
});
