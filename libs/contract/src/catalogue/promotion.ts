import * as z from 'zod/mini';
import { id } from '../core/ids.ts';
import { day } from '../core/instant.ts';
import { catalogueBounds, promotionKinds, promotionPhases, promotionStates } from './words.ts';

const money = z.int().check(z.gte(1), z.lte(catalogueBounds.amount));
const quota = z.nullable(z.int().check(z.gte(1), z.lte(1_000_000)));
const targets = z.array(id).check(z.maxLength(catalogueBounds.promotionTargets));

const fields = {
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(catalogueBounds.nameLength)),
  /** What has to be written for it to hold, in capitals; null: nothing. */
  code: z.nullable(
    z
      .string()
      .check(
        z.trim(),
        z.toUpperCase(),
        z.minLength(3),
        z.maxLength(catalogueBounds.codeLength),
        z.regex(/^[A-Z0-9-]+$/),
      ),
  ),
  kind: z.enum(promotionKinds),
  /** Of `percent` hundredths of a percent, of `amount` rupiah, of `free-units` how many units are bought. */
  value: money,
  /** Units that come for nothing with those that are bought; null of other kinds. */
  freeUnits: z.nullable(z.int().check(z.gte(1), z.lte(1_000))),
  /** The most that it takes off a line, in rupiah. */
  cap: z.nullable(money),
  /** What a line comes to at least without promotions, in rupiah. */
  min: z.nullable(money),
  from: day,
  /** The last day; null: until it is archived. */
  to: z.nullable(day),
  /** How often it is used in all. */
  quota,
  /** How often by one person. */
  perPersonQuota: quota,
  /** Of these, and of the categories with those below them; neither: of everything. */
  productIds: targets,
  categoryIds: targets,
  /** Together with others that are too; else alone. */
  stackable: z.boolean(),
  state: z.enum(promotionStates),
};

/** A promotion as a person writes it. */
export const promotionDraft = z.object(fields).check(
  z.refine(({ kind, value }) => kind !== 'percent' || value <= 10_000, { path: ['value'] }),
  z.refine(({ kind, value }) => kind !== 'free-units' || value <= 1_000, { path: ['value'] }),
  z.refine(({ kind, freeUnits }) => (kind === 'free-units') === (freeUnits !== null), { path: ['freeUnits'] }),
  z.refine(({ from, to }) => to === null || from <= to, { path: ['to'] }),
);
export type PromotionDraft = z.infer<typeof promotionDraft>;

/** A promotion, with how often it was used and where it stands today. */
export const promotion = z.object({
  ...fields,
  id,
  code: z.nullable(z.string()),
  used: z.int(),
  phase: z.enum(promotionPhases),
  version: z.int(),
});
export type Promotion = z.infer<typeof promotion>;

/** What somebody would buy, to see what it would cost them. */
export const priceTrialQuery = z.object({
  productId: id,
  /** Left out: what every variant costs that has no price of its own. */
  variantId: z.optional(id),
  /** Left out: the price of the whole organisation. */
  buildingId: z.optional(id),
  /** Thousandths of its unit. */
  qtyMilli: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(catalogueBounds.qtyMilli)), 1_000),
  code: z.optional(z.string().check(z.trim(), z.maxLength(catalogueBounds.codeLength))),
  on: day,
});
export type PriceTrialQuery = z.infer<typeof priceTrialQuery>;

/** What it would cost. Rupiah. */
export const priceTrial = z.object({
  /** Null: nobody said what it costs then and there. */
  price: z.nullable(
    z.object({
      unitPrice: z.int(),
      /** Whether it is the price of the building, or of the whole organisation. */
      of: z.enum(['building', 'organization']),
      list: z.int(),
      total: z.int(),
      applied: z.array(z.object({ id, name: z.string(), discount: z.int() })),
    }),
  ),
});
export type PriceTrial = z.infer<typeof priceTrial>;
