import { describe, expect, it } from 'vitest';
import { readProductRows, readRupiah } from './read-product-rows.ts';

const row = (headings: readonly string[], cells: readonly string[]) => readProductRows([headings, cells])?.rows[0];
const faultsOf = (headings: readonly string[], cells: readonly string[]) =>
  row(headings, cells)?.faults.map(({ column, fault }) => [column, fault]);

describe('a row of products', () => {
  it('is read by what its headings mean, in either language, however they are written', () => {
    const expected = {
      sku: 'AIR-19',
      name: 'Air galon',
      kind: 'goods',
      unit: 'galon',
      category: ['Minuman', 'Air'],
      tax: 'ppn-full',
      description: 'Segar',
      state: 'active',
      variant: 'Besar',
      variantSku: 'AIR-19-B',
      building: 'Menara A',
      price: 18_000,
      from: '2026-11-01',
    };
    const indonesian = [
      'Kode Barang',
      'NAMA',
      'jenis',
      'Satuan',
      'Kategori',
      'Pajak',
      'Keterangan',
      'Status',
      'Varian',
      'SKU Varian',
      'Gedung',
      'Harga (Satuan)',
      'Berlaku Mulai',
    ];
    const english = [
      'sku',
      'Product name',
      'Type',
      'UoM',
      'category',
      'VAT',
      'notes',
      'state',
      'Variant',
      'variant sku',
      'building',
      'unit price',
      'valid from',
    ];

    const cells = [
      'air-19',
      'Air galon',
      'Barang',
      'galon',
      'Minuman > Air',
      'PPN',
      'Segar',
      'Aktif',
      'Besar',
      'air-19-b',
      'Menara A',
      'Rp 18.000',
      '1/11/2026',
    ];
    expect(row(indonesian, cells)?.named).toEqual(expected);
    const inEnglish = [
      'AIR-19',
      'Air galon',
      'goods',
      'galon',
      'Minuman>Air',
      'vat',
      'Segar',
      'active',
      'Besar',
      'AIR-19-B',
      'Menara A',
      '18,000',
      '2026-11-01',
    ];
    expect(row(english, inEnglish)?.named).toEqual(expected);
  });

  it('says nothing where a cell is empty or its column is not there', () => {
    expect(row(['sku', 'nama'], ['A', ''])?.named).toEqual({
      sku: 'A',
      name: null,
      kind: null,
      unit: null,
      category: null,
      tax: null,
      description: null,
      state: null,
      variant: null,
      variantSku: null,
      building: null,
      price: null,
      from: null,
    });
  });

  it.each([
    ['a SKU with a blank', ['sku'], ['A B'], [['sku', 'bad-sku']]],
    ['a SKU of 41 characters', ['sku'], ['A'.repeat(41)], [['sku', 'bad-sku']]],
    ['a name of 121 characters', ['sku', 'nama'], ['A', 'a'.repeat(121)], [['name', 'too-long']]],
    ['a unit of 21 characters', ['sku', 'satuan'], ['A', 'a'.repeat(21)], [['unit', 'too-long']]],
    ['five levels of categories', ['sku', 'kategori'], ['A', 'a>b>c>d>e'], [['category', 'too-long']]],
    ['a category without a name', ['sku', 'kategori'], ['A', 'a>>b'], [['category', 'too-long']]],
    ['a building without a price', ['sku', 'gedung', 'harga'], ['A', 'Menara', ''], [['price', 'missing']]],
    ['a day without a price', ['sku', 'berlaku'], ['A', '1/1/2026'], [['price', 'missing']]],
    [
      'several faults, each said',
      ['sku', 'jenis', 'pajak'],
      ['', 'x', 'y'],
      [
        ['sku', 'missing'],
        ['kind', 'bad-product-kind'],
        ['tax', 'bad-tax'],
      ],
    ],
  ])('is faulty with %s', (_what, headings, cells, faults) => {
    expect(faultsOf(headings, cells)).toEqual(faults);
    expect(row(headings, cells)?.named).toBeNull();
  });

  it('needs a column of SKUs; columns that nobody knows are named', () => {
    expect(readProductRows([['nama'], ['Air']])).toBeNull();
    expect(
      readProductRows([
        ['sku', 'warna'],
        ['A', 'biru'],
      ])?.ignoredHeadings,
    ).toEqual(['warna']);
  });
});

describe('rupiah', () => {
  it.each([
    ['18000', 18_000],
    ['18.000', 18_000],
    ['18,000', 18_000],
    ['1.234.567', 1_234_567],
    ['Rp 18.000', 18_000],
    ['rp18000', 18_000],
    ['18000.00', 18_000],
    ['18.000,00', 18_000],
    ['0', 0],
    ['1000000000', 1_000_000_000],
    ['1000000001', null],
    ['18000.50', null],
    ['-1', null],
    ['seribu', null],
    ['1e5', null],
    ['18.00.0', null],
  ])('%j are %j', (text, amount) => {
    expect(readRupiah(text)).toBe(amount);
  });
});
