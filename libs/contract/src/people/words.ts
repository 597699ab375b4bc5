/** What somebody is to a unit. */
export const occupancyRoles = ['owner', 'tenant', 'family', 'staff'] as const;
export type OccupancyRole = (typeof occupancyRoles)[number];

/** Whether the first occupant of a unit may invite those of their household: not at all, at once, or once staff agree. */
export const householdPolicies = ['off', 'allowed', 'approval'] as const;
export type HouseholdPolicy = (typeof householdPolicies)[number];

/** As many people of one household may be invited, or wait to be, at the same time. */
export const mostOfHousehold = 8;

/** What became of somebody who was invited: staff have not agreed yet, they are in the unit, or staff said no. */
export const householdStatuses = ['waiting', 'current', 'refused'] as const;

/** What may become of a request to join a building: it waits, is approved or refused there, or is taken back. */
export const joinRequestStatuses = ['pending', 'approved', 'refused', 'withdrawn'] as const;

/** Whether somebody who lives in the building has an account: `expired` is an invitation that nobody answered in time. */
export const occupantAccountStates = ['none', 'invited', 'expired', 'declined', 'joined'] as const;
export type OccupantAccountState = (typeof occupantAccountStates)[number];

/** How an invitation comes to its person: to their address, or as a link that is handed to them. */
export const invitationWays = ['mail', 'link'] as const;
export type InvitationWay = (typeof invitationWays)[number];

/** As many people are invited at once at most. */
export const mostInvitedAtOnce = 200;

/** What became of one of them: `no-email` has no address to send to, `left` has no stay that lasts. */
export const occupantInvitationOutcomes = ['invited', 'no-email', 'joined', 'left'] as const;

/**
 * What becomes of a row: `invited` gets a mail; `added` is put on record in the unit first; `waiting` has an invitation
 * already and `joined` an account, so that nothing is done.
 */
export const occupantImportOutcomes = ['invited', 'added', 'waiting', 'joined'] as const;
export type OccupantImportOutcome = (typeof occupantImportOutcomes)[number];

/** Whether an occupant without an account agreed to WhatsApp: withdrawn by the manager, stopped by their own reply. */
export const occupantWhatsAppStates = ['agreed', 'withdrawn', 'stopped'] as const;
export type OccupantWhatsAppState = (typeof occupantWhatsAppStates)[number];

/** What became of a message to an occupant; `skipped` was not to be sent any more when its time came. */
export const occupantMessageStates = ['queued', 'sent', 'delivered', 'read', 'failed', 'skipped'] as const;
export type OccupantMessageState = (typeof occupantMessageStates)[number];
