/** Which tickets a group sees: of the organisation, the building, building and trade, those assigned, one's own. */
export const ticketVisibilities = [
  'organization',
  'building',
  'building-and-specialization',
  'assigned',
  'own',
] as const;
export type TicketVisibility = (typeof ticketVisibilities)[number];
