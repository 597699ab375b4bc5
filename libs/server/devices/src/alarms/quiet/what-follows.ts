import type { AlarmPacket } from '@imah/contract/mqtt';
import type { RankedAlarm } from '../read-alarms.ts';

/**
 * What a change did to an alarm. `first-heard`: the work is done, or the time is over that people left it aside for, and what
 * began meanwhile still holds; `shelf-over`: so does what people were told of before they left it aside.
 */
export type AlarmOp = AlarmPacket['op'] | 'first-heard' | 'shelf-over';

/** `returned`: people were told before that it was raised, and left it aside since. */
export type AlarmTurnTold = 'raised' | 'returned' | 'cleared';

/** Of which turn of an alarm people are told, and which one other domains follow; null for none. */
export interface Following {
  readonly told: AlarmTurnTold | null;
  readonly followed: 'raised' | 'cleared' | null;
}

type Heard = Pick<RankedAlarm, 'heard'> & { readonly alarm: Pick<RankedAlarm['alarm'], 'quiet'> };

/** The one place that says what an alarm that is quiet keeps from people. */
export function whatFollows(op: AlarmOp, { alarm: { quiet }, heard }: Heard): Following {
  switch (op) {
    case 'updated':
      return { told: null, followed: null };
    case 'raised':
      return quiet === null ? { told: 'raised', followed: 'raised' } : { told: null, followed: null };
    // For whoever was never told, it begins now.
    case 'first-heard':
      return { told: 'raised', followed: 'raised' };
    // Its ticket was made when it began.
    case 'shelf-over':
      return { told: 'returned', followed: null };
    // Who was told that it began is owed its end, though it be shelved: what they have unread would say that it lasts. A
    // ticket that was made of it by hand says that it is over, however quiet it was.
    case 'cleared':
      return { told: heard ? 'cleared' : null, followed: 'cleared' };
  }
}

/** What open pages are told of a change. */
export function packetOp(op: AlarmOp): AlarmPacket['op'] {
  return op === 'first-heard' || op === 'shelf-over' ? 'updated' : op;
}
