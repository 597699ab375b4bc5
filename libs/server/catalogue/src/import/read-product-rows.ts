import { catalogueBounds, type ProductImportColumn } from '@imah/contract/catalogue/words';
import {
  atMost,
  createCellReader,
  headingReader,
  readDay,
  readTable,
  type TableLine,
} from '@imah/server-buildings/import';
import { fileWords } from './file-words.ts';
import type { ProductRow } from './product-row.ts';

const columnOf = headingReader<ProductImportColumn>({
  sku: ['sku', 'kode', 'kode produk', 'kode barang', 'code', 'product code', 'item code'],
  name: ['nama', 'nama produk', 'nama barang', 'produk', 'name', 'product', 'product name', 'item'],
  kind: ['jenis', 'tipe', 'kind', 'type'],
  unit: ['satuan', 'unit', 'uom'],
  category: ['kategori', 'category', 'kelompok'],
  tax: ['pajak', 'ppn', 'tax', 'vat'],
  description: ['keterangan', 'deskripsi', 'description', 'catatan', 'notes'],
  state: ['status', 'state', 'keadaan'],
  variant: ['varian', 'variant', 'pilihan', 'ukuran', 'size'],
  variantSku: ['sku varian', 'kode varian', 'variant sku', 'variant code'],
  building: ['gedung', 'building', 'lokasi', 'cabang'],
  price: ['harga', 'harga satuan', 'harga jual', 'price', 'unit price'],
  from: ['berlaku', 'berlaku mulai', 'mulai', 'berlaku sejak', 'from', 'valid from'],
});

/** Headings with what they mean, and the rows of products below them. */
export interface ProductTable {
  readonly headings: readonly string[];
  readonly ignoredHeadings: readonly string[];
  readonly rows: readonly ProductRow[];
}

/** Reads products out of cells whose first line names the columns. Null without a column of SKUs. */
export function readProductRows(lines: readonly (readonly string[])[]): ProductTable | null {
  const table = readTable(lines, columnOf, ['sku']);
  if (table === null) return null;
  const { headings, ignoredHeadings } = table;
  return { headings, ignoredHeadings, rows: table.lines.map(readRow) };
}

function readRow(line: TableLine<ProductImportColumn>): ProductRow {
  const { read, must, faults } = createCellReader(line);
  must('sku');
  const words = (column: ProductImportColumn, longest: number) =>
    read<string | null>(column, atMost(longest), null, 'too-long');
  const named = {
    sku: read('sku', readSku, '', 'bad-sku'),
    name: words('name', catalogueBounds.nameLength),
    kind: read('kind', wordReader('kinds'), null, 'bad-product-kind'),
    unit: words('unit', catalogueBounds.unitLength),
    category: read('category', readPath, null, 'too-long'),
    tax: read('tax', wordReader('taxes'), null, 'bad-tax'),
    description: words('description', catalogueBounds.descriptionLength),
    state: read('state', wordReader('states'), null, 'bad-product-status'),
    variant: words('variant', catalogueBounds.variantNameLength),
    variantSku: read('variantSku', readSku, null, 'bad-sku'),
    building: words('building', catalogueBounds.nameLength),
    price: read<number | null>('price', readRupiah, null, 'bad-price'),
    from: read<string | null>('from', readDay, null, 'bad-day'),
  };
  // Where and from when says nothing without a price.
  const idle = named.price === null && line.text('price') === '' && (named.building ?? named.from) !== null;
  const unnamed = named.variant !== null && named.variantSku === null && line.text('variantSku') === '';
  const all = [
    ...faults,
    ...(idle ? [{ column: 'price', fault: 'missing' } as const] : []),
    ...(unnamed ? [{ column: 'variantSku', fault: 'missing' } as const] : []),
  ];
  return { row: line.row, cells: line.cells, named: all.length === 0 ? named : null, faults: all };
}

function readSku(text: string): string | null {
  const written = text.toUpperCase();
  return /^[A-Z0-9][A-Z0-9._/-]*$/.test(written) && written.length <= catalogueBounds.skuLength ? written : null;
}

/** Categories from the top, between signs. */
function readPath(text: string): readonly string[] | null {
  const path = text.split('>').map((name) => name.trim());
  const isFine = path.every((name) => name !== '' && name.length <= catalogueBounds.nameLength);
  return isFine && path.length <= catalogueBounds.categoryDepth ? path : null;
}

/** Reads a word of either language. */
function wordReader<Part extends 'kinds' | 'taxes' | 'states'>(part: Part) {
  type Word = keyof (typeof fileWords)['id'][Part];
  const known = new Map(
    Object.values(fileWords).flatMap((words) =>
      // The keys are the words themselves; Object.entries forgets it.
      (Object.entries(words[part]) as [string, string][]).map(([word, text]) => [text, word as string]),
    ),
  );
  return (text: string): Word | null => {
    const found = known.get(text.toLowerCase().replaceAll(/\s+/g, ' '));
    return found === undefined ? null : (found as Word & string);
  };
}

/** Whole rupiah, as people and spreadsheets write them: `18000`, `18.000`, `Rp 18.000`, `18,000`, `18000.00`. */
export function readRupiah(text: string): number | null {
  const plain = text.replace(/^rp\.?\s*/i, '').replace(/[.,]00?$/, '');
  const digits = /^\d{1,3}([.,]\d{3})+$/.test(plain) ? plain.replaceAll(/[.,]/g, '') : plain;
  if (!/^\d{1,10}$/.test(digits)) return null;
  const amount = Number(digits);
  return amount <= catalogueBounds.amount ? amount : null;
}
