import type { FakeAnswers } from '@imah/api-client/testing';
import type { PromotionDraft } from '@imah/contract/catalogue';
import { answerOf, whoamiOfOwner } from '@imah/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { openPage, refusal } from '@imah/app/harness/testing';
import {
  amountOff,
  catalogueAnswers,
  drinks,
  freeUnits,
  gallon,
  reader,
  running,
} from '../testing/catalogue-fixtures.ts';
import { PromotionsPage } from '../pages/index.ts';

afterEach(cleanup);

const route = '/imah/products/promotion';
const open = (answers: FakeAnswers = {}, person = whoamiOfOwner) =>
  openPage(<PromotionsPage />, { route, path: route, person, answers: { ...catalogueAnswers, ...answers } });
const plain = (text: string | null) => (text ?? '').replaceAll('\u00A0', ' ');
const rows = async () =>
  within(await screen.findByRole('list', { name: 'Promosi' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => plain(textContent));
const sheet = async (name: string) => {
  const dialog = await screen.findByRole('dialog', { name });
  await within(dialog).findByRole('textbox', { name: 'Nama' });
  return within(dialog);
};
type Sheet = Awaited<ReturnType<typeof sheet>>;
const fill = async (form: Sheet, label: string, text: string) => {
  // What may be left out says so after its name.
  const field = form.getByRole('textbox', { name: new RegExp(`^${label}(\\(|$)`) });
  await userEvent.clear(field);
  await userEvent.type(field, text);
};
const bodyOf = (input: unknown) => (input as { body: PromotionDraft }).body;

describe('the list of promotions', () => {
  it('says what each takes off, of what, when, by which code, and how often it was used', async () => {
    await open();

    expect(await rows()).toEqual([
      'BerjalanHemat akhir tahunPotongan 12,5%, maksimal Rp 25.000, belanja minimal Rp 50.000 · 1 kategori · 1 November 2026 sampai 31 Desember 2026 · kode HEMAT · terpakai 37 dari 100 · dapat digabungUbah',
      'Akan datangBeli dua gratis satuBeli 2 gratis 1 · 1 produk · Sejak 1 Januari 2099Ubah',
      'ArsipPotongan pembukaanPotongan Rp 5.000 · semua produk · Sejak 1 Januari 2099Ubah',
    ]);
  });

  it('is read by who may not change it', async () => {
    await open({}, reader);
    await rows();

    expect(screen.queryByRole('button', { name: 'Tambah promosi' })).toBeNull();
    expect(screen.queryByRole('button', { name: `Ubah ${running.name}` })).toBeNull();
  });

  it('says what promotions are while there is none', async () => {
    await open({ listPromotions: answerOf([] as (typeof running)[]) });

    expect(await screen.findByRole('heading', { name: 'Belum ada promosi' })).toBeVisible();
  });
});

describe('a promotion', () => {
  it('is written: a share of what is in some categories, by a code, until a day', async () => {
    const page = await open({ createPromotion: answerOf(running) });
    await rows();
    await userEvent.click(screen.getByRole('button', { name: 'Tambah promosi' }));
    const form = await sheet('Tambah promosi');
    await fill(form, 'Nama', ' Hemat ');
    await fill(form, 'Besar potongan', '12,5');
    await fill(form, 'Potongan maksimal', '25000');
    await fill(form, 'Kode', 'hemat');
    await fill(form, 'Kuota', '100');
    await userEvent.click(form.getByRole('radio', { name: 'Kategori tertentu' }));
    await userEvent.click(form.getByRole('checkbox', { name: 'Minuman' }));
    await userEvent.click(form.getByRole('checkbox', { name: /Dapat digabung/ }));
    await userEvent.click(form.getByRole('button', { name: 'Simpan promosi' }));

    await expect.poll(() => page.toasts).toEqual(['Promosi Hemat disimpan.']);
    expect(page.inputsOf('createPromotion').map(bodyOf)).toEqual([
      {
        name: 'Hemat',
        code: 'HEMAT',
        kind: 'percent',
        value: 1_250,
        freeUnits: null,
        cap: 25_000,
        min: null,
        from: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        to: null,
        quota: 100,
        perPersonQuota: null,
        productIds: [],
        categoryIds: [drinks.id],
        stackable: true,
        state: 'active',
      },
    ]);
  });

  it('without a name and an amount is not sent, which is said at each', async () => {
    const page = await open();
    await rows();
    await userEvent.click(screen.getByRole('button', { name: 'Tambah promosi' }));
    const form = await sheet('Tambah promosi');
    await userEvent.selectOptions(form.getByRole('combobox', { name: 'Jenis' }), 'free-units');
    await userEvent.click(form.getByRole('button', { name: 'Simpan promosi' }));

    await expect
      .poll(() =>
        ['Nama', 'Beli', 'Gratis'].map((name) => form.getByRole('textbox', { name }).getAttribute('aria-invalid')),
      )
      .toEqual(['true', 'true', 'true']);
    expect(page.inputsOf('createPromotion')).toEqual([]);
  });

  it('of some products is of those that are found and added, and no more of those that are dropped', async () => {
    const page = await open({ updatePromotion: answerOf(freeUnits) });
    await rows();
    await userEvent.click(screen.getByRole('button', { name: `Ubah ${freeUnits.name}` }));
    const form = await sheet('Ubah promosi');
    await userEvent.click(form.getByRole('button', { name: `Keluarkan ${gallon.name}` }));
    await userEvent.type(form.getByRole('combobox', { name: 'Tambah produk' }), 'troli');
    await userEvent.click(await screen.findByRole('option', { name: /Sewa troli/ }));
    expect(await form.findByRole('button', { name: 'Keluarkan Sewa troli' })).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: 'Simpan promosi' }));

    await expect.poll(() => page.inputsOf('updatePromotion').length).toBe(1);
    const [input] = page.inputsOf('updatePromotion');
    expect(input).toMatchObject({ params: { promotionId: freeUnits.id }, version: 2 });
    expect(bodyOf(input)).toMatchObject({ kind: 'free-units', value: 2, freeUnits: 1, categoryIds: [] });
    expect(bodyOf(input).productIds).not.toContain(gallon.id);
    expect(bodyOf(input).productIds).toHaveLength(1);
  });

  it('is put out of use and back without anything else of it changing', async () => {
    const page = await open({ updatePromotion: answerOf(amountOff) });
    await rows();
    await userEvent.click(screen.getByRole('button', { name: `Ubah ${amountOff.name}` }));
    const form = await sheet('Ubah promosi');
    await userEvent.click(form.getByRole('button', { name: 'Aktifkan lagi' }));

    await expect
      .poll(() => page.inputsOf('updatePromotion').map(bodyOf))
      .toMatchObject([{ kind: 'amount', value: 5_000, state: 'active', code: null, name: amountOff.name }]);
  });
});

