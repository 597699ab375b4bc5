/** What is urgent enough that somebody has to take it on: until somebody has, it goes from step to step of the plan. */
export const escalationCauses = ['critical-alarm', 'emergency-ticket', 'unanswered-ticket'] as const;
export type EscalationCause = (typeof escalationCauses)[number];

/**
 * `acknowledged`: somebody has taken it on; `over`: it ended by itself; `expired`: nobody did within `escalationHours`;
 * `stopped`: the organisation switched its plan off.
 */
export const escalationStates = ['running', 'acknowledged', 'over', 'expired', 'stopped'] as const;
export type EscalationState = (typeof escalationStates)[number];

/** The ways in which a step reaches people beside the inbox, whatever they have chosen for themselves. */
export const escalationChannels = ['push', 'email'] as const;
export type EscalationChannel = (typeof escalationChannels)[number];

/** A plan has so many steps at most. */
export const mostEscalationSteps = 6;
/** Whoever has taken nothing on within so many hours is reminded no more. */
export const escalationHours = 24;
