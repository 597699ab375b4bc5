import type { MatchPart } from '@imah/contract/statements';
import type { AuditFacts, Effect } from '@imah/server-platform/command';
import type { BankAccountRow } from '../bank-account-rows.ts';

/** A part of a match that is about to be booked. */
export interface PartToBook<Part = MatchPart> {
  readonly account: BankAccountRow;
  readonly partId: string;
  /** On which day. */
  readonly on: string;
  readonly part: Part;
  /** What the bank says of the line, where it is one. */
  readonly said: string | null;
}

/** What the books say of a part. The amount is as on the statement. */
export interface Booked {
  readonly amount: number;
  readonly entryId: string;
  readonly moveEntryId: string | null;
  readonly memo: string;
  readonly settledIds?: readonly string[];
  readonly audit: readonly AuditFacts[];
  readonly effects: readonly Effect[];
}
