import type { FakeAnswers } from '@imah/api-client/testing';
import type { ProductImport, ProductImportReport } from '@imah/contract/catalogue';
import { answerOf, whoamiOfOwner } from '@imah/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { openPage, refusal } from '@imah/app/harness/testing';
import { CatalogueOverviewPage, ImportExportPage } from './pages/index.ts';
import { catalogueAnswers, emptyOverview, overview, reader, record, report } from './testing/catalogue-fixtures.ts';

afterEach(cleanup);

const at = (route: string, answers: FakeAnswers = {}, person = whoamiOfOwner) => ({
  route,
  path: route,
  person,
  answers: { ...catalogueAnswers, ...answers },
});

describe('the overview of the catalogue', () => {
  const open = (answers: FakeAnswers = {}, person = whoamiOfOwner) =>
    openPage(<CatalogueOverviewPage />, at('/imah/products', answers, person));

  it('says what is on offer, and leads to what is missing', async () => {
    await open();

    const now = within(await screen.findByRole('region', { name: 'Yang ditawarkan' }));
    expect(now.getByText('42')).toBeVisible();
    expect(now.getByText('1 akan datang')).toBeVisible();
    const missing = within(screen.getByRole('region', { name: 'Perlu dilengkapi' }));
    expect(missing.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Produk aktif tanpa harga', '/imah/products/products?kurang=price'],
      ['Produk masih draf', '/imah/products/products?status=draft'],
      ['Harga berakhir dalam 30 hari tanpa pengganti', '/imah/products/products'],
    ]);
    expect(screen.queryByRole('region', { name: 'Langkah pertama' })).toBeNull();
  });

  it('has the first steps of an empty catalogue, each leading to where it is done', async () => {
    await open({ getCatalogueOverview: answerOf({ ...emptyOverview, categories: 2 }) });

    const steps = within(await screen.findByRole('region', { name: 'Langkah pertama' }));
    expect(steps.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Buat kategori', '/imah/products/categories'],
      ['Tambah produk', '/imah/products/products?produk=new'],
      ['Tetapkan harga', '/imah/products/products'],
      ['Atau impor dari lembar kerja', '/imah/products/import-export'],
    ]);
    expect(steps.getAllByText('Selesai')).toHaveLength(1);
  });

  it('says that nothing is missing where nothing is', async () => {
    await open({
      getCatalogueOverview: answerOf({ ...overview, draft: 0, withoutPrice: 0, withoutCategory: 0, endingPrices: 0 }),
    });

    expect(await screen.findByText('Semua produk aktif punya harga dan kategori.')).toBeVisible();
  });

  it('leads to the other pages of the catalogue, and to those alone that the person may see', async () => {
    const names = () =>
      within(screen.getByRole('navigation', { name: 'Bagian katalog' }))
        .getAllByRole('link')
        .map(({ textContent }) => textContent);
    await open();
    await screen.findByRole('region', { name: 'Yang ditawarkan' });
    expect(names()).toEqual(['Ringkasan', 'Produk', 'Kategori', 'Promosi', 'Impor dan ekspor']);
    cleanup();

    await open({}, reader);
    await screen.findByRole('region', { name: 'Yang ditawarkan' });
    expect(names()).toEqual(['Ringkasan', 'Produk', 'Kategori', 'Promosi']);
  });
});

