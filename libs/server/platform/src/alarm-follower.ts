import type { Alarm } from '@imah/contract/alarms';
import type { Transaction } from 'kysely';
import type { CommandPorts } from './command/command-ports.ts';
import type { AuditFacts, Effect } from './command/effect.ts';
import type { Database } from './database/schema.ts';

/** An alarm that has begun or ended. `now` is in milliseconds since 1970 UTC. */
export interface AlarmTurn {
  readonly orgId: string;
  readonly alarm: Alarm;
  readonly op: 'raised' | 'cleared';
  readonly now: number;
}

/** What has followed from it, in the same transaction. */
export interface AlarmConsequence {
  readonly audit: readonly AuditFacts[];
  readonly effects: readonly Effect[];
  /** Changes of their own, once the transaction is committed. */
  readonly afterwards: ((ports: CommandPorts) => Promise<unknown>) | null;
}

/** What follows from alarms in another domain than theirs. */
export interface AlarmFollower {
  readonly follow: (trx: Transaction<Database>, turn: AlarmTurn) => Promise<AlarmConsequence>;
}

/** Nothing follows. */
export const noConsequence: AlarmConsequence = { audit: [], effects: [], afterwards: null };
