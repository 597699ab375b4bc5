import { expect, it } from 'vitest';
import { orderWalk, type PassedMeter } from './meter-walk.ts';

const unit: PassedMeter = {
  position: 0,
  section: 'Menara A',
  level: 1,
  unitCode: 'A-101',
  location: '',
  resource: 'electricity',
  number: 'L-1',
};
const common: PassedMeter = { ...unit, position: null, section: null, level: null, unitCode: null, number: 'U-1' };
const names = (meters: readonly PassedMeter[]) => orderWalk(meters).map(({ meter }) => meter.number);

it('one walks floor by floor from below, and door by door as doors are counted', () => {
  const meters = [
    { ...unit, level: 2, unitCode: 'A-201', number: 'fourth' },
    { ...unit, unitCode: 'A-110', number: 'third' },
    { ...unit, unitCode: 'A-102', number: 'second' },
    { ...unit, level: -1, unitCode: 'A-B01', number: 'first' },
  ];
  expect(names(meters)).toEqual(['first', 'second', 'third', 'fourth']);
});

it('one tower is walked whole before the next, in the order its manager gave them', () => {
  const meters = [
    { ...unit, position: 2, section: 'Menara A', level: 1, number: 'third' },
    { ...unit, position: 1, section: 'Menara B', level: 9, number: 'second' },
    { ...unit, position: 1, section: 'Menara B', level: 1, number: 'first' },
  ];
  expect(names(meters)).toEqual(['first', 'second', 'third']);
});

it('the meters at one door come together, and what is no unit’s at the end by where it hangs', () => {
  const meters = [
    { ...common, location: 'Taman', number: 'garden' },
    { ...common, location: 'Ruang panel', number: 'panel' },
    { ...unit, resource: 'water' as const, number: 'water' },
    { ...unit, number: 'electricity' },
  ];
  expect(names(meters)).toEqual(['electricity', 'water', 'panel', 'garden']);
});

it('the order does not depend on that in which meters are found', () => {
  const meters = [1, 2].flatMap((level) =>
    ['A-101', 'A-102', null].map((unitCode) => ({ ...unit, level, unitCode, number: `${level} ${unitCode}` })),
  );
  const found = names(meters);
  expect(found).toHaveLength(6);
  for (const [at] of meters.entries()) expect(names([...meters.slice(at), ...meters.slice(0, at)])).toEqual(found);
});
