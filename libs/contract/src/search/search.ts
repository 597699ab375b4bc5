import * as z from 'zod/mini';
import { numberKinds } from './number-kinds.ts';
import { searchKinds, searchLimits } from './words.ts';

/** Query of the search box. */
export const searchQuery = z.object({
  q: z.string().check(z.maxLength(searchLimits.query)),
});

/** One record that may be meant. */
export const searchHit = z.object({
  kind: z.enum(searchKinds),
  id: z.string(),
  /** Its name or code; of a ticket or topic its number and title, of a bill its number and unit. */
  title: z.string(),
  /**
   * What tells it from others of the same name: the serial of a device, the unit of a person, the state of a ticket, the
   * kind of a topic, who pays a bill.
   */
  detail: z.nullable(z.string()),
  orgId: z.string(),
  buildingId: z.nullable(z.string()),
  buildingName: z.nullable(z.string()),
});
export type SearchHit = z.infer<typeof searchHit>;

// Object.keys forgets the literal names.
const kinds = Object.keys(numberKinds) as [keyof typeof numberKinds, ...(keyof typeof numberKinds)[]];

/** What the search box shows; best first. There is no count: it would tell of what the person may not see. */
export const searchAnswer = z.object({
  hits: z.array(searchHit),
  /** The number that was typed, when it is one. Where no hit carries it, there is none that the person may see. */
  number: z.nullable(z.object({ kind: z.enum(kinds), text: z.string() })),
});
export type SearchAnswer = z.infer<typeof searchAnswer>;
