import * as z from 'zod/mini';
import { id } from '../../core/ids.ts';
import { day, instant } from '../../core/instant.ts';
import { mostQuoteLines, quoteStates } from './quote-words.ts';

const named = z.object({ id, name: z.string() });

/** What one part of the work will cost, in whole rupiah. */
const quoteLine = z.object({
  label: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
  amount: z.int().check(z.gte(1), z.lte(1_000_000_000)),
});

/** A quote as it is written; its id is made by the client. It can be approved up to and on `validUntil`. */
export const ticketQuoteDraft = z.object({
  id,
  lines: z.array(quoteLine).check(z.minLength(1), z.maxLength(mostQuoteLines)),
  note: z._default(z.string().check(z.trim(), z.maxLength(1024)), ''),
  validUntil: day,
});
export type TicketQuoteDraft = z.infer<typeof ticketQuoteDraft>;

/** One round of asking for approval. */
export const ticketQuote = z.extend(ticketQuoteDraft, {
  round: z.int(),
  /** The sum of its lines. */
  total: z.int(),
  state: z.enum(quoteStates),
  askedBy: z.nullable(named),
  askedAt: instant,
  /** Who approved, refused or withdrew it; null for the clock. */
  endedBy: z.nullable(named),
  endedAt: z.nullable(instant),
  /** Why it was refused. */
  reason: z.nullable(z.string()),
});
export type TicketQuote = z.infer<typeof ticketQuote>;

/** The quotes of a ticket. */
export const ticketQuotes = z.object({
  /** Newest first: the first one is what holds. */
  quotes: z.array(ticketQuote),
  /** Whether the last round was approved: who approved it pays. */
  payable: z.boolean(),
  /** Who can approve: whoever reported it, and who pays for its unit. Nobody who works on it. */
  deciders: z.array(named),
});
export type TicketQuotes = z.infer<typeof ticketQuotes>;

/** A refusal says why. */
export const quoteDecision = z.object({
  decision: z.enum(['approved', 'refused']),
  reason: z.optional(z.string().check(z.trim(), z.minLength(3), z.maxLength(1024))),
});
export type QuoteDecision = z.infer<typeof quoteDecision>;
