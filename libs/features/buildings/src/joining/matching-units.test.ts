import type { Unit } from '@imah/contract/buildings';
import { places } from '@imah/testing';
import { describe, expect, it } from 'vitest';
import { matchingUnits } from './matching-units.ts';

const [sample] = places.units;
const unit = (code: string): Unit => ({ ...sample!, id: code, code });
const units = ['A-0101', 'A-0102', 'A-1001', 'B-0101', 'LG-01', 'C-12B'].map(unit);
const codes = (typed: string) => {
  const { meant, offered } = matchingUnits(typed, units);
  return { meant: meant?.code ?? null, offered: offered.map(({ code }) => code) };
};

describe('the unit that somebody typed', () => {
  it.each(['A-0101', 'a0101', 'A 101', ' a.101 ', 'A/0101'])('is found in %j, however it is written', (typed) => {
    expect(codes(typed)).toEqual({ meant: 'A-0101', offered: ['A-0101'] });
  });

  it('is offered, and not taken for granted, where only its number is known', () => {
    expect(codes('101')).toEqual({ meant: null, offered: ['A-0101', 'B-0101'] });
    expect(codes('Tower B lantai 1 no. 101')).toEqual({ meant: null, offered: ['B-0101', 'A-0101'] });
  });

  it('is not taken for granted where two units are the same but for their signs', () => {
    const twins = [unit('A-11'), unit('A-1-1'), unit('A1-1')];

    expect(matchingUnits('a 1 1', twins)).toEqual({ meant: null, offered: twins });
  });

  it.each(['', '   ', 'Lantai pojok', '999', '–'])('is none for %j', (typed) => {
    expect(codes(typed)).toEqual({ meant: null, offered: [] });
  });

  it('is one of four at most', () => {
    const many = Array.from({ length: 9 }, (_, index) => unit(`T${index}X-07`));

    expect(matchingUnits('7', many).offered).toHaveLength(4);
  });
});
