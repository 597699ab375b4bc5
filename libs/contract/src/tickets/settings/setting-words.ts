/** An organisation has so many rules at most. */
export const mostTicketRules = 20;
/** What a rule changes may be followed by another rule, and that by a third; then it ends. */
export const ticketRuleDepth = 3;

/**
 * What a rule waits for. The last three come by the clock, each once for a ticket: nobody has answered for some working
 * minutes, four fifths of the time to resolve it are used, and all of it.
 */
export const ticketRuleEvents = ['created', 'moved', 'prioritised', 'unanswered', 'nearly-late', 'late'] as const;
export type TicketRuleEvent = (typeof ticketRuleEvents)[number];

/** The events that come by the clock. */
export const timedRuleEvents = ['unanswered', 'nearly-late', 'late'] as const satisfies readonly TicketRuleEvent[];

/** As many of the newest tickets a rule is tried on. */
export const ruleTrialSize = 50;

/** An organisation has so many categories at most. */
export const mostTicketCategories = 60;
/** And so many promises. */
export const mostSlaPolicies = 100;
