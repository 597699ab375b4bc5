import * as z from 'zod/mini';
import { id } from '../../core/ids.ts';
import { instant } from '../../core/instant.ts';

/** What can be changed of a part: `qtyMilli` are thousandths of the unit, the price is whole rupiah for one unit. */
export const ticketPartChange = z.object({
  label: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
  qtyMilli: z.int().check(z.gte(1), z.lte(1_000_000_000)),
  unit: z.string().check(z.trim(), z.minLength(1), z.maxLength(20)),
  unitPrice: z.int().check(z.gte(0), z.lte(1_000_000_000)),
});
export type TicketPartChange = z.infer<typeof ticketPartChange>;

/** A part that was used; its id is made by the client. */
export const ticketPartDraft = z.extend(ticketPartChange, { id });
export type TicketPartDraft = z.infer<typeof ticketPartDraft>;

/** A part that was used, with what it comes to in whole rupiah. */
export const ticketPart = z.extend(ticketPartDraft, {
  amount: z.int(),
  addedBy: z.nullable(z.object({ id, name: z.string() })),
  at: instant,
  /** When somebody mended it last. */
  changedAt: z.nullable(instant),
});
export type TicketPart = z.infer<typeof ticketPart>;
