import { chargeTaxes } from '@imah/contract/billing/words';
import { productKinds, productStates } from '@imah/contract/catalogue/words';
import { day, id } from '@imah/contract/core';
import * as z from 'zod/mini';

/** What it takes to put one product back as it was before an import. */
export const importStep = z.object({
  productId: id,
  /** As the import left it. */
  version: z.int(),
  /** Null: the import made it. */
  before: z.nullable(
    z.object({
      sku: z.string(),
      name: z.string(),
      kind: z.enum(productKinds),
      unit: z.string(),
      tax: z.enum(chargeTaxes),
      description: z.string(),
      categoryId: z.nullable(id),
      state: z.enum(productStates),
    }),
  ),
  /** Prices that it made. */
  made: z.array(id),
  /** Prices that it ended, with their last day before. */
  ended: z.array(z.object({ id, to: z.nullable(day) })),
  /** Variants with what they were called before; null: the import made them. Imports of before there were any say nothing. */
  variants: z._default(z.array(z.object({ id, name: z.nullable(z.string()) })), []),
});
export type ImportStep = z.infer<typeof importStep>;
