import type { FakeAnswers } from '@imah/api-client/testing';
import { answerOf, listOf, whoamiOfOwner } from '@imah/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { fieldRefusal, openPage } from '@imah/app/harness/testing';
import { catalogueAnswers, gallon, reader, shirt } from '../testing/catalogue-fixtures.ts';
import { ProductsPage } from '../pages/index.ts';

afterEach(cleanup);

const open = (answers: FakeAnswers = {}, person = whoamiOfOwner, search = `?produk=${shirt.id}`) =>
  openPage(<ProductsPage />, {
    route: '/imah/products/products',
    path: `/imah/products/products${search}`,
    person,
    answers: {
      ...catalogueAnswers,
      getProduct: answerOf(shirt),
      listProducts: listOf([gallon, shirt]),
      updateProduct: answerOf(shirt),
      ...answers,
    },
  });
const part = async () => within(await screen.findByRole('region', { name: 'Varian' }));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const write = async (label: string, text: string) => {
  const field = screen.getByRole('textbox', { name: label });
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(text);
};
const sent = (page: Awaited<ReturnType<typeof open>>) =>
  page.inputsOf('updateProduct').map((input) => (input as { body: object }).body);

describe('the variants of a product', () => {
  it('are counted in the list, and a product without any says nothing of them', async () => {
    await open({}, whoamiOfOwner, '');
    const rows = within(await screen.findByRole('list', { name: 'Produk' })).getAllByRole('listitem');

    expect(rows.map(({ textContent }) => /(\d) varian/.exec(textContent)?.[1])).toEqual([undefined, '2']);
  });

  it('are written with their names, SKUs and states; only they are sent', async () => {
    const page = await open();
    await part();
    await write('Nama varian 2', 'Sangat besar');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status varian 1' }), 'archived');
    await press('Tambah varian');
    await write('Nama varian 4', 'Sedang');
    await write('SKU varian 4', 'kaos-m');
    await press('Simpan');

    await expect.poll(() => page.toasts).toEqual(['Kaos warga disimpan.']);
    const [small, large, ofChildren] = shirt.variants;
    expect(sent(page)).toEqual([
      {
        variants: [
          { ...small, state: 'archived' },
          { ...large, name: 'Sangat besar' },
          ofChildren,
          { id: null, name: 'Sedang', sku: 'kaos-m', state: 'active' },
        ],
      },
    ]);
  });

  it('are taken off by those who wrote them, and the server says of which that cannot be', async () => {
    const why = 'Varian yang pernah dipesan tidak dapat dihapus. Arsipkan saja';
    const page = await open({
      updateProduct: async () => {
        throw fieldRefusal({ variants: [why] });
      },
    });
    const variants = await part();
    await press('Hapus varian 1');
    expect(variants.getAllByRole('textbox')).toHaveLength(4);
    await press('Simpan');

    expect(await variants.findByText(why)).toBeVisible();
    expect(sent(page)).toEqual([{ variants: shirt.variants.slice(1) }]);
  });

  it('without a name or a SKU are not sent, which is said at each', async () => {
    const page = await open({ getProduct: answerOf(gallon) }, whoamiOfOwner, `?produk=${gallon.id}`);
    const variants = await part();
    expect(variants.queryByRole('textbox')).toBeNull();
    await press('Tambah varian');
    await press('Simpan');

    await expect
      .poll(() => variants.getAllByRole('textbox').map((field) => field.getAttribute('aria-invalid')))
      .toEqual(['true', 'true']);
    expect(sent(page)).toEqual([]);
  });

  it('are read by who may not change them', async () => {
    await open({}, reader);

    const variants = await part();
    expect(variants.getByRole('textbox', { name: 'Nama varian 1' })).toHaveAttribute('readonly');
    expect(variants.queryByRole('button')).toBeNull();
  });

  it('have prices of their own, which say whose they are', async () => {
    const page = await open({ createProductPrice: answerOf(shirt) });
    const prices = within(await screen.findByRole('region', { name: 'Harga' }));
    expect(prices.getAllByText(/^Besar · /)).toHaveLength(1);
    await press('Tetapkan harga');
    const choice = prices.getByRole('combobox', { name: 'Untuk varian' });
    expect([...choice.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
      'Semua varian',
      'Kecil',
      'Besar',
    ]);
    await userEvent.selectOptions(choice, 'Kecil');
    await userEvent.type(prices.getByRole('textbox', { name: 'Harga per buah' }), '45000');
    await press('Simpan harga');

    await expect.poll(() => page.toasts).toEqual(['Harga disimpan.']);
    expect(page.inputsOf('createProductPrice')).toMatchObject([
      { body: { variantId: shirt.variants[0]?.id, buildingId: null, amount: 45_000 } },
    ]);
  });
});
