import type { CommandStatus } from '@imah/contract/devices/words';

/** How far a command has come; of two that are equal, the first one heard stays, since an end never changes. */
const order = {
  'awaiting-approval': 0,
  queued: 1,
  sent: 2,
  acknowledged: 3,
  succeeded: 4,
  failed: 4,
  expired: 4,
  cancelled: 4,
} as const satisfies Record<CommandStatus, number>;

/**
 * Which of two statuses counts. A status may be skipped (its packet was lost), never taken back. That a command
 * can no longer be cancelled once it was sent is the server's rule; here its word on it is believed.
 */
export function laterStatus(known: CommandStatus | null, heard: CommandStatus): CommandStatus {
  return known === null || order[heard] > order[known] ? heard : known;
}
