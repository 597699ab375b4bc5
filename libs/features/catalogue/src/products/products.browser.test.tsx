import type { FakeAnswers } from '@imah/api-client/testing';
import { answerOf, listOf, tower, whoamiOfOwner, whoamiOfResident } from '@imah/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { openPage, refusal } from '@imah/app/harness/testing';
import { catalogueAnswers, draft, drinks, gallon, reader } from '../testing/catalogue-fixtures.ts';
import { ProductsPage } from '../pages/index.ts';

afterEach(cleanup);

const orgId = whoamiOfOwner.memberships[0]?.orgId ?? '';
const open = (search = '', answers: FakeAnswers = {}, person = whoamiOfOwner) =>
  openPage(<ProductsPage />, {
    route: '/imah/products/products',
    path: `/imah/products/products${search}`,
    person,
    answers: { ...catalogueAnswers, ...answers },
  });
const plain = (text: string | null) => (text ?? '').replaceAll('\u00A0', ' ');
const rows = async () =>
  within(await screen.findByRole('list', { name: 'Produk' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => plain(textContent));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const type = async (label: string, text: string) => {
  const field = screen.getByRole('textbox', { name: label });
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(text);
};

describe('the list of products', () => {
  it('says of each what it is, where it stands, and what it costs today', async () => {
    await open();

    expect(await rows()).toEqual([
      'Air minum galon 19 literAIR-19 · Air minumRp 20.000 / galon',
      'Cuci AC split, termasuk tambah freon dan pemeriksaan kebocoranAC-CUCI · PerbaikanHarga di 1 gedung',
      'Sewa troliBARU-1 · Tanpa kategoriDrafBelum ada harga',
    ]);
  });

  it('is asked for by what its address and its fields say', async () => {
    const page = await open(`?kurang=price&kategori=${drinks.id}`);
    await rows();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Jenis' }), 'service');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'draft');
    await userEvent.type(screen.getByRole('searchbox', { name: 'Cari nama atau SKU' }), 'ac');

    const asked = () => page.inputsOf('listProducts').map((input) => (input as { query: object }).query);
    await expect
      .poll(() => asked().at(-1))
      .toEqual({ limit: 50, state: 'draft', kind: 'service', categoryId: drinks.id, q: 'ac' });
    expect(asked()[0]).toEqual({ limit: 50, categoryId: drinks.id, lacks: 'price' });
  });

  it('says whether there is nothing yet, or nothing that fits', async () => {
    await open('', { listProducts: listOf([]) });
    expect(await screen.findByRole('heading', { name: 'Belum ada produk' })).toBeVisible();
    cleanup();

    await open('?status=archived', { listProducts: listOf([]) });
    expect(await screen.findByText('Tidak ada produk yang cocok.')).toBeVisible();
  });

  it('is read by who may not change it, and hidden from who may not see it', async () => {
    await open('', {}, reader);
    await rows();
    expect(screen.queryByRole('button', { name: 'Tambah produk' })).toBeNull();
    cleanup();

    await open('', {}, whoamiOfResident);
    expect(await screen.findByText('Anda tidak memiliki akses ke katalog organisasi mana pun.')).toBeVisible();
  });
});

describe('a product', () => {
  it('is added as it is written, and then stands open for its price', async () => {
    const page = await open('', { createProduct: answerOf(gallon) });
    await rows();
    await press('Tambah produk');
    await screen.findByRole('textbox', { name: 'Nama' });
    await type('Nama', ' Air galon ');
    await type('SKU', 'air-19');
    await type('Satuan', 'galon');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Pajak' }), 'ppn-full');
    await press('Tambah dan tetapkan harga');

    expect(await screen.findByRole('region', { name: 'Harga' })).toBeVisible();
    expect(page.inputsOf('createProduct')).toMatchObject([
      {
        params: { orgId },
        body: {
          name: ' Air galon ',
          sku: 'air-19',
          unit: 'galon',
          tax: 'ppn-full',
          kind: 'goods',
          categoryId: null,
          state: 'active',
          description: '',
        },
      },
    ]);
    expect(page.toasts).toEqual(['Air galon ditambahkan.']);
  });

  it('without a name, SKU or unit is not sent, which is said at each', async () => {
    const page = await open('?produk=new');
    await screen.findByRole('textbox', { name: 'Nama' });
    await press('Tambah dan tetapkan harga');

    await expect
      .poll(() =>
        ['Nama', 'SKU', 'Satuan'].map((name) => screen.getByRole('textbox', { name }).getAttribute('aria-invalid')),
      )
      .toEqual(['true', 'true', 'true']);
    expect(page.inputsOf('createProduct')).toEqual([]);
  });

  it('is changed in what was written otherwise alone', async () => {
    const page = await open(`?produk=${gallon.id}`, { updateProduct: answerOf({ ...gallon, version: 4 }) });
    await screen.findByRole('textbox', { name: 'Nama' });
    await type('Nama', 'Air 19 liter');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Kategori' }), '');
    await press('Simpan');

    await expect.poll(() => page.toasts).toEqual(['Air 19 liter disimpan.']);
    expect(page.inputsOf('updateProduct')).toMatchObject([
      { body: { name: 'Air 19 liter', categoryId: null }, version: 3 },
    ]);
    expect(Object.keys((page.inputsOf('updateProduct')[0] as { body: object }).body)).toEqual(['name', 'categoryId']);
  });

  it('is read by who may not change it', async () => {
    await open(`?produk=${gallon.id}`, {}, reader);

    expect(await screen.findByRole('textbox', { name: 'Nama' })).toHaveAttribute('readonly');
    for (const name of ['Simpan', 'Tetapkan harga']) expect(screen.queryByRole('button', { name })).toBeNull();
  });

  it('says what it costs where and when, and what of that can be taken back', async () => {
    const page = await open(`?produk=${gallon.id}`, { deleteProductPrice: async () => undefined });
    const prices = within(await screen.findByRole('region', { name: 'Harga' }));

    expect(prices.getAllByRole('listitem').map(({ textContent }) => plain(textContent))).toEqual([
      'Rp 22.000 / galonSemua gedung · Sejak 1 Januari 2099Akan datangBatalkan',
      `Rp 18.000 / galon${tower.name} · Sejak 1 Januari 2026Berlaku`,
      'Rp 20.000 / galonSemua gedung · 1 Januari 2026 sampai 31 Desember 2098Berlaku',
      'Rp 17.500 / galonSemua gedung · 1 Januari 2025 sampai 31 Desember 2025Berakhir',
    ]);
    await userEvent.click(prices.getByRole('button', { name: /^Batalkan harga/ }));
    await expect.poll(() => page.toasts).toEqual(['Harga dibatalkan.']);
    expect(page.inputsOf('deleteProductPrice')).toMatchObject([{ params: { priceId: gallon.prices[0]?.id } }]);
  });

  it('says why a price cannot be taken back any more', async () => {
    await open(`?produk=${gallon.id}`, { deleteProductPrice: refusal('conflict', 409, 'Sudah berlaku.') });
    const prices = within(await screen.findByRole('region', { name: 'Harga' }));
    await userEvent.click(prices.getByRole('button', { name: /^Batalkan harga/ }));

    expect(await prices.findByText('Sudah berlaku.')).toBeVisible();
  });

  it('gets a price from a day on, in one building or in all, and not without an amount', async () => {
    const page = await open(`?produk=${draft.id}`, {
      getProduct: answerOf(draft),
      createProductPrice: answerOf(gallon),
    });
    const prices = within(await screen.findByRole('region', { name: 'Harga' }));
    expect(prices.getByText('Belum ada harga. Tanpa harga produk ini tidak dapat dijual.')).toBeVisible();
    await press('Tetapkan harga');
    await press('Simpan harga');
    const amount = prices.getByRole('textbox', { name: 'Harga per unit' });
    await expect.poll(() => amount.getAttribute('aria-invalid')).toBe('true');
    await userEvent.type(amount, '85000');
    await userEvent.selectOptions(prices.getByRole('combobox', { name: 'Berlaku di' }), tower.id);
    await press('Simpan harga');

    await expect.poll(() => page.toasts).toEqual(['Harga disimpan.']);
    expect(page.inputsOf('createProductPrice')).toMatchObject([
      {
        params: { orgId, productId: draft.id },
        body: { buildingId: tower.id, amount: 85_000, from: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), to: null },
      },
    ]);
  });
});
