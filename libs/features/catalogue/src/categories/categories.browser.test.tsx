import type { FakeAnswers } from '@imah/api-client/testing';
import { answerOf, whoamiOfOwner } from '@imah/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { openPage, refusal } from '@imah/app/harness/testing';
import {
  catalogueAnswers,
  categories,
  drinks,
  oldCategory,
  reader,
  repairs,
  water,
} from '../testing/catalogue-fixtures.ts';
import { CategoriesPage } from '../pages/index.ts';

afterEach(cleanup);

const route = '/imah/products/categories';
const open = (answers: FakeAnswers = {}, person = whoamiOfOwner) =>
  openPage(<CategoriesPage />, { route, path: route, person, answers: { ...catalogueAnswers, ...answers } });
const item = (name: RegExp) => screen.findByRole('treeitem', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const changesOf = (page: Awaited<ReturnType<typeof open>>) => page.inputsOf('updateProductCategory');

it('the tree has each category below its own, with how much is in it', async () => {
  await open();
  await item(/Minuman/);

  expect(screen.getAllByRole('treeitem').map((node) => [node.getAttribute('aria-level'), node.textContent])).toEqual([
    ['1', 'Minuman0 produk'],
    ['2', 'Air minum2 produk'],
    ['1', 'Perbaikan1 produk'],
    ['1', 'MusimanArsip'],
  ]);
});

it('arrows move in the tree and enter chooses, so that a category is moved by keyboard alone', async () => {
  const page = await open({ updateProductCategory: answerOf(repairs) });
  (await item(/Minuman/)).focus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  const chosen = within(await screen.findByRole('region', { name: 'Perbaikan' }));
  chosen.getByRole('button', { name: 'Naikkan' }).focus();
  await userEvent.keyboard('{Enter}');

  await expect
    .poll(() => changesOf(page))
    .toMatchObject([{ params: { productCategoryId: repairs.id }, body: { index: 0 }, version: 1 }]);
});

it('the first of those beside it does not go up, the last not down', async () => {
  await open();
  await userEvent.click(await item(/Air minum/));

  expect(await screen.findByRole('button', { name: 'Naikkan' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Turunkan' })).toBeDisabled();
});

it('a category is put below another, but not below one of its own or one that is as deep as they go', async () => {
  const page = await open({ updateProductCategory: answerOf(water) });
  await userEvent.click(await item(/Minuman/));
  await press('Ubah');
  const form = within(await screen.findByRole('dialog', { name: 'Ubah kategori' }));
  const below = form.getByRole('combobox', { name: 'Di bawah' });
  expect(
    within(below)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Tingkat teratas', 'Perbaikan']);
  await userEvent.selectOptions(below, repairs.id);
  await userEvent.click(form.getByRole('button', { name: 'Simpan' }));

  await expect.poll(() => page.toasts).toEqual(['Kategori Minuman disimpan.']);
  expect(changesOf(page)).toMatchObject([{ body: { name: 'Minuman', parentId: repairs.id }, version: 1 }]);
});

it('one is added at the top, or below the one that is chosen, and not without a name', async () => {
  const page = await open({ createProductCategory: answerOf(water) });
  await item(/Minuman/);
  await press('Tambah kategori');
  const form = within(await screen.findByRole('dialog', { name: 'Tambah kategori' }));
  await userEvent.click(form.getByRole('button', { name: 'Simpan' }));
  const name = form.getByRole('textbox', { name: 'Nama' });
  await expect.poll(() => name.getAttribute('aria-invalid')).toBe('true');
  await userEvent.type(name, 'Makanan');
  await userEvent.click(form.getByRole('button', { name: 'Simpan' }));
  await expect.poll(() => page.toasts).toEqual(['Kategori Makanan disimpan.']);

  await userEvent.click(await item(/Minuman/));
  await press('Tambah di bawahnya');
  const below = within(await screen.findByRole('dialog', { name: 'Tambah kategori' }));
  await userEvent.type(below.getByRole('textbox', { name: 'Nama' }), 'Teh');
  await userEvent.click(below.getByRole('button', { name: 'Simpan' }));
  await expect
    .poll(() => page.inputsOf('createProductCategory'))
    .toMatchObject([{ body: { name: 'Makanan', parentId: null } }, { body: { name: 'Teh', parentId: drinks.id } }]);
});

it('one that is in use is not archived, which is said; one out of use comes back', async () => {
  const page = await open({ updateProductCategory: refusal('conflict', 409, 'Masih dipakai.') });
  await userEvent.click(await item(/Perbaikan/));
  await press('Arsipkan');
  expect(await screen.findByText('Masih dipakai.')).toBeVisible();

  await userEvent.click(await item(/Musiman/));
  expect(screen.queryByRole('button', { name: 'Tambah di bawahnya' })).toBeNull();
  await press('Aktifkan lagi');
  await expect
    .poll(() => changesOf(page).at(-1))
    .toMatchObject({
      params: { productCategoryId: oldCategory.id },
      body: { state: 'active' },
    });
});

it('leads from a category to what is in it', async () => {
  await open();
  await userEvent.click(await item(/Air minum/));

  expect(await screen.findByRole('link', { name: 'Lihat 2 produk' })).toHaveAttribute(
    'href',
    `/imah/products/products?kategori=${water.id}`,
  );
});

it('is read by who may not change it; an empty one says what categories are for', async () => {
  await open({}, reader);
  await userEvent.click(await item(/Minuman/));
  for (const name of ['Tambah kategori', 'Ubah', 'Arsipkan']) expect(screen.queryByRole('button', { name })).toBeNull();
  cleanup();

  await open({ listProductCategories: answerOf([] as typeof categories) });
  expect(await screen.findByRole('heading', { name: 'Belum ada kategori' })).toBeVisible();
});
