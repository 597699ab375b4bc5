import { Readable } from 'node:stream';
import type { ProductFileFormat } from '@imah/contract/catalogue/words';
import { productImportColumns } from '@imah/contract/catalogue/words';
import type { Locale } from '@imah/contract/core/words';
import type { Kysely } from 'kysely';
import { csvParts } from '@imah/server-platform/audit';
import type { Database } from '@imah/server-platform/database/schema';
import type { Handlers } from '@imah/server-platform/http';
import { writeXlsx } from '@imah/server-platform/sheets';
import { type CategoryRow, readCategories } from '../categories/category-tree.ts';
import { todayOf } from '../today-of.ts';
import { fileWords, pathSign } from './file-words.ts';
import { pathOf } from './find-words.ts';

type Cell = string | number | null;
const pageSize = 500;
const types = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

interface Export {
  readonly orgId: string;
  readonly format: ProductFileFormat;
  readonly locale: Locale;
  readonly now: number;
}

/** Sends all products with the prices of today as a file, page by page as they are read; it can be imported again. */
export async function exportProducts(
  db: Kysely<Database>,
  { orgId, format, locale, now }: Export,
  reply: Parameters<Handlers['exportProducts']>[0]['reply'],
): Promise<void> {
  const today = await todayOf(db, orgId, now);
  const categories = await readCategories(db, orgId);
  const words = fileWords[locale];
  const pages = async function* (): AsyncGenerator<readonly (readonly Cell[])[]> {
    yield [productImportColumns.map((column) => words.headings[column])];
    let after: string | undefined;
    do {
      const products = await readPage(db, orgId, after);
      const prices = await readPrices(db, orgId, today, products);
      const variants = await readVariants(db, orgId, products);
      yield products.flatMap((product) => {
        const said = prices.get(product.id) ?? [];
        return rowsOf(product, { prices: said, variants: variants.get(product.id) ?? [] }, { categories, locale });
      });
      after = products.length < pageSize ? undefined : products.at(-1)?.sku;
    } while (after !== undefined);
  };
  const content = format === 'csv' ? csvParts(pages()) : writeXlsx(pages(), words.sheet);
  reply.headers({
    'content-type': types[format],
    'content-disposition': `attachment; filename="${words.sheet.toLowerCase()}-${today}.${format}"`,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  await reply.send(Readable.from(content, { objectMode: false }));
}

function readPage(db: Kysely<Database>, orgId: string, after: string | undefined) {
  return db
    .selectFrom('product')
    .select(['id', 'sku', 'name', 'kind', 'unit', 'tax', 'description', 'category_id as categoryId', 'state'])
    .where('org_id', '=', orgId)
    .$if(after !== undefined, (page) => page.where('sku', '>', after ?? ''))
    .orderBy('sku')
    .limit(pageSize)
    .execute();
}

type Product = Awaited<ReturnType<typeof readPage>>[number];

interface Variant {
  readonly productId: string;
  readonly id: string;
  readonly name: string;
  readonly sku: string;
}

/** The variants of products of a page that are on offer, by their ids. */
async function readVariants(
  db: Kysely<Database>,
  orgId: string,
  products: readonly Product[],
): Promise<ReadonlyMap<string, readonly Variant[]>> {
  if (products.length === 0) return new Map();
  const rows = await db
    .selectFrom('product_variant')
    .select(['product_id as productId', 'id', 'name', 'sku'])
    .where('org_id', '=', orgId)
    .where(
      'product_id',
      'in',
      products.map(({ id }) => id),
    )
    .where('state', '=', 'active')
    .orderBy('position')
    .execute();
  return Map.groupBy(rows, ({ productId }) => productId);
}

interface Price {
  readonly productId: string;
  readonly variantId: string | null;
  readonly buildingName: string | null;
  readonly amount: number;
  readonly from: string;
}

/** What products of a page cost today, by their ids. */
async function readPrices(
  db: Kysely<Database>,
  orgId: string,
  today: string,
  products: readonly Product[],
): Promise<ReadonlyMap<string, readonly Price[]>> {
  if (products.length === 0) return new Map();
  const ids = products.map(({ id }) => id);
  const rows = await db
    .selectFrom('product_price as r')
    .leftJoin('building as b', (join) => join.onRef('b.org_id', '=', 'r.org_id').onRef('b.id', '=', 'r.building_id'))
    .select([
      'r.product_id as productId',
      'r.variant_id as variantId',
      'b.name as buildingName',
      'r.amount',
      'r.from_on as from',
    ])
    .where('r.org_id', '=', orgId)
    .where('r.product_id', 'in', ids)
    .where('r.from_on', '<=', today)
    .where((on) => on.or([on('r.to_on', 'is', null), on('r.to_on', '>=', today)]))
    // That of all buildings first.
    .orderBy('b.name', (order) => order.asc().nullsFirst())
    .execute();
  return Map.groupBy(rows, ({ productId }) => productId);
}

function rowsOf(
  { sku, name, kind, unit, tax, description, categoryId, state }: Product,
  { prices, variants }: { readonly prices: readonly Price[]; readonly variants: readonly Variant[] },
  { categories, locale }: { readonly categories: readonly CategoryRow[]; readonly locale: Locale },
): Cell[][] {
  const { kinds, taxes, states } = fileWords[locale];
  const category = pathOf(categories, categoryId).join(pathSign);
  const product = [sku, name, kinds[kind], unit, category, taxes[tax], description, states[state]];
  const rows = (variant: Variant | null): Cell[][] => {
    const said = prices.filter(({ variantId }) => variantId === (variant?.id ?? null));
    return (said.length === 0 ? [null] : said).map((price) => [
      ...product,
      variant?.name ?? null,
      variant?.sku ?? null,
      price?.buildingName ?? null,
      price?.amount ?? null,
      price?.from ?? null,
    ]);
  };
  // The product itself first, then each variant, which needs no price of its own to be there again.
  return [null, ...variants].flatMap(rows);
}