describe('the import of products', () => {
  const route = '/imah/products/import-export';
  const open = async (answers: FakeAnswers = {}, person = whoamiOfOwner) => {
    const page = await openPage(<ImportExportPage />, at(route, answers, person));
    const asked = () => page.inputsOf('importProducts').map((input) => (input as { body: ProductImport }).body);
    return { ...page, asked };
  };
  const answering = (by: (asked: ProductImport) => ProductImportReport): FakeAnswers => ({
    importProducts: async ({ body }) => answerOf(by(body as ProductImport)), // What is sent is what was asked.
  });
  const paste = async (text: string) => {
    await userEvent.click(await screen.findByRole('radio', { name: 'Tempel' }));
    await userEvent.click(screen.getByRole('textbox', { name: 'Tempel dari lembar kerja' }));
    await userEvent.paste(text);
    const check = screen.getAllByRole('button', { name: 'Periksa' }).find((button) => button.checkVisibility());
    if (check === undefined) throw new Error('nothing to press');
    await userEvent.click(check);
  };

  it('shows what is wrong and what would be saved, and saves the rows without faults by a press that says so', async () => {
    const page = await open(
      answering(({ mode }) => (mode === 'check' ? report : { ...report, applied: true, importId: record.id })),
    );
    await paste('sku\tnama\nA\tAir');

    const faults = within(await screen.findByRole('table', { name: 'Baris bermasalah' })).getAllByRole('row');
    expect(faults[1]?.textContent).toBe('4hargaHarga harus rupiah bulat dari 0 sampai 1.000.000.000');
    const preview = within(screen.getByRole('table', { name: 'Contoh produk yang akan disimpan' }));
    expect(preview.getAllByRole('row').map(({ textContent }) => textContent.replaceAll('\u00A0', ' '))).toEqual([
      'SKUnamamenjadiharga',
      'AIR-19Air minum galonberubahtetap',
      'TEH-1Teh botolbaruRp 6.000',
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Simpan 2 produk yang benar' }));

    await expect.poll(() => page.toasts).toEqual(['1 produk ditambahkan, 1 diperbarui.']);
    const source = { kind: 'text', text: 'sku\tnama\nA\tAir' };
    expect(page.asked()).toEqual([
      { source, mode: 'check' },
      { source, mode: 'apply', faulty: 'skip' },
    ]);
    expect(await screen.findByRole('radio', { name: 'Tempel' })).toBeVisible();
  });

  it('offers no pattern: products have none', async () => {
    await open();
    await screen.findByRole('radio', { name: 'Tempel' });

    expect(screen.getAllByRole('radio').map(({ textContent }) => textContent)).toHaveLength(2);
  });

  it('is undone within a day, which is said; and says why where it is too late', async () => {
    const page = await open({ undoProductImport: async () => undefined });
    const recent = within(await screen.findByRole('region', { name: 'Impor 24 jam terakhir' }));
    expect(recent.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '12 baru, 3 berubah, 14 harga5 menit lalu, oleh Ratna DewiBatalkan impor',
      '12 baru, 3 berubah, 14 harga5 menit laluDibatalkan',
    ]);
    await userEvent.click(recent.getByRole('button', { name: 'Batalkan impor' }));
    await expect.poll(() => page.toasts).toEqual(['Impor dibatalkan; produk kembali seperti semula.']);
    expect(page.inputsOf('undoProductImport')).toMatchObject([{ params: { importId: record.id } }]);
    cleanup();

    await open({ undoProductImport: refusal('conflict', 409, 'Sudah dipakai.') });
    await userEvent.click(await screen.findByRole('button', { name: 'Batalkan impor' }));
    expect(await screen.findByText('Sudah dipakai.')).toBeVisible();
  });

  it('is offered to nobody who may not import', async () => {
    await open({}, reader);

    expect(await screen.findByText('Anda tidak memiliki akses ke katalog organisasi mana pun.')).toBeVisible();
  });
});

describe('whose catalogue it is', () => {
  const [first] = whoamiOfOwner.memberships;
  if (first === undefined) throw new Error('an owner is a member');
  const second = { ...first, orgId: '01935e4f-7c1a-7b2c-8d3e-0000000c9999', orgName: 'Kelola Kemuning' };
  const both = { ...whoamiOfOwner, memberships: [first, second] };

  it('is chosen by who has several, and stays chosen on the way to the other pages', async () => {
    const page = await openPage(<CatalogueOverviewPage />, at('/imah/products', {}, both));
    await screen.findByRole('region', { name: 'Yang ditawarkan' });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Organisasi' }), second.orgId);

    await expect
      .poll(() => page.inputsOf('getCatalogueOverview').at(-1))
      .toMatchObject({ params: { orgId: second.orgId } });
    expect(screen.getByRole('link', { name: 'Kategori' })).toHaveAttribute(
      'href',
      `/imah/products/categories?organisasi=${second.orgId}`,
    );
    expect(screen.getByRole('link', { name: 'Produk masih draf' })).toHaveAttribute(
      'href',
      `/imah/products/products?status=draft&organisasi=${second.orgId}`,
    );
  });

  it('is not asked of who has one', async () => {
    await openPage(<CatalogueOverviewPage />, at('/imah/products'));
    await screen.findByRole('region', { name: 'Yang ditawarkan' });

    expect(screen.queryByRole('combobox', { name: 'Organisasi' })).toBeNull();
  });
});
