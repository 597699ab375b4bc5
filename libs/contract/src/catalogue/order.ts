import * as z from 'zod/mini';
import { id } from '../core/ids.ts';
import { instant } from '../core/instant.ts';
import { listQuery } from '../core/list.ts';
import { onlineMethods, onlinePaymentStates, vaBanks } from '../payments/words.ts';
import { orderBounds, orderCodeStates, orderMoves, orderPayments, orderStates } from './order-words.ts';
import { productPicture } from './product.ts';
import { catalogueBounds, productKinds } from './words.ts';

const rupiah = z.int();
const code = z.nullable(z.string().check(z.trim(), z.minLength(1), z.maxLength(catalogueBounds.codeLength)));
const discount = z.object({ id, name: z.string(), discount: rupiah });

/** A unit that somebody lives in, for which they order. */
export const shopPlace = z.object({
  orgId: id,
  buildingId: id,
  buildingName: z.string(),
  unitId: id,
  unitCode: z.string(),
  /** As whom they order, and what they can pay with from their deposit, in whole rupiah. */
  personId: id,
  available: rupiah,
  /** How they can pay online; none where the organisation takes no payments by itself. */
  methods: z.array(z.enum(onlineMethods)),
  banks: z.array(z.enum(vaBanks)),
});
export type ShopPlace = z.infer<typeof shopPlace>;

/** A product on offer in a building. */
export const shopProduct = z.object({
  id,
  name: z.string(),
  kind: z.enum(productKinds),
  unit: z.string(),
  description: z.string(),
  categoryId: z.nullable(id),
  /** In their order; the first is the main one. */
  pictures: z.array(productPicture),
  /** Its category after those above it; empty where it has none. */
  categoryPath: z.array(z.string()),
  /** Those on offer, in their order, one of which is ordered; none: the product itself is. */
  variants: z.array(z.object({ id, name: z.string(), price: rupiah, promotionPrice: rupiah })),
  /**
   * One unit today, before promotions and taxes, and after promotions that need no code; of its cheapest variant. Whole rupiah.
   */
  price: rupiah,
  promotionPrice: rupiah,
  /** The names of those promotions. */
  promotions: z.array(z.string()),
});
export type ShopProduct = z.infer<typeof shopProduct>;

/** Products on offer for a unit, by name. */
export const shopQuery = z.extend(listQuery, {
  unitId: id,
  categoryId: z.optional(id),
  q: z.optional(z.string().check(z.trim(), z.maxLength(catalogueBounds.nameLength))),
});
export type ShopQuery = z.infer<typeof shopQuery>;

const wanted = {
  unitId: id,
  lines: z
    .array(
      z.object({
        productId: id,
        /** Named where the product has variants, and only there. */
        variantId: z._default(z.nullable(id), null),
        /** Thousandths of its unit. */
        qtyMilli: z.int().check(z.gte(1), z.lte(catalogueBounds.qtyMilli)),
      }),
    )
    .check(
      z.minLength(1),
      z.maxLength(orderBounds.lines),
      z.refine((lines) => new Set(lines.map((line) => `${line.productId} ${line.variantId}`)).size === lines.length),
    ),
  code: z._default(code, null),
};

/** What somebody would order. */
export const orderPreviewDraft = z.object(wanted);
export type OrderPreviewDraft = z.input<typeof orderPreviewDraft>;

/** What a line of an order asks for, and by which promotions it became cheaper. Whole rupiah. */
const priced = {
  productId: id,
  variantId: z.nullable(id),
  /** With the name of its variant. */
  name: z.string(),
  kind: z.enum(productKinds),
  unit: z.string(),
  qtyMilli: z.int(),
  unitPrice: rupiah,
  /** Before promotions, after them, and the tax on what is left. */
  list: rupiah,
  amount: rupiah,
  tax: rupiah,
  applied: z.array(discount),
};

const sums = { list: rupiah, discount: rupiah, tax: rupiah, total: rupiah };

/** What an order would cost now. */
export const orderPreview = z.object({
  lines: z.array(z.object(priced)),
  code: z.enum(orderCodeStates),
  ...sums,
  /** What can be paid with from the deposit. */
  available: rupiah,
});
export type OrderPreview = z.infer<typeof orderPreview>;

/**
 * An order as somebody places it; `shownTotal`: what they were shown that it costs. `method` is named for one that is paid `online`
 * only, `bank` for a virtual account only.
 */
export const orderDraft = z.object({
  ...wanted,
  payment: z.enum(orderPayments),
  method: z._default(z.nullable(z.enum(onlineMethods)), null),
  bank: z._default(z.nullable(z.enum(vaBanks)), null),
  note: z._default(z.nullable(z.string().check(z.trim(), z.minLength(1), z.maxLength(orderBounds.noteLength))), null),
  shownTotal: z.int().check(z.gte(0), z.lte(Number.MAX_SAFE_INTEGER)),
});
export type OrderDraft = z.input<typeof orderDraft>;

/** An order in a list. */
export const orderRow = z.object({
  id,
  number: z.string(),
  orgId: id,
  buildingId: id,
  buildingName: z.string(),
  unitCode: z.string(),
  personName: z.string(),
  payment: z.enum(orderPayments),
  state: z.enum(orderStates),
  total: rupiah,
  placedAt: instant,
  /** What it is of: its first line, and how many there are. */
  firstLine: z.string(),
  lineCount: z.int(),
  version: z.int(),
});
export type OrderRow = z.infer<typeof orderRow>;

const step = z.nullable(z.object({ at: instant, byName: z.string() }));

/** An order with all that was said when it was placed. */
export const order = z.extend(orderRow, {
  unitId: id,
  ...sums,
  code: z.nullable(z.string()),
  note: z.nullable(z.string()),
  lines: z.array(z.object(priced)),
  processed: step,
  completed: step,
  cancelled: step,
  /** Why it was cancelled. */
  reason: z.nullable(z.string()),
  /** What went back to the deposit, in whole rupiah. */
  refunded: rupiah,
  /** The online payment by which it is paid, and whether people have taken back what came by it; null where it is paid in another way. */
  onlinePayment: z.nullable(
    z.object({ id, state: z.enum(onlinePaymentStates), expiresAt: instant, isReversed: z.boolean() }),
  ),
  /** The bill that asks for it, once it was issued. */
  bill: z.nullable(z.object({ id, number: z.string() })),
  /** The ticket of who comes for it; `number` as people say it. */
  ticket: z.nullable(z.object({ id, number: z.string() })),
  /** Whether it has a line for which somebody comes. */
  needsVisit: z.boolean(),
  /** What the reader may do to it now. */
  moves: z.array(z.enum(orderMoves)),
});
export type Order = z.infer<typeof order>;

/** What is done to an order; staff say why they cancel one. */
export const orderMoveDraft = z.object({
  move: z.enum(orderMoves),
  reason: z._default(
    z.nullable(z.string().check(z.trim(), z.minLength(3), z.maxLength(orderBounds.reasonLength))),
    null,
  ),
});
export type OrderMoveDraft = z.input<typeof orderMoveDraft>;

/** Orders of a building by where they stand, and by their number, unit, person or first line. */
export const orderQuery = z.extend(listQuery, {
  state: z.optional(z.enum(orderStates)),
  q: z.optional(z.string().check(z.trim(), z.maxLength(orderBounds.searchLength))),
});
export type OrderQuery = z.infer<typeof orderQuery>;
