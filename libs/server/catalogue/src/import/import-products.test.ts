import { strToU8, unzipSync, zipSync } from 'fflate';
import type { TestApp } from '@imah/server-platform/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogueCalls, spansOf } from '../testing/catalogue-calls.ts';
import { createTestApp } from '../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
const fresh = (name: string) => catalogueCalls(test, name);
const heading = 'SKU;Nama;Jenis;Satuan;Kategori;Pajak;Keterangan;Status;Gedung;Harga;Berlaku';

describe('products of a table', () => {
  it('are checked without a change, then taken over as was said, and told of in the audit once', async () => {
    const { importOf, category, list, ask, get } = await fresh('Melati');
    const drinks = await category('Minuman');
    const water = await category('Air', drinks.id);
    const lines = [
      `${heading};Catatan`,
      'air-19;Air galon;barang;galon;Minuman > Air;tanpa;;aktif;;Rp 18.000;01/11/2026;x',
      'CUCI;Cuci AC;jasa;;;ppn;Sudah termasuk freon;;;;;',
    ];

    const checked = await importOf(lines, 'check');
    expect(checked).toEqual({
      applied: false,
      rows: 2,
      created: 2,
      changed: 0,
      same: 0,
      prices: 1,
      faults: [],
      faultyRows: 0,
      ignoredHeadings: ['Catatan'],
      preview: [
        { sku: 'AIR-19', name: 'Air galon', becomes: 'created', price: 18_000 },
        { sku: 'CUCI', name: 'Cuci AC', becomes: 'created', price: null },
      ],
      errorFile: null,
      importId: null,
    });
    expect(await list()).toEqual([]);

    const done = await importOf(lines);
    expect(done).toEqual({ ...checked, applied: true, importId: done.importId });
    const [first, second] = await list();
    expect([first, second]).toMatchObject([
      { sku: 'AIR-19', categoryId: water.id, state: 'active', price: 18_000 },
      {
        sku: 'CUCI',
        kind: 'service',
        unit: 'kali',
        tax: 'ppn-full',
        state: 'draft',
        description: 'Sudah termasuk freon',
      },
    ]);
    expect(spansOf(await get(first.id))).toEqual([[null, 18_000, '2026-11-01', null]]);
    const { data: audit } = await ask('GET', 'audit?entity=product');
    expect(audit).toMatchObject([
      { action: 'import', after: { created: 2, changed: 0, prices: 1, names: ['Air galon', 'Cuci AC'] } },
    ]);
  });

  it('are stopped by what is wrong with their rows, each named at its column, and given back to be mended', async () => {
    const { importOf, skus, product, price } = await fresh('Mawar');
    const { id } = await product({ sku: 'LAMA' });
    await price(id, 10_000, '2027-01-01');
    const lines = [
      'sku,nama,jenis,status,pajak,kategori,gedung,harga,berlaku',
      'satu dua,A,,,,,,,',
      'B,,,,,,,,',
      'C,C,barang antik,,,,,,',
      'D,D,,entah,,,,,',
      'E,E,,,sedikit,,,,',
      'F,F,,,,Tidak ada,,,',
      'G,G,,,,,Gedung lain,1000,',
      'H,H,,,,,,seribu,',
      'I,I,,,,,,1000,kemarin',
      'J,J,,,,,,,01/12/2026',
      'K,K,,,,,,1000,',
      'K,K,,,,,,2000,',
      'K,Bukan K,,,,,Gedung Mawar,2000,',
      'LAMA,,,,,,,9000,01/12/2026',
      ',=1+1,,,,,,,',
    ];

    const report = await importOf(lines);

    expect(report).toMatchObject({ applied: false, created: 1, faultyRows: 14 });
    expect(report.faults.map(({ row, column, message }) => [row, column, message])).toEqual([
      [2, 'sku', 'SKU hanya huruf, angka, dan . - _ /, maksimal 40 karakter'],
      [3, 'name', 'Wajib diisi'],
      [4, 'kind', 'Jenis tidak dikenal; pakai barang atau jasa'],
      [5, 'state', 'Status tidak dikenal; pakai draf, aktif, atau arsip'],
      [6, 'tax', 'Pajak tidak dikenal; pakai tanpa, ppn, atau ppn nilai lain'],
      [7, 'category', 'Kategori ini tidak ada, atau sudah diarsipkan'],
      [8, 'building', 'Gedung ini tidak ada'],
      [9, 'price', 'Harga harus rupiah bulat dari 0 sampai 1.000.000.000'],
      [10, 'from', 'Tanggal tidak benar; tulis seperti 20/11/2026'],
      [11, 'price', 'Wajib diisi'],
      [13, 'sku', 'SKU ini muncul lebih dari sekali untuk gedung yang sama'],
      [14, 'sku', 'SKU ini muncul di baris lain dengan data produk yang berbeda'],
      [15, 'from', 'Sudah ada harga lain yang mulai pada tanggal ini atau sesudahnya'],
      [16, 'sku', 'Wajib diisi'],
    ]);
    expect(report.errorFile?.split('\r\n').at(-2)).toBe(",'=1+1,,,,,,,,Wajib diisi");
    expect(await skus()).toEqual(['LAMA']);

    expect(await importOf(lines, 'apply', { faulty: 'skip' })).toMatchObject({ applied: true, created: 1, prices: 1 });
    expect(await skus('?q=K')).toEqual(['K']);
  });

  it('that are there are changed in what the table says, and left as they are where it says the same', async () => {
    const { importOf, product, price, get, list } = await fresh('Dahlia');
    const { id } = await product({ description: 'Tetap' });
    await price(id, 18_000, '2026-01-01');
    await product({ sku: 'B', name: 'Beras' });

    const done = await importOf(['sku,nama,harga,berlaku', 'AIR-19,Air 19 liter,20000,01/12/2026', 'B,Beras,,']);

    expect(done).toMatchObject({ created: 0, changed: 1, same: 1, prices: 1 });
    expect(await get(id)).toMatchObject({ name: 'Air 19 liter', description: 'Tetap', unit: 'galon', version: 3 });
    expect(spansOf(await get(id))).toEqual([
      [null, 20_000, '2026-12-01', null],
      [null, 18_000, '2026-01-01', '2026-11-30'],
    ]);
    expect(await importOf(['sku,nama', 'B,Beras'])).toMatchObject({ applied: false, same: 1, importId: null });
    expect((await list()).map(({ version }: { version: number }) => version)).toEqual([3, 1]);
  });

  it('have several rows where they cost something else in a building, which is named by name or code', async () => {
    const { importOf, list, get } = await fresh('Kenanga');

    await importOf([
      'sku,nama,gedung,harga,berlaku',
      'A,Air,,18000,01/11/2026',
      'A,Air,gedung kenanga,17000,01/11/2026',
    ]);

    const [{ id }] = await list();
    expect(spansOf(await get(id))).toEqual([
      ['Gedung Kenanga', 17_000, '2026-11-01', null],
      [null, 18_000, '2026-11-01', null],
    ]);
  });

  it('are read from an XLSX file like the same cells pasted', async () => {
    const { ask, skus } = await fresh('Seruni');
    const cells = (row: number, ...values: string[]) =>
      `<row r="${row}">${values.map((value) => `<c t="inlineStr"><is><t>${value}</t></is></c>`).join('')}</row>`;
    const sheet = `<worksheet><sheetData>${cells(1, 'Kode', 'Nama barang')}${cells(2, 'A', 'Air')}</sheetData></worksheet>`;
    const content = Buffer.from(zipSync({ 'xl/worksheets/sheet1.xml': strToU8(sheet) })).toString('base64');

    const { data } = await ask('POST', 'product-imports', {
      body: { source: { kind: 'file', name: 'produk.xlsx', content }, mode: 'apply' },
    });

    expect([data.applied, await skus()]).toEqual([true, ['A']]);
  });

  it.each([
    ['that is no text', Buffer.from([0xff, 0xfe, 0x00, 0xd8]), 'Berkas tidak dapat dibaca; pakai CSV atau XLSX'],
    ['without headings', Buffer.from('1,2\n3,4'), 'Baris pertama harus memuat judul kolom, minimal: SKU'],
    ['without rows', Buffer.from('sku,nama\n'), 'Tidak ada baris produk di sini'],
    [
      'of too many rows',
      Buffer.from(`sku\n${'A\n'.repeat(5_001)}`),
      'Terlalu banyak baris; maksimal 5.000 sekali impor',
    ],
  ])('are not read from a file %s, which is said', async (_what, bytes, message) => {
    const { ask } = await fresh('Anggrek');

    const { data } = await ask('POST', 'product-imports', {
      body: { source: { kind: 'file', name: 'produk.csv', content: bytes.toString('base64') }, mode: 'check' },
    });

    expect(data.faults).toEqual([{ row: null, column: null, message }]);
  });

  it('are taken over by who may import, everywhere', async () => {
    const { ask, manager, supervisor } = await fresh('Teratai');
    const body = { source: { kind: 'text', text: 'sku,nama\nA,Air' }, mode: 'check' };
    const statusOf = async (who: typeof manager) => (await ask('POST', 'product-imports', { body, who })).status;

    expect([await statusOf(manager), await statusOf(supervisor)]).toEqual([403, 403]);
  });
});

