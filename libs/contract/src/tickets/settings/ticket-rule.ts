import * as z from 'zod/mini';
import { id } from '../../core/ids.ts';
import { ticketKinds, ticketPriorities, ticketSources, ticketStates } from '../ticket-words.ts';
import { ticketRuleEvents } from './setting-words.ts';

/** Which tickets it is about: all that is given must hold; of each list one. */
export const ticketConditions = z.object({
  buildingId: z.optional(id),
  categoryId: z.optional(id),
  priorities: z.optional(z.array(z.enum(ticketPriorities)).check(z.minLength(1), z.maxLength(ticketPriorities.length))),
  kinds: z.optional(z.array(z.enum(ticketKinds)).check(z.minLength(1), z.maxLength(ticketKinds.length))),
  sources: z.optional(z.array(z.enum(ticketSources)).check(z.minLength(1), z.maxLength(ticketSources.length))),
  states: z.optional(z.array(z.enum(ticketStates)).check(z.minLength(1), z.maxLength(ticketStates.length))),
  /** A part of the title or the details. */
  contains: z.optional(z.string().check(z.trim(), z.minLength(2), z.maxLength(60))),
});
/** Which tickets a rule is about. */
export type TicketConditions = z.infer<typeof ticketConditions>;

/** What it does; each at most once. */
const ticketActions = z.object({
  assigneeId: z.optional(id),
  /** To who is on duty, has the trade of the category and has the fewest open tickets; where nobody has it yet. */
  assignBy: z.optional(z.enum(['duty'])),
  priority: z.optional(z.enum(ticketPriorities)),
  notifyIds: z.optional(z.array(id).check(z.minLength(1), z.maxLength(10))),
  checklistId: z.optional(id),
});
/** What a rule does with a ticket. */
export type TicketActions = z.infer<typeof ticketActions>;

/** A rule as it is written. */
export const ticketRuleDraft = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(80)),
  state: z.enum(['on', 'off']),
  event: z.enum(ticketRuleEvents),
  /** Working minutes without an answer; of `unanswered` alone, which needs them. */
  minutes: z._default(z.nullable(z.int().check(z.gte(1), z.lte(43_200))), null),
  conditions: ticketConditions,
  actions: ticketActions,
});
export type TicketRuleDraft = z.infer<typeof ticketRuleDraft>;

/** A rule of an organisation. */
export const ticketRule = z.extend(ticketRuleDraft, { id, version: z.int() });
export type TicketRule = z.infer<typeof ticketRule>;

/** Which of the newest tickets a rule would have been about. */
export const ticketRuleTrial = z.object({
  tried: z.int(),
  matched: z.array(z.object({ id, number: z.string(), title: z.string() })),
});
/** What came of trying a rule. */
export type TicketRuleTrial = z.infer<typeof ticketRuleTrial>;

/** Whether a rule is about a ticket. */
export function matchesRule(
  conditions: TicketConditions,
  ticket: {
    readonly buildingId: string;
    readonly category: { readonly id: string } | null;
    readonly priority: (typeof ticketPriorities)[number];
    readonly kind: (typeof ticketKinds)[number];
    readonly source: (typeof ticketSources)[number];
    readonly state: (typeof ticketStates)[number];
    readonly title: string;
    readonly details: string;
  },
): boolean {
  const { buildingId, categoryId, priorities, kinds, sources, states, contains } = conditions;
  return (
    (buildingId === undefined || buildingId === ticket.buildingId) &&
    (categoryId === undefined || categoryId === ticket.category?.id) &&
    (priorities?.includes(ticket.priority) ?? true) &&
    (kinds?.includes(ticket.kind) ?? true) &&
    (sources?.includes(ticket.source) ?? true) &&
    (states?.includes(ticket.state) ?? true) &&
    (contains === undefined || `${ticket.title}\n${ticket.details}`.toLowerCase().includes(contains.toLowerCase()))
  );
}
