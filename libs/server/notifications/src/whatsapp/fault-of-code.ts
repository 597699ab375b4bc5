import type { FaultReach } from '../channels/channel-fault.ts';

/**
 * Codes of the Cloud API after which the same message to the same number is never sent again: the number has no WhatsApp
 * or cannot be reached (131026), is our own (131021), is not allowed by a test account (131030), may only be answered
 * (131047), is kept free of it by Meta (131049) or by the person (131050); or the message does not fit its template.
 */
const never: ReadonlySet<number> = new Set([
  100, 131008, 131009, 131021, 131026, 131030, 131047, 131049, 131050, 131051, 132000, 132005, 132012,
]);

/** Codes of one number (too many messages to it) and of one template (not there yet, paused, disabled). */
const later: ReadonlySet<number> = new Set([131056, 132001, 132007, 132015, 132016]);

/** The token, a limit of the account, an outage: everything else concerns all messages. */
export function reachOfCode(code: number): FaultReach {
  if (never.has(code)) return 'never';
  return later.has(code) ? 'later' : 'nobody-now';
}
