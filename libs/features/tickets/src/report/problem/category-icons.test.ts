import { dropletsIcon, ellipsisIcon } from '@imah/ui/icons';
import { expect, it } from 'vitest';
import { newTicketTextsId } from '../messages/id.ts';
import { categoryIcon, isCategoryKey } from './category-icons.ts';

const keys = Object.keys(newTicketTextsId.summaryHint);

it('has a picture of its own for every category that an organisation begins with', () => {
  expect(keys.every(isCategoryKey)).toBe(true);
  expect(new Set(keys.map(categoryIcon)).size).toBe(keys.length);
  expect(categoryIcon('water')).toBe(dropletsIcon);
});

it.each([null, '', 'kolam-renang', 'constructor', '__proto__', 'toString'])(
  'shows what an organisation made itself with the picture of the rest: %s',
  (key) => {
    expect([isCategoryKey(key), categoryIcon(key)]).toEqual([false, ellipsisIcon]);
  },
);
