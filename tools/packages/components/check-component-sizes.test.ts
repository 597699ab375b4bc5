import { expect, it } from 'vitest';
import { judgeComponents } from './check-component-sizes.ts';

const lamp = { js: 1000, css: 300, later: 0 };

it('lets a component weigh as much as its limit', () => {
  expect(judgeComponents({ Lamp: lamp }, { Lamp: lamp })).toEqual([]);
});

it('names each part of a component that weighs too much', () => {
  expect(judgeComponents({ Lamp: { js: 1001, css: 300, later: 20 } }, { Lamp: lamp })).toEqual([
    'Lamp weighs 1001 B (js), the limit is 1000 B',
    'Lamp weighs 20 B (later), the limit is 0 B',
  ]);
});

it('asks for a limit for a new component, and for none for one that is gone', () => {
  expect(judgeComponents({ Lamp: lamp }, { Lantern: lamp })).toEqual([
    'Lamp has no limit in component-limits.json; it weighs {"js":1000,"css":300,"later":0}',
    'there is no component Lantern to weigh',
  ]);
});
