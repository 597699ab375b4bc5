import type { Command } from '@imah/contract/devices';
import { commandTransitions, type CommandStatus } from '@imah/contract/devices/words';

export type ControlState =
  /** Nothing is under way: what the device reports holds. */
  | { readonly kind: 'settled' }
  | { readonly kind: 'pending'; readonly status: CommandStatus; readonly by: string }
  | { readonly kind: 'failed'; readonly reason: string | null }
  | { readonly kind: 'expired' }
  /** Nobody agreed: the second person refused it, or none answered in time. */
  | { readonly kind: 'refused'; readonly by: string; readonly note: string | null }
  | { readonly kind: 'unapproved' };

/** The newest command of a control; undefined before the first. */
export function newestOf(commands: readonly Command[], key: string): Command | undefined {
  return commands.find(({ params }) => params.key === key);
}

/**
 * What the newest command of a control means for it. A refusal is told until the next command,
 * or until the device has reported something later than it: then the report says more.
 */
export function controlState(commands: readonly Command[], key: string, reportedAt: number | undefined): ControlState {
  const newest = newestOf(commands, key);
  if (newest === undefined) return { kind: 'settled' };
  if (!hasEnded(newest.status)) return { kind: 'pending', status: newest.status, by: newest.requestedBy.name };

  const ended = Date.parse(newest.finishedAt ?? newest.expiresAt);
  const isOld = reportedAt !== undefined && reportedAt > ended + staleAfterMs;
  if (isOld) return { kind: 'settled' };
  if (newest.status === 'failed') return { kind: 'failed', reason: newest.error };
  if (newest.status === 'cancelled' && newest.decision !== null)
    return { kind: 'refused', by: newest.decision.by.name, note: newest.decision.note };
  if (newest.status !== 'expired') return { kind: 'settled' };
  return { kind: newest.sentAt === null && newest.decision === null && !newest.persist ? 'unapproved' : 'expired' };
}

const hasEnded = (status: CommandStatus) => commandTransitions[status].length === 0;

// Devices report every few seconds, and a person needs time to read.
const staleAfterMs = 30_000;

/** Whether a command is on its way that should have ended by now: its news may have been lost. */
export function isUnderway(commands: readonly Command[]): boolean {
  return commands.some(({ status }) => !hasEnded(status));
}
