import type { AlarmQuiet } from '@imah/contract/alarms';
import type { AlarmPacket } from '@imah/contract/mqtt';

/**
 * What a change did to an alarm. `window-over`: the work is done and what began meanwhile still holds; `shelf-over`: the time
 * that people left it aside for is over.
 */
export type AlarmOp = AlarmPacket['op'] | 'window-over' | 'shelf-over';

/** `returned`: people were told before that it was raised, and left it aside since. */
export type AlarmTurnTold = 'raised' | 'returned' | 'cleared';

/** Of which turn of an alarm people are told, and which one other domains follow; null for none. */
export interface Following {
  readonly told: AlarmTurnTold | null;
  readonly followed: 'raised' | 'cleared' | null;
}

/** The one place that says what an alarm that is quiet keeps from people. */
export function whatFollows(op: AlarmOp, quiet: AlarmQuiet | null): Following {
  switch (op) {
    case 'updated':
      return { told: null, followed: null };
    case 'raised':
      return quiet === null ? { told: 'raised', followed: 'raised' } : { told: null, followed: null };
    // For whoever was never told, it begins now.
    case 'window-over':
      return { told: 'raised', followed: 'raised' };
    // Its ticket was made when it began.
    case 'shelf-over':
      return { told: 'returned', followed: null };
    // Who was told that one began which is shelved is owed its end: what they have unread would say that it lasts. A ticket
    // that was made of it by hand says that it is over, however quiet it was.
    case 'cleared':
      return { told: quiet?.kind === 'suppressed' ? null : 'cleared', followed: 'cleared' };
  }
}

/** What open pages are told of a change. */
export function packetOp(op: AlarmOp): AlarmPacket['op'] {
  return op === 'window-over' || op === 'shelf-over' ? 'updated' : op;
}