describe('a trial of a price', () => {
  it('says what would be paid as soon as it is filled in, and anew with each change', async () => {
    const page = await open();
    const trial = within(await screen.findByRole('region', { name: 'Coba harga' }));
    expect(trial.getByText('Pilih produk, jumlah, dan tanggal.')).toBeVisible();
    await userEvent.type(trial.getByRole('combobox', { name: 'Produk' }), 'air');
    await userEvent.click(await screen.findByRole('option', { name: /Air minum galon/ }));

    const facts = async () => {
      await trial.findByText('Dibayar');
      const details = trial.getAllByRole('definition').map(({ textContent }) => plain(textContent));
      return trial.getAllByRole('term').map(({ textContent }, index) => [textContent, details[index]]);
    };
    expect(await facts()).toEqual([
      ['Harga satuan gedung ini', 'Rp 18.000'],
      ['Sebelum promosi', 'Rp 54.000'],
      ['Hemat akhir tahun', '-Rp 6.750'],
      ['Dibayar', 'Rp 47.250'],
    ]);
    await userEvent.type(trial.getByRole('textbox', { name: 'Kode promosi' }), 'x');
    await expect
      .poll(() => page.inputsOf('tryPrice').at(-1))
      .toMatchObject({ query: { productId: gallon.id, qtyMilli: '1000', code: 'x' } });
  });

  it.each([
    ['nobody said what it costs', answerOf({ price: null }), 'Produk ini belum punya harga pada tanggal tersebut.'],
    [
      'no promotion holds',
      answerOf({ price: { unitPrice: 1, of: 'organization' as const, list: 1, total: 1, applied: [] } }),
      'Tidak ada yang berlaku',
    ],
    ['it cannot be read', refusal('server', 500, 'Rusak.'), 'Katalog belum dapat dimuat'],
  ])('says that %s', async (_what, tryPrice, words) => {
    await open({ tryPrice });
    const trial = within(await screen.findByRole('region', { name: 'Coba harga' }));
    await userEvent.type(trial.getByRole('combobox', { name: 'Produk' }), 'air');
    await userEvent.click(await screen.findByRole('option', { name: /Air minum galon/ }));

    expect(await trial.findByText(words)).toBeVisible();
  });
});
