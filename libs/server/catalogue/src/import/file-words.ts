import type { ChargeTax } from '@imah/contract/billing/words';
import type { ProductImportColumn, ProductKind, ProductState } from '@imah/contract/catalogue/words';
import type { Locale } from '@imah/contract/core/words';

/** Words of the files in which products leave and enter; each language reads those of both. */
interface FileWords {
  readonly sheet: string;
  readonly headings: Readonly<Record<ProductImportColumn, string>>;
  readonly kinds: Readonly<Record<ProductKind, string>>;
  readonly states: Readonly<Record<ProductState, string>>;
  readonly taxes: Readonly<Record<ChargeTax, string>>;
}

export const fileWords: Readonly<Record<Locale, FileWords>> = {
  id: {
    sheet: 'Produk',
    headings: {
      sku: 'sku',
      name: 'nama',
      kind: 'jenis',
      unit: 'satuan',
      category: 'kategori',
      tax: 'pajak',
      description: 'keterangan',
      state: 'status',
      variant: 'varian',
      variantSku: 'sku varian',
      building: 'gedung',
      price: 'harga',
      from: 'berlaku',
    },
    kinds: { goods: 'barang', service: 'jasa' },
    states: { draft: 'draf', active: 'aktif', archived: 'arsip' },
    taxes: { none: 'tanpa', 'ppn-other-value': 'ppn nilai lain', 'ppn-full': 'ppn' },
  },
  en: {
    sheet: 'Products',
    headings: {
      sku: 'sku',
      name: 'name',
      kind: 'kind',
      unit: 'unit',
      category: 'category',
      tax: 'tax',
      description: 'description',
      state: 'status',
      variant: 'variant',
      variantSku: 'variant sku',
      building: 'building',
      price: 'price',
      from: 'from',
    },
    kinds: { goods: 'goods', service: 'service' },
    states: { draft: 'draft', active: 'active', archived: 'archived' },
    taxes: { none: 'none', 'ppn-other-value': 'vat other value', 'ppn-full': 'vat' },
  },
};

/** Between a category and the one above it. */
export const pathSign = ' > ';
