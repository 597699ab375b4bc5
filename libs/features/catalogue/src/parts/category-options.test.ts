import { expect, it } from 'vitest';
import { categories, drinks, oldCategory, water } from '../testing/catalogue-fixtures.ts';
import { categoryOptions, pathOf } from './category-options.ts';

it('categories are chosen by their path from the top, in the order of the tree', () => {
  expect(categoryOptions(categories, null).map(({ label }) => label)).toEqual([
    'Minuman',
    'Minuman › Air minum',
    'Perbaikan',
  ]);
});

it('one that is out of use is offered only where it is chosen already', () => {
  expect(categoryOptions(categories, oldCategory.id).map(({ value }) => value)).toContain(oldCategory.id);
  expect(categoryOptions(categories, drinks.id).map(({ value }) => value)).not.toContain(oldCategory.id);
});

it('one whose parent is not known stands for itself', () => {
  expect([pathOf(categories, water), pathOf([water], water)]).toEqual(['Minuman › Air minum', 'Air minum']);
});