describe('an import of products', () => {
  it('is undone as a whole: what it made goes, what it changed is as it was, prices too', async () => {
    const { importOf, undo, product, price, get, skus, ask } = await fresh('Cempaka');
    const before = await product();
    await price(before.id, 18_000, '2026-01-01');
    const { importId } = await importOf([
      'sku,nama,harga,berlaku',
      'AIR-19,Air 19 liter,20000,01/12/2026',
      'BARU,Baru,5000,',
    ]);

    expect((await undo(importId)).status).toBe(204);

    expect(await skus()).toEqual(['AIR-19']);
    expect(await get(before.id)).toMatchObject({ name: 'Air galon', version: 4 });
    expect(spansOf(await get(before.id))).toEqual([[null, 18_000, '2026-01-01', null]]);
    expect((await undo(importId)).status).toBe(204);
    expect((await ask('GET', 'product-imports')).data).toMatchObject([
      { id: importId, byName: 'Keuangan', created: 1, changed: 1, prices: 2, undoneAt: expect.any(String) },
    ]);
  });

  it.each([
    [
      'one of its products was changed',
      async ({ ask, list }: Awaited<ReturnType<typeof fresh>>) => {
        const [{ id, version }] = await list();
        await ask('PATCH', `products/${id}`, { body: { name: 'Lain' }, version });
      },
    ],
    [
      'another import changed one',
      async ({ importOf }: Awaited<ReturnType<typeof fresh>>) => {
        await importOf(['sku,nama', 'A,Lain']);
      },
    ],
    [
      'one has another price',
      async ({ list, price }: Awaited<ReturnType<typeof fresh>>) => {
        const [{ id }] = await list();
        await price(id, 1, '2026-12-01');
      },
    ],
    [
      'a promotion names one that it made',
      async ({ list, promotion }: Awaited<ReturnType<typeof fresh>>) => {
        const [{ id }] = await list();
        await promotion({ productIds: [id] });
      },
    ],
    [
      'a day is over',
      async ({ place }: Awaited<ReturnType<typeof fresh>>) => {
        await sql`UPDATE product_import SET at = at - interval '25 hours' WHERE org_id = ${place.orgId}`.execute(
          test.context.db,
        );
      },
    ],
  ])('is not undone once %s, and nothing of it is', async (_what, touch) => {
    const calls = await fresh('Bougenvil');
    const { importId } = await calls.importOf(['sku,nama', 'A,Air', 'B,Beras']);
    await touch(calls);

    expect(await calls.undo(importId)).toMatchObject({ status: 409, code: 'IMPOR_TERPAKAI' });
    expect(await calls.skus()).toHaveLength(2);
  });

  it('is not undone into a category that went out of use since', async () => {
    const { importOf, category, product, ask, undo, get } = await fresh('Cempaka');
    const [from, to] = [await category('Minuman'), await category('Galon')];
    const { id } = await product({ categoryId: from.id });
    const { importId } = await importOf(['sku,kategori', 'AIR-19,Galon']);
    const move = (state: string, version: number) =>
      ask('PATCH', `product-categories/${from.id}`, { body: { state }, version });
    await move('archived', 1);

    expect(await undo(importId)).toMatchObject({ status: 409, code: 'IMPOR_TERPAKAI' });
    expect(await get(id)).toMatchObject({ categoryId: to.id });
    await move('active', 2);
    expect((await undo(importId)).status).toBe(204);
    expect(await get(id)).toMatchObject({ categoryId: from.id });
  });

  it('of another organisation is not there', async () => {
    const { importId } = await (await fresh('Sini')).importOf(['sku,nama', 'A,Air']);

    expect((await (await fresh('Sana')).undo(importId)).status).toBe(404);
  });

  it('is done once when two people send the same at the same time', async () => {
    const { importOf, skus } = await fresh('Flamboyan');
    const lines = ['sku,nama,harga', 'A,Air,1000'];

    const reports = await Promise.all([importOf(lines), importOf(lines)]);

    expect(reports.filter(({ applied }) => applied)).toHaveLength(1);
    expect(await skus()).toEqual(['A']);
  });
});

