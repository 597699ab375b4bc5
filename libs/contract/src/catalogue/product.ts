import * as z from 'zod/mini';
import { chargeTaxes } from '../billing/words.ts';
import { id } from '../core/ids.ts';
import { day } from '../core/instant.ts';
import { listQuery } from '../core/list.ts';
import {
  catalogueBounds,
  categoryStates,
  productFileFormats,
  productKinds,
  productLacks,
  productStates,
  variantStates,
} from './words.ts';

const named = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max));
/** Whole rupiah. */
const rupiah = z.int().check(z.gte(0), z.lte(catalogueBounds.amount));
/** What is printed on a shelf: letters, digits and `.`, `-`, `_`, `/`; in capitals. */
const sku = z
  .string()
  .check(z.trim(), z.toUpperCase(), z.maxLength(catalogueBounds.skuLength), z.regex(/^[A-Z0-9][A-Z0-9._/-]*$/));

/** A category of products, below another or at the top. */
export const categoryDraft = z.object({
  name: named(catalogueBounds.nameLength),
  parentId: z._default(z.nullable(id), null),
});
export type CategoryDraft = z.infer<typeof categoryDraft>;

/** What of a category may be changed; what is left out stays. */
export const categoryChange = z.partial(
  z.object({
    name: named(catalogueBounds.nameLength),
    /** With all that stands below it. */
    parentId: z.nullable(id),
    /** Where it stands among those beside it, from 0; beyond the last it is the last. */
    index: z.int().check(z.gte(0), z.lt(catalogueBounds.categories)),
    state: z.enum(categoryStates),
  }),
);
export type CategoryChange = z.infer<typeof categoryChange>;

/** A category in the order of the tree: those below it follow it. */
export const productCategory = z.object({
  id,
  name: z.string(),
  parentId: z.nullable(id),
  /** Where it stands among those beside it, from 0. */
  index: z.int(),
  /** How many stand above it. */
  depth: z.int(),
  state: z.enum(categoryStates),
  /** Products that are in it, and not archived. */
  products: z.int(),
  version: z.int(),
});
export type ProductCategory = z.infer<typeof productCategory>;

/** A picture of a product: a file that was uploaded, and in words what it shows; empty where the name says it all. */
export const productPicture = z.object({
  fileId: id,
  alt: z._default(z.string().check(z.trim(), z.maxLength(catalogueBounds.pictureTextLength)), ''),
});
export type ProductPicture = z.infer<typeof productPicture>;

/** In their order; the first is the main one. Each once. */
const pictures = z.array(productPicture).check(
  z.maxLength(catalogueBounds.picturesOfProduct),
  z.refine((some) => new Set(some.map(({ fileId }) => fileId)).size === some.length),
);

/** A variant of a product as a person writes it: a size, say, or how long it takes. `id` null: a new one. */
export const productVariantDraft = z.object({
  id: z._default(z.nullable(id), null),
  name: named(catalogueBounds.variantNameLength),
  /** Of no other product or variant. */
  sku,
  state: z._default(z.enum(variantStates), 'active'),
});
export type ProductVariantDraft = z.infer<typeof productVariantDraft>;

/** A variant of a product. */
export const productVariant = z.object({ id, name: z.string(), sku: z.string(), state: z.enum(variantStates) });
export type ProductVariant = z.infer<typeof productVariant>;

/** In their order; one that is left out goes, unless it was ever ordered. */
const variants = z.array(productVariantDraft).check(z.maxLength(catalogueBounds.variantsOfProduct));

const fields = {
  sku,
  name: named(catalogueBounds.nameLength),
  kind: z.enum(productKinds),
  /** What is counted: botol, jam, kali. */
  unit: named(catalogueBounds.unitLength),
  tax: z.enum(chargeTaxes),
  description: z.string().check(z.trim(), z.maxLength(catalogueBounds.descriptionLength)),
  categoryId: z.nullable(id),
  state: z.enum(productStates),
};

/** A product to be offered. */
export const productDraft = z.object({
  ...fields,
  description: z._default(fields.description, ''),
  categoryId: z._default(fields.categoryId, null),
  state: z._default(fields.state, 'draft'),
  pictures: z._default(pictures, []),
  variants: z._default(variants, []),
});
export type ProductDraft = z.infer<typeof productDraft>;

/** What of a product may be changed; what is left out stays. */
export const productChange = z.partial(z.object({ ...fields, pictures, variants }));
export type ProductChange = z.infer<typeof productChange>;

/** What a product costs from a day on, in the whole organisation or in one building. */
export const productPriceDraft = z
  .object({
    /** Null: in every building that has no price of its own. */
    buildingId: z._default(z.nullable(id), null),
    /** Null: of every variant that has no price of its own. */
    variantId: z._default(z.nullable(id), null),
    /** A unit of it, in whole rupiah. */
    amount: rupiah,
    from: day,
    /** The last day on which it holds; null: until another follows. */
    to: z._default(z.nullable(day), null),
  })
  .check(z.refine(({ from, to }) => to === null || from <= to, { path: ['to'] }));
export type ProductPriceDraft = z.infer<typeof productPriceDraft>;

/** What a product costs from a day to a day. */
export const productPrice = z.object({
  id,
  buildingId: z.nullable(id),
  buildingName: z.nullable(z.string()),
  variantId: z.nullable(id),
  variantName: z.nullable(z.string()),
  amount: z.int(),
  from: day,
  to: z.nullable(day),
});
export type ProductPrice = z.infer<typeof productPrice>;

/** Products by name; what is archived only where it is asked for. */
export const productQuery = z.extend(listQuery, {
  state: z.optional(z.enum(productStates)),
  kind: z.optional(z.enum(productKinds)),
  /** With the categories below it. */
  categoryId: z.optional(id),
  /** Only those on offer that lack this today. */
  lacks: z.optional(z.enum(productLacks)),
  /** A part of the SKU or the name. */
  q: z.optional(z.string().check(z.trim(), z.maxLength(80))),
});
export type ProductQuery = z.infer<typeof productQuery>;

/** A product, with what it costs today in the whole organisation. */
export const product = z.object({
  ...fields,
  id,
  sku: z.string(),
  categoryName: z.nullable(z.string()),
  /** How many of its variants are on offer. */
  variantCount: z.int(),
  /** Null where nothing is said for all buildings and variants. */
  price: z.nullable(z.int()),
  /** Buildings in which it costs something else today. */
  buildingPrices: z.int(),
  /** The main one; null where it has none. */
  picture: z.nullable(productPicture),
  version: z.int(),
});
export type Product = z.infer<typeof product>;

/** A product with all its prices, the newest first, and its pictures and variants in their order. */
export const productDetail = z.extend(product, {
  prices: z.array(productPrice),
  pictures: z.array(productPicture),
  variants: z.array(productVariant),
});
export type ProductDetail = z.infer<typeof productDetail>;

/** In which form the products are asked for. */
export const productFileQuery = z.object({ format: z.enum(productFileFormats) });
export type ProductFileQuery = z.infer<typeof productFileQuery>;

/** What stands in the catalogue, and what it lacks. */
export const catalogueOverview = z.object({
  draft: z.int(),
  active: z.int(),
  archived: z.int(),
  categories: z.int(),
  /** Products on offer that cost nothing that anybody said today. */
  withoutPrice: z.int(),
  withoutCategory: z.int(),
  /** Prices that end within 30 days, and that no other follows. */
  endingPrices: z.int(),
  promotions: z.object({ running: z.int(), coming: z.int(), usedUp: z.int() }),
});
export type CatalogueOverview = z.infer<typeof catalogueOverview>;
