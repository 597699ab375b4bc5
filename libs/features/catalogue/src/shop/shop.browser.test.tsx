import type { FakeAnswers } from '@imah/api-client/testing';
import type { OrderDraft } from '@imah/contract/catalogue';
import { answerOf, listOf } from '@imah/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { fieldRefusal, openPage, refusal } from '@imah/app/harness/testing';
import { ShopPage } from '../pages/index.ts';
import {
  codeNotUsed,
  galon,
  orderAnswers,
  otherPlace,
  place,
  preview,
  shirt,
  shopper,
  unpaid,
  washing,
} from '../testing/order-fixtures.ts';

afterEach(cleanup);

// No server stands behind these pages: a picture that does not come would give way to its sign.
const keep = (event: Event) => event.stopImmediatePropagation();
beforeAll(() => globalThis.addEventListener('error', keep, true));
afterAll(() => globalThis.removeEventListener('error', keep, true));

const route = '/imah/belanja';
const open = (answers: FakeAnswers = {}, search = '') =>
  openPage(<ShopPage />, {
    route,
    path: `${route}${search}`,
    person: shopper,
    answers: { ...orderAnswers, ...answers },
  });
const plain = (text: string | null) => (text ?? '').replaceAll('\u00A0', ' ');
const add = async (name: string) => userEvent.click(await screen.findByRole('button', { name: `Tambah ${name}` }));
const openCart = async () => {
  await userEvent.click(screen.getByRole('button', { name: /^Lihat keranjang/ }));
  return within(await screen.findByRole('dialog', { name: 'Keranjang' }));
};

describe('the shop', () => {
  it('has products by category, those without one last, with what they cost and by which promotion', async () => {
    await open();

    const first = within(await screen.findByRole('region', { name: 'Minuman › Air minum' }));
    expect(plain(first.getByRole('listitem').textContent)).toBe(
      'Air minum galon 19 literRp 18.000 per galonsebelumnya Rp 20.000Diantar ke pintu unit pada hari kerja.Hemat akhir tahunTambah Air minum galon 19 literFoto (2)',
    );
    expect(screen.getAllByRole('region').map((region) => region.getAttribute('aria-label'))).toEqual([
      'Minuman › Air minum',
      'Lainnya',
    ]);
  });

  it('is searched by the server, and says when nothing fits', async () => {
    const page = await open();
    await screen.findByRole('region', { name: 'Lainnya' });
    await userEvent.type(screen.getByRole('searchbox', { name: 'Cari barang atau jasa' }), 'sabun');

    await expect
      .poll(() => page.inputsOf('listShopProducts').at(-1))
      .toMatchObject({ query: { unitId: place.unitId, limit: 100, q: 'sabun' } });
    cleanup();

    await open({ listShopProducts: listOf([]) });
    expect(await screen.findByRole('heading', { name: 'Belum ada yang ditawarkan' })).toBeVisible();
  });

  it('is of the unit that is chosen, and tells who lives in none', async () => {
    const page = await open({ listOwnShops: answerOf([place, otherPlace]) }, `?unit=${otherPlace.unitId}`);
    const choice = await screen.findByRole('combobox', { name: 'Untuk unit' });
    expect(choice).toHaveValue(otherPlace.unitId);
    await userEvent.selectOptions(choice, place.unitId);
    await expect
      .poll(() => page.inputsOf('listShopProducts'))
      .toMatchObject([{ query: { unitId: otherPlace.unitId } }, { query: { unitId: place.unitId } }]);
    cleanup();

    await open({ listOwnShops: answerOf([]) });
    expect(await screen.findByRole('heading', { name: 'Belum ada unit' })).toBeVisible();
  });
});

describe('the pictures of a product in the shop', () => {
  const addressOf = (element: Element | null) => element?.getAttribute('src');

  it('stand small beside it and in the cart, and large where they are asked for', async () => {
    await open();
    const first = within(await screen.findByRole('region', { name: 'Minuman › Air minum' }));
    const [main, seal] = galon.pictures;
    const small = `/api/v1/files/${main?.fileId}/previews/small`;
    expect(addressOf(first.getByRole('img', { name: 'Galon biru di depan pintu' }))).toBe(small);
    await userEvent.click(first.getByRole('button', { name: `Foto (2) ${galon.name}` }));

    const large = within(await screen.findByRole('dialog', { name: `Foto ${galon.name}` }));
    expect(large.getAllByRole('img').map((picture) => [picture.getAttribute('alt'), addressOf(picture)])).toEqual([
      [main?.alt, `/api/v1/files/${main?.fileId}/previews/large`],
      [seal?.alt, `/api/v1/files/${seal?.fileId}/previews/large`],
    ]);
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    await add(galon.name);
    const cart = await openCart();
    expect(addressOf(cart.getByRole('img', { name: 'Galon biru di depan pintu' }))).toBe(small);
  });

  it('are not asked for where there are none', async () => {
    await open();
    const others = within(await screen.findByRole('region', { name: 'Lainnya' }));

    expect(others.getByText(washing.name)).toBeVisible();
    expect([others.queryByRole('img'), others.queryByRole('button', { name: /^Foto/ })]).toEqual([null, null]);
  });
});

