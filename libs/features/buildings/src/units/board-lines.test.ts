import { manyPlaces, places } from '@imah/testing';
import { describe, expect, it } from 'vitest';
import { boardFloors, boardLines, moveOnBoard } from './board-lines.ts';

const all = { text: '', statuses: [] };
const section = places.sections[0]?.id ?? '';
const codes = (filter: Parameters<typeof boardFloors>[2]) =>
  boardFloors(places, section, filter).map(({ floor, units }) => [floor.label, ...units.map(({ code }) => code)]);

describe('the board of units', () => {
  it('stands as the building does, with the floors that have no unit yet', () => {
    expect(codes(all)).toEqual([['Lantai 2', 'A-0201'], ['Lantai 1', 'A-0101', 'A-0102'], ['LG', 'LG-01'], ['B1']]);
  });

  it('shows only what is looked for', () => {
    expect(codes({ text: ' a-01', statuses: [] })).toEqual([['Lantai 1', 'A-0101', 'A-0102']]);
    expect(codes({ text: '', statuses: ['vacant', 'renovation'] })).toEqual([
      ['Lantai 2', 'A-0201'],
      ['Lantai 1', 'A-0102'],
    ]);
    expect(codes({ text: 'x', statuses: [] })).toEqual([]);
  });

  it('breaks a floor into lines of as many units as fit', () => {
    const many = manyPlaces(2, 7);
    const lines = boardLines(boardFloors(many, many.sections[0]?.id ?? '', all), 3);

    expect(lines.map((line) => (line.kind === 'floor' ? line.count : line.units.length))).toEqual([
      7, 3, 3, 1, 7, 3, 3, 1,
    ]);
  });

  it('is walked through with the arrows, over lines and floors, and ends at its edges', () => {
    const many = manyPlaces(2, 4);
    const lines = boardLines(boardFloors(many, many.sections[0]?.id ?? '', all), 3);
    const unit = (code: string) => many.units.find((candidate) => candidate.code === code)?.id ?? '';
    const codeOf = (id: string) => many.units.find((candidate) => candidate.id === id)?.code;
    const go = (code: string, move: Parameters<typeof moveOnBoard>[2]) => codeOf(moveOnBoard(lines, unit(code), move));

    expect(go('A-0101', 'left')).toBe('A-0101');
    expect(go('A-0103', 'right')).toBe('A-0104');
    expect(go('A-0103', 'down')).toBe('A-0104');
    expect(go('A-0104', 'down')).toBe('A-0001');
    expect(go('A-0002', 'up')).toBe('A-0104');
    expect(go('A-0102', 'last')).toBe('A-0103');
    expect(go('A-0103', 'first')).toBe('A-0101');
    expect(go('A-0004', 'right')).toBe('A-0004');
  });
});
