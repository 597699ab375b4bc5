export { ticketVisibilities, type TicketVisibility } from './ticket-visibility.ts';

/** At most this many groups has an organisation. */
export const groupLimit = 40;

/** `expired`: not answered within seven days; it can be sent again. */
export const invitationStatuses = ['pending', 'accepted', 'declined', 'revoked', 'expired'] as const;
export type InvitationStatus = (typeof invitationStatuses)[number];

/** `suspended` by somebody; `expired` because the time that was granted is over. */
export const memberStatuses = ['active', 'suspended', 'expired'] as const;
export type MemberStatus = (typeof memberStatuses)[number];