describe('a product with variants in the shop', () => {
  const choose = (name: string) =>
    userEvent.selectOptions(screen.getByRole('combobox', { name: `Pilihan ${shirt.name}` }), name);
  const variants = { listShopProducts: listOf([galon, shirt]) };

  it('has a choice of them with what each costs, and says of the chosen what it costs', async () => {
    await open(variants);
    const choice = await screen.findByRole('combobox', { name: `Pilihan ${shirt.name}` });
    expect([...choice.querySelectorAll('option')].map(({ textContent }) => plain(textContent))).toEqual([
      'Kecil, Rp 50.000',
      'Besar, Rp 55.000',
    ]);
    await userEvent.selectOptions(choice, shirt.variants[1]?.id ?? '');

    const others = within(screen.getByRole('region', { name: 'Lainnya' }));
    expect(others.getByText((text) => plain(text) === 'Rp 55.000 per buah')).toBeVisible();
    expect(others.getByText((text) => plain(text) === 'sebelumnya Rp 60.000')).toBeVisible();
  });

  it('is put into the cart variant by variant, and ordered so', async () => {
    const page = await open(variants);
    await add(shirt.name);
    await choose(shirt.variants[1]?.id ?? '');
    await add(shirt.name);
    await add(shirt.name);
    expect(screen.getByText('2 di keranjang')).toBeVisible();
    const cart = await openCart();

    expect(cart.getByRole('textbox', { name: /^Kaos warga \(Kecil\) \(buah\)/ })).toHaveValue('1');
    expect(cart.getByRole('textbox', { name: /^Kaos warga \(Besar\) \(buah\)/ })).toHaveValue('2');
    await expect
      .poll(() => page.inputsOf('tryOrder').at(-1))
      .toMatchObject({
        body: {
          lines: [
            { productId: shirt.id, variantId: shirt.variants[0]?.id, qtyMilli: 1_000 },
            { productId: shirt.id, variantId: shirt.variants[1]?.id, qtyMilli: 2_000 },
          ],
        },
      });
    await userEvent.click(cart.getByRole('button', { name: 'Hapus Kaos warga (Kecil)' }));
    expect(cart.queryByRole('textbox', { name: /Kecil/ })).toBeNull();
  });
});

