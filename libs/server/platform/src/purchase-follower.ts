import type { Transaction } from 'kysely';
import type { Edit } from './command/edit.ts';
import type { AuditFacts, Effect } from './command/effect.ts';
import type { Database } from './database/schema.ts';

/** What somebody buys by an online payment of its own, and why it comes to an end, where somebody says so. */
export interface PurchaseTurn extends Edit {
  readonly sourceId: string;
  readonly reason: string | null;
}

/** What has followed from it, in the same transaction. */
export interface PurchaseConsequence {
  readonly audit: readonly AuditFacts[];
  readonly effects: readonly Effect[];
}

type Follow = (trx: Transaction<Database>, turn: PurchaseTurn) => Promise<PurchaseConsequence>;

/** What follows from an online payment in the domain that sells. The payer is locked. */
export interface PurchaseFollower {
  /** The money has come and is in the deposit of the payer. */
  readonly paid: Follow;
  /** It was given up: nobody has paid. */
  readonly unpaid: Follow;
  /** The gateway gives the money back, and takes it from the deposit of the payer next. */
  readonly returned: Follow;
}
