import * as z from 'zod/mini';
import { trades } from '../../buildings/words.ts';
import { id } from '../../core/ids.ts';
import { businessHours, slaPromise } from '../sla/sla-policy.ts';
import { residentPriorities, ticketPriorities } from '../ticket-words.ts';

/** A promise for the tickets it matches; each part left null matches any. */
export const slaPolicyDraft = z.extend(slaPromise, {
  priority: z.nullable(z.enum(ticketPriorities)),
  categoryId: z.nullable(id),
  buildingId: z.nullable(id),
});
/** A promise as it is written. */
export type SlaPolicyDraft = z.infer<typeof slaPolicyDraft>;

/** The working hours of an organisation as they stand. */
export const orgHours = z.extend(businessHours, { version: z.int() });
/** The working hours of an organisation, with their version. */
export type OrgHours = z.infer<typeof orgHours>;

/** What a change would do to the tickets that are open now. */
export const slaEffect = z.object({
  /** Open tickets for which something else would be promised. */
  tickets: z.int(),
  /** Of these, the ones that would be late at once. */
  late: z.int(),
});
/** What a change of promises or hours does to open tickets. */
export type SlaEffect = z.infer<typeof slaEffect>;

/** What is asked before it is done: another promise (null: the policy goes), or other hours. */
export const slaTrial = z.object({
  policyId: z.optional(id),
  promise: z.optional(z.nullable(slaPromise)),
  draft: z.optional(slaPolicyDraft),
  hours: z.optional(businessHours),
});
/** A change that is asked about before it is made. */
export type SlaTrial = z.infer<typeof slaTrial>;

const categoryName = z.string().check(z.trim(), z.minLength(1), z.maxLength(120));

/** What a category says of its tickets. */
export const ticketCategoryDraft = z.object({
  name: categoryName,
  /** `demanded`: without a photo of the work a ticket is not resolved. */
  photo: z.enum(['optional', 'demanded']),
  /** The most pressing priority that residents may give their own reports. */
  residentPriority: z._default(z.enum(residentPriorities), 'emergency'),
  /** What those who are offered its tickets first are able to do; null: whatever. */
  trade: z._default(z.nullable(z.enum(trades)), null),
  /** An archived one stays on its tickets and is not offered any more. */
  state: z.enum(['active', 'archived']),
});
/** A category as it is written. */
export type TicketCategoryDraft = z.infer<typeof ticketCategoryDraft>;

/** A category with what only those who set it up need. */
export const ticketCategorySetting = z.extend(ticketCategoryDraft, {
  id,
  key: z.nullable(z.string()),
  /** Open tickets it is on. */
  open: z.int(),
  version: z.int(),
});
/** A category with what those who set it up need. */
export type TicketCategorySetting = z.infer<typeof ticketCategorySetting>;
