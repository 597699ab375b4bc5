import { expect, it } from 'vitest';
import { gallon } from '../testing/catalogue-fixtures.ts';
import { changesOf, emptyProduct, fieldsOf } from './product-fields.ts';

const before = fieldsOf(gallon);

it('holds what people write of a product, and nothing that is reckoned', () => {
  expect(before).toEqual({
    sku: 'AIR-19',
    name: 'Air minum galon 19 liter',
    kind: 'goods',
    unit: 'galon',
    tax: 'none',
    description: 'Diantar ke pintu unit pada hari kerja.',
    categoryId: gallon.categoryId,
    state: 'active',
    pictures: gallon.pictures,
    variants: [],
  });
});

it('sends what was written otherwise alone, also where that is nothing any more', () => {
  expect(changesOf(before, { ...before, pictures: [...before.pictures] })).toEqual({});
  expect(changesOf(before, { ...before, pictures: before.pictures.slice(1) })).toEqual({
    pictures: gallon.pictures.slice(1),
  });
  expect(changesOf(before, { ...before, name: 'Air', categoryId: null, description: '' })).toEqual({
    name: 'Air',
    categoryId: null,
    description: '',
  });
});

it('a new product is on offer as soon as it has a price', () => {
  expect([emptyProduct.state, emptyProduct.categoryId, emptyProduct.sku]).toEqual(['active', null, '']);
});
