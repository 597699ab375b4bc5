import type { ProductCategory } from '@imah/contract/catalogue';
import type { TestApp } from '@imah/server-platform/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { catalogueCalls } from '../testing/catalogue-calls.ts';
import { createTestApp } from '../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
const fresh = (name: string) => catalogueCalls(test, name);
const treeOf = (categories: readonly ProductCategory[]) =>
  categories.map(({ depth, name, index }) => `${'-'.repeat(depth)}${name} ${index}`);

it('stand in the order of their tree, each with how many products are in it', async () => {
  const { category, product, ask } = await fresh('Pohon');
  const drinks = await category('Minuman');
  const water = await category('Air', drinks.id);
  await category('Jasa');
  await category('Teh', drinks.id);
  await product({ categoryId: water.id });
  await product({ sku: 'AIR-LAMA', categoryId: water.id, state: 'archived' });

  const { data } = await ask('GET', 'product-categories');

  expect(treeOf(data)).toEqual(['Minuman 0', '-Air 0', '-Teh 1', 'Jasa 1']);
  expect(data.map(({ products }: ProductCategory) => products)).toEqual([0, 1, 0, 0]);
});

it('are moved with all below them, and put in another order', async () => {
  const { category, ask } = await fresh('Pindah');
  const [drinks, food] = [await category('Minuman'), await category('Makanan')];
  const water = await category('Air', drinks.id);
  await category('Galon', water.id);
  const change = (body: object, version: number) => ask('PATCH', `product-categories/${water.id}`, { body, version });
  const tree = async () => treeOf((await ask('GET', 'product-categories')).data);

  expect((await change({ parentId: food.id }, 1)).data).toMatchObject({ parentId: food.id, depth: 1, version: 2 });
  expect(await tree()).toEqual(['Minuman 0', 'Makanan 1', '-Air 0', '--Galon 0']);
  await change({ parentId: null, index: 0 }, 2);
  expect(await tree()).toEqual(['Air 0', '-Galon 0', 'Minuman 1', 'Makanan 2']);
  expect(await change({ index: 0 }, 3)).toMatchObject({ status: 200, data: { version: 3 } });
  expect((await change({ name: 'Air minum' }, 2)).status).toBe(412);
});

it('are at most four deep, wherever one is put with what is below it', async () => {
  const { category, tryCategory, ask } = await fresh('Dalam');
  const first = await category('1');
  const second = await category('2', first.id);
  const third = await category('3', second.id);
  const fourth = await category('4', third.id);
  const other = await category('Lain');
  await category('Di bawah lain', other.id);

  expect(await tryCategory({ name: '5', parentId: fourth.id })).toMatchObject({
    status: 422,
    errors: { parentId: ['Kategori maksimal 4 tingkat'] },
  });
  const moved = await ask('PATCH', `product-categories/${other.id}`, { body: { parentId: third.id }, version: 1 });
  expect([moved.status, Object.keys(moved.errors)]).toEqual([422, ['parentId']]);
  const byHand = sql`UPDATE product_category SET parent_id = ${third.id} WHERE id = ${other.id}`;
  await expect(byHand.execute(test.context.db)).rejects.toMatchObject({ constraint: 'categories_are_not_deep' });
});

it('stand below none of their own, whoever asks', async () => {
  const { category, ask } = await fresh('Lingkar');
  const top = await category('Atas');
  const below = await category('Bawah', top.id);

  const moved = await ask('PATCH', `product-categories/${top.id}`, { body: { parentId: below.id }, version: 1 });

  expect([moved.status, Object.keys(moved.errors)]).toEqual([422, ['parentId']]);
  const byHand = sql`UPDATE product_category SET parent_id = ${below.id} WHERE id = ${top.id}`;
  await expect(byHand.execute(test.context.db)).rejects.toMatchObject({ constraint: 'categories_are_a_tree' });
});

it('have a name that no other beside them has', async () => {
  const { category, tryCategory } = await fresh('Nama');
  const top = await category('Minuman');
  await category('Air', top.id);

  expect((await tryCategory({ name: ' minuman ' })).errors).toEqual({ name: ['Nama ini sudah dipakai'] });
  expect((await tryCategory({ name: 'Minuman', parentId: top.id })).status).toBe(201);
});

it('go out of use once nothing is in them, take nothing then, and come back', async () => {
  const { category, product, tryProduct, tryCategory, ask } = await fresh('Arsip');
  const top = await category('Minuman');
  const { id, version } = await product({ categoryId: top.id });
  const archive = (state: string, at: number) =>
    ask('PATCH', `product-categories/${top.id}`, { body: { state }, version: at });

  expect(await archive('archived', 1)).toMatchObject({ status: 409, code: 'BENTROK' });
  await ask('PATCH', `products/${id}`, { body: { categoryId: null }, version });
  expect((await archive('archived', 1)).data).toMatchObject({ state: 'archived', version: 2 });
  expect((await tryProduct({ sku: 'B', categoryId: top.id })).errors).toEqual({
    categoryId: ['Pilihan tidak tersedia'],
  });
  expect(Object.keys((await tryCategory({ name: 'Air', parentId: top.id })).errors)).toEqual(['parentId']);
  expect((await archive('active', 2)).data).toMatchObject({ state: 'active' });
});

it('come back from above: none is in use below one that is not', async () => {
  const { category, ask } = await fresh('Urutan');
  const top = await category('Minuman');
  const below = await category('Air', top.id);
  const move = (id: string, state: string, version: number) =>
    ask('PATCH', `product-categories/${id}`, { body: { state }, version });
  await move(below.id, 'archived', 1);
  await move(top.id, 'archived', 1);

  expect((await move(below.id, 'active', 2)).errors).toEqual({ state: ['Pilihan tidak tersedia'] });
  expect((await move(top.id, 'active', 2)).status).toBe(200);
  expect((await move(below.id, 'active', 2)).data).toMatchObject({ state: 'active', version: 3 });
});

it('that went out of use after their products take them back nowhere: these name another first', async () => {
  const { category, product, ask } = await fresh('Kembali');
  const top = await category('Minuman');
  const { id } = await product({ categoryId: top.id, state: 'archived' });
  await ask('PATCH', `product-categories/${top.id}`, { body: { state: 'archived' }, version: 1 });
  const back = (more: object) => ask('PATCH', `products/${id}`, { body: { state: 'active', ...more }, version: 1 });

  expect((await back({})).errors).toEqual({ categoryId: ['Pilihan tidak tersedia'] });
  expect((await back({ categoryId: null })).data).toMatchObject({ state: 'active', categoryId: null });
});

it('that are moved by two at once to below each other are a tree: the second is refused', async () => {
  const { category, ask } = await fresh('Silang');
  const [one, other] = [await category('Satu'), await category('Dua')];
  const below = (id: string, parentId: string) =>
    ask('PATCH', `product-categories/${id}`, { body: { parentId }, version: 1 });

  const answers = await Promise.all([below(one.id, other.id), below(other.id, one.id)]);
  const { data } = await ask('GET', 'product-categories');

  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 422]);
  expect(data.map(({ depth }: { depth: number }) => depth)).toEqual([0, 1]);
});

it('of another organisation are not there', async () => {
  const { category } = await fresh('Sini');
  const { id } = await category('Minuman');
  const { ask, tryCategory } = await fresh('Sana');

  expect((await ask('PATCH', `product-categories/${id}`, { body: { name: 'x' }, version: 1 })).status).toBe(404);
  expect(Object.keys((await tryCategory({ name: 'Air', parentId: id })).errors)).toEqual(['parentId']);
});
