import * as z from 'zod/mini';
import { timeZones } from '../buildings/words.ts';
import { id } from '../core/ids.ts';
import { instant } from '../core/instant.ts';
import { listQuery } from '../core/list.ts';
import { ticketStates } from '../tickets/ticket-words.ts';
import { outageEndings, outageKinds, outageScopeKinds, outageServices, outageShows } from './words.ts';

/** Whom an outage concerns. `ids` name sections or units; `all` has none. */
export const outageScope = z.object({
  kind: z.enum(outageScopeKinds),
  ids: z._default(z.array(id).check(z.maxLength(200)), []),
});
export type OutageScope = z.infer<typeof outageScope>;

const fields = {
  kind: z.enum(outageKinds),
  service: z.enum(outageServices),
  title: z.string().check(z.trim(), z.minLength(3), z.maxLength(140)),
  /** What residents read beside the title. */
  residentText: z.string().check(z.trim(), z.maxLength(2000)),
  /** For those alone who may change it. */
  internalNote: z.string().check(z.trim(), z.maxLength(2000)),
  startsAt: instant,
  /** When it is to be over; of a planned one always. */
  expectedEndAt: z.nullable(instant),
  scope: outageScope,
};

/** What staff write down of an outage. */
export const outageDraft = z.object({
  ...fields,
  residentText: z._default(fields.residentText, ''),
  internalNote: z._default(fields.internalNote, ''),
  /** A ticket of the building that is about it. */
  ticketId: z.optional(id),
});
export type OutageDraft = z.infer<typeof outageDraft>;

/** What may be changed while it is open; what is left out stays. */
export const outageChange = z.partial(z.object(fields));
export type OutageChange = z.infer<typeof outageChange>;

/** How it ended. */
export const outageEnd = z.object({ as: z.enum(outageEndings) });

/** Outages of a building. `mine`: only those that concern a place of the person; who has none there reads all. */
export const outageQuery = z.extend(listQuery, {
  show: z._default(z.enum(outageShows), 'open'),
  service: z.optional(z.enum(outageServices)),
  kind: z.optional(z.enum(outageKinds)),
  /** Those that the ticket is about, open or over; for who may change outages. */
  ticketId: z.optional(id),
  of: z._default(z.enum(['everyone', 'mine']), 'everyone'),
});
export type OutageQuery = z.infer<typeof outageQuery>;

/** Times are told by the clock of the building. */
export const outage = z.object({
  id,
  number: z.string(),
  orgId: id,
  buildingId: id,
  buildingName: z.string(),
  timeZone: z.enum(timeZones),
  kind: z.enum(outageKinds),
  service: z.enum(outageServices),
  title: z.string(),
  residentText: z.string(),
  /** Null for who may not change outages. */
  internalNote: z.nullable(z.string()),
  startsAt: instant,
  expectedEndAt: z.nullable(instant),
  /** Null while it is planned or under way. */
  ended: z.nullable(z.object({ as: z.enum(outageEndings), at: instant })),
  /** Names of the sections, codes of the units; none where it concerns the whole building. */
  scope: z.extend(outageScope, { names: z.array(z.string()) }),
  /** How many said that they have it too, and whether the person is one of them. */
  alsoCount: z.int(),
  also: z.enum(['yes', 'no']),
  /** The tickets that are about it, for who may change outages; else none. */
  tickets: z.array(z.object({ id, number: z.string(), title: z.string(), state: z.enum(ticketStates) })),
  /** Name of who wrote it down; null when their account is gone. */
  author: z.nullable(z.string()),
  createdAt: instant,
  version: z.int(),
});
export type Outage = z.infer<typeof outage>;
