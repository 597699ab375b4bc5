import * as z from 'zod/mini';
import { id } from '../../core/ids.ts';
import { instant } from '../../core/instant.ts';
import { ticketQuery } from '../ticket-query.ts';
import { ticketFileFormats, ticketStates } from '../ticket-words.ts';

/** The filters of a list without its page, its order and its states. */
export const ticketCountQuery = z.omit(ticketQuery, { limit: true, cursor: true, sort: true, state: true });
/** Filters of what is counted. */
export type TicketCountQuery = z.infer<typeof ticketCountQuery>;

const counted = z.int();

/** How many tickets there are, of those the person may see and the filters let through. */
export const ticketCounts = z.object({
  states: z.record(z.enum(ticketStates), counted),
  /** Open, and the time to resolve them is up. */
  overdue: counted,
  /** Open, and nobody has them. */
  unassigned: counted,
});
export type TicketCounts = z.infer<typeof ticketCounts>;

/** The list to be taken away: its filters, and the form. */
export const ticketFileQuery = z.extend(z.omit(ticketQuery, { limit: true, cursor: true, buildingId: true }), {
  format: z._default(z.enum(ticketFileFormats), 'csv'),
});
/** Filters and form of a list that is taken away. */
export type TicketFileQuery = z.infer<typeof ticketFileQuery>;

const viewName = z.string().check(z.trim(), z.minLength(1), z.maxLength(60));

/** A way to look at the tickets that somebody keeps: the filters as the address has them, and the columns. */
export const ticketViewDraft = z.object({
  name: viewName,
  /** Null: for every building of the organisation. */
  buildingId: z.nullable(id),
  /** `list` or `board`. */
  shape: z.enum(['list', 'board']),
  filters: z.record(z.string().check(z.regex(/^[a-zA-Z]{1,20}$/)), z.string().check(z.minLength(1), z.maxLength(200))),
  columns: z.array(z.string().check(z.regex(/^[a-zA-Z]{1,20}$/))).check(z.maxLength(20)),
  /** `organization`: everyone in it finds it as well. */
  audience: z.enum(['self', 'organization']),
});
export type TicketViewDraft = z.infer<typeof ticketViewDraft>;

/** A view that is kept. */
export const ticketView = z.extend(ticketViewDraft, {
  id,
  /** Whether the person made it, or somebody else who shares it. */
  owner: z.enum(['self', 'other']),
  ownerName: z.string(),
  createdAt: instant,
  version: z.int(),
});
export type TicketView = z.infer<typeof ticketView>;