describe('the products as a file', () => {
  it('are a row for each price of today, and come back as they left', async () => {
    const { base, finance, importOf, category, product, price, place, ask } = await fresh('Wijaya');
    const drinks = await category('Minuman');
    const { id } = await product({ categoryId: (await category('Air', drinks.id)).id });
    await product({ sku: 'ZEBRA', name: '=1+1', state: 'archived', tax: 'ppn-full' });
    await price(id, 18_000, '2026-11-01');
    await price(id, 17_000, '2026-11-02', { buildingId: place.buildingId });
    const file = (format: string) =>
      test.app.inject({ url: `${base}/product-file?format=${format}`, headers: finance.bearer });

    const csv = (await file('csv')).body;
    expect(csv.replace('\uFEFF', '').trimEnd().split('\r\n')).toEqual([
      '"sku","nama","jenis","satuan","kategori","pajak","keterangan","status","varian","sku varian","gedung","harga","berlaku"',
      '"AIR-19","Air galon","barang","galon","Minuman > Air","tanpa","","aktif",,,,18000,"2026-11-01"',
      '"AIR-19","Air galon","barang","galon","Minuman > Air","tanpa","","aktif",,,"Gedung Wijaya",17000,"2026-11-02"',
      `"ZEBRA","'=1+1","barang","galon","","ppn","","arsip",,,,,`,
    ]);
    const again = await importOf(csv.trimEnd().split('\r\n').slice(0, 3), 'check');
    expect(again).toMatchObject({ rows: 2, created: 0, changed: 0, same: 1, faults: [] });

    const whole = await importOf(csv.trimEnd().split('\r\n'), 'check');
    expect(whole).toMatchObject({ rows: 3, created: 0, changed: 0, same: 2, faults: [] });

    const xlsx = await file('xlsx');
    expect(xlsx.headers).toMatchObject({
      'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'content-disposition': expect.stringMatching(/^attachment; filename="produk-\d{4}-\d\d-\d\d\.xlsx"$/),
    });
    expect(new TextDecoder().decode(unzipSync(xlsx.rawPayload)['xl/worksheets/sheet1.xml'])).toContain('Air galon');
    expect((await ask('GET', 'audit?entity=product&limit=2')).data).toMatchObject([
      { action: 'export', after: { format: 'xlsx' } },
      { action: 'export', after: { format: 'csv' } },
    ]);
  });

  it('are sent to who may take them out of the house', async () => {
    const { ask, manager, supervisor } = await fresh('Kusuma');
    const statusOf = async (who: typeof manager) => (await ask('GET', 'product-file?format=csv', { who })).status;

    expect(await statusOf(supervisor)).toBe(403);
  });
});
