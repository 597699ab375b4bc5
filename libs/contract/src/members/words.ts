export { ticketVisibilities, type TicketVisibility } from './ticket-visibility.ts';

/** At most this many groups has an organisation. */
export const groupLimit = 40;

/** `expired`: not answered within seven days; it can be sent again. */
export const invitationStatuses = ['pending', 'accepted', 'declined', 'revoked', 'expired'] as const;
export type InvitationStatus = (typeof invitationStatuses)[number];

/** At most so many people are invited in one call. */
export const mostInvitedByMail = 100;

/**
 * What became of an address: `member` of the organisation already, `waiting` with an open invitation that stays, `repeated`
 * in the same call, `wrong-address` that no mail reaches.
 */
export const invitationOutcomes = ['invited', 'member', 'waiting', 'repeated', 'wrong-address'] as const;
export type InvitationOutcome = (typeof invitationOutcomes)[number];

/** `suspended` by somebody; `expired` because the time that was granted is over. */
export const memberStatuses = ['active', 'suspended', 'expired'] as const;
export type MemberStatus = (typeof memberStatuses)[number];
