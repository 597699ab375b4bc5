import * as z from 'zod/mini';
import { listLimit } from './words.ts';

/** Query of every list: `limit` rows after the opaque `cursor` of the page before. */
export const listQuery = z.object({
  limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(listLimit.max)), listLimit.default),
  cursor: z.optional(z.string().check(z.maxLength(500))),
});

/** Answer of every list. `nextCursor` is null on the last page. */
export function listAnswer<T extends z.ZodMiniType>(row: T) {
  return z.object({
    data: z.array(row),
    meta: z.object({ nextCursor: z.nullable(z.string()), total: z.optional(z.int()) }),
  });
}

/** Answer of everything that is not a list. */
export function answer<T extends z.ZodMiniType>(data: T) {
  return z.object({ data });
}
