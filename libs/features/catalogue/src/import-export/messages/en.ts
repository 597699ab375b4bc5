import type { TranslationOf } from '@imah/app/i18n';
import type { importTextsId } from './id.ts';

export const importTextsEn: TranslationOf<typeof importTextsId> = {
  import: {
    title: 'Import',
    lead: 'A SKU that is there is updated; empty cells change nothing. It can be undone within 24 hours.',
    source: 'Where the products come from',
    textHint:
      'Copy cells from Excel or Google Sheets, with their headings. Needed: SKU, and name for new products. Others: kind, unit, category, tax, description, status, variant, variant SKU, building, price, from.',
    fileHint: 'The first row names the columns. At most 6 MB and 5,000 rows.',
    ready:
      'Ready to save: {created, number} new, {changed, number} changed, {same, number} the same, {prices, number} prices.',
    preview: 'Some of the products that will be saved',
    becomes: 'becomes',
    created: 'new',
    changed: 'changed',
    noPrice: 'the same',
    apply: 'Save {count, plural, one {# product} other {# products}}',
    applyGood: 'Save the {count, plural, one {# product} other {# products}} without faults',
    done: '{created, number} products were added, {changed, number} updated.',
  },
  columns: {
    sku: 'SKU',
    name: 'name',
    kind: 'kind',
    unit: 'unit',
    category: 'category',
    tax: 'tax',
    description: 'description',
    state: 'status',
    variant: 'variant',
    variantSku: 'variant SKU',
    building: 'building',
    price: 'price',
    from: 'from',
  },
  recent: {
    title: 'Imports of the last 24 hours',
    what: '{created, number} new, {changed, number} changed, {prices, number} prices',
    by: '{age}, by {name}',
    undo: 'Undo import',
    undone: 'The import was undone; products are as they were.',
    isUndone: 'Undone',
    refused: 'This import can no longer be undone.',
  },
  export: {
    title: 'Export',
    lead: 'All products with the prices of today; the file can be changed and imported again.',
    csv: 'Download CSV',
    xlsx: 'Download XLSX',
  },
};