describe('the cart', () => {
  it('counts what was added, is changed, and says what the server reckons and why', async () => {
    const page = await open();
    await add(galon.name);
    await add(galon.name);
    await add(washing.name);
    expect(screen.getByText('2 di keranjang')).toBeVisible();
    const cart = await openCart();
    await userEvent.click(cart.getByRole('button', { name: `Hapus ${washing.name}` }));

    await expect
      .poll(() => page.inputsOf('tryOrder').at(-1))
      .toMatchObject({
        body: { unitId: place.unitId, lines: [{ productId: galon.id, qtyMilli: 2_000 }], code: null },
      });
    expect(await cart.findByText('Hemat akhir tahun: -Rp 4.000')).toBeVisible();
    await userEvent.click(cart.getByRole('button', { name: `Hapus ${galon.name}` }));
    expect(cart.getByText('Keranjang masih kosong.')).toBeVisible();
  });

  it('says what became of a code', async () => {
    const page = await open({ tryOrder: answerOf(codeNotUsed) });
    await add(galon.name);
    const cart = await openCart();
    await userEvent.type(cart.getByRole('textbox', { name: /^Kode promosi/ }), 'hemat');

    expect(await cart.findByText('Kode ini tidak berlaku untuk keranjang ini.')).toBeVisible();
    expect(page.inputsOf('tryOrder').at(-1)).toMatchObject({ body: { code: 'hemat' } });
  });

  it('is ordered at the price that was shown, with the next bill or from the balance', async () => {
    const page = await open();
    await add(galon.name);
    const cart = await openCart();
    await userEvent.click(await cart.findByRole('radio', { name: /^Bayar sekarang dari saldo/ }));
    await userEvent.type(cart.getByRole('textbox', { name: /^Catatan untuk petugas/ }), 'Pagi saja');
    await userEvent.click(await cart.findByRole('button', { name: /^Pesan, Rp\s36\.000$/ }));

    await expect
      .poll(() => page.inputsOf('createOrder').map((input) => (input as { body: OrderDraft }).body))
      .toEqual([
        {
          unitId: place.unitId,
          lines: [{ productId: galon.id, qtyMilli: 1_000 }],
          code: null,
          payment: 'deposit',
          note: 'Pagi saja',
          shownTotal: 36_000,
        },
      ]);
  });

  it('is paid now by QRIS or the account of a bank, and is not said to be received before it is paid', async () => {
    for (const [name, asked] of [
      [/^Bayar sekarang dengan QRIS/, { payment: 'online', method: 'qris', bank: null }],
      [/^Bayar sekarang lewat virtual account BCA/, { payment: 'online', method: 'va', bank: 'bca' }],
    ] as const) {
      const page = await open({ createOrder: answerOf(unpaid) });
      await add(galon.name);
      const cart = await openCart();
      await userEvent.click(await cart.findByRole('radio', { name }));
      await userEvent.click(await cart.findByRole('button', { name: /^Pesan, Rp\s36\.000$/ }));

      await expect.poll(() => page.inputsOf('createOrder')).toMatchObject([{ body: { ...asked, shownTotal: 36_000 } }]);
      expect(page.toasts).toEqual([]);
      cleanup();
    }
  });

  it('offers no QRIS above its limit, and nothing to pay now where it costs nothing or the house takes no payments', async () => {
    const ways = () =>
      screen.getAllByRole('radio').map((radio) => [radio.getAttribute('value'), !radio.matches(':disabled')]);
    await open({ tryOrder: answerOf({ ...preview, total: 10_000_001, available: 20_000_000 }) });
    await add(galon.name);
    await openCart();
    expect(await screen.findByText('QRIS menerima paling banyak Rp 10.000.000 sekali bayar.')).toBeVisible();
    expect(ways()).toEqual([
      ['next-bill', true],
      ['deposit', true],
      ['qris', false],
      ['bca', true],
      ['cimb', true],
    ]);
    cleanup();

    for (const answers of [
      { tryOrder: answerOf({ ...preview, total: 0 }) },
      { listOwnShops: answerOf([{ ...place, methods: [], banks: [] }]) },
    ]) {
      const page = await open(answers);
      await add(galon.name);
      await openCart();
      await expect.poll(() => page.inputsOf('tryOrder').length).toBe(1);
      await expect.poll(ways).toEqual([
        ['next-bill', true],
        ['deposit', true],
      ]);
      cleanup();
    }
  });

  it('offers the balance only where it is enough, and leads to where it is topped up', async () => {
    await open({ tryOrder: answerOf({ ...preview, available: 35_999 }) });
    await add(galon.name);
    const cart = await openCart();

    expect(await cart.findByText('Saldo Anda Rp 35.999, belum cukup.')).toBeVisible();
    expect(cart.getByRole('radio', { name: /^Bayar sekarang dari saldo/ })).toBeDisabled();
    expect(cart.getByRole('link', { name: 'Isi saldo' })).toHaveAttribute('href', '/imah/saldo');
  });

  it('says at a product that it is not on offer any more; without it the rest is ordered', async () => {
    const gone = 'Pilihan ini tidak tersedia';
    await open({
      tryOrder: async ({ body }) => {
        if (body.lines.length > 1) throw fieldRefusal({ 'lines.1.productId': [gone] });
        return answerOf(preview);
      },
    });
    await add(galon.name);
    await add(washing.name);
    const cart = await openCart();

    const line = await cart.findByRole('textbox', { name: new RegExp(`^${washing.name}`) });
    await expect.poll(() => line.getAttribute('aria-invalid')).toBe('true');
    expect(cart.getByText(gone)).toBeVisible();
    await userEvent.click(cart.getByRole('button', { name: `Hapus ${washing.name}` }));
    expect(await cart.findByRole('button', { name: /^Pesan, Rp\s36\.000$/ })).toBeEnabled();
  });

  it('reckons again when the price has changed meanwhile', async () => {
    const page = await open({ createOrder: refusal('conflict', 409, 'Harganya berubah.') });
    await add(galon.name);
    const cart = await openCart();
    const submit = await cart.findByRole('button', { name: /^Pesan, Rp\s36\.000$/ });
    await expect.poll(() => page.inputsOf('tryOrder').length).toBe(1);
    await userEvent.click(submit);

    expect(await cart.findByRole('alert')).toBeVisible();
    await expect.poll(() => page.inputsOf('tryOrder').length).toBe(2);
  });
});
