import type { StatementColumn, StatementFormat } from '@imah/contract/statements/words';

/** What can be wrong with a row of a statement. */
export type RowFault = 'bad-day' | 'no-year' | 'bad-amount' | 'bad-balance' | 'breaks-balance' | 'outside-period';

/** What can be wrong with a file as a whole. */
export type FileFault =
  | 'unreadable'
  | 'unknown-layout'
  | 'no-lines'
  | 'too-many-lines'
  | 'other-currency'
  | 'other-account'
  | 'several-accounts'
  | 'balance-differs'
  | 'in-the-future';

/** A line as the file has it. Amounts are in sen, a hundredth of a rupiah; what came in is above zero. */
export interface ReadLine {
  readonly row: number;
  readonly on: string;
  readonly sen: number;
  /** What the bank has after it. */
  readonly balanceSen: number | null;
  readonly description: string;
  readonly reference: string | null;
}

/** A row in which something is wrong. */
export interface FaultyLine {
  readonly row: number;
  readonly cells: readonly string[];
  readonly faults: readonly { readonly column: StatementColumn; readonly fault: RowFault }[];
}

/** What the file of a statement has, the oldest line first. */
export interface ReadStatement {
  readonly format: StatementFormat;
  /** As the file writes it; null where it does not. */
  readonly accountNumber: string | null;
  readonly from: string | null;
  readonly to: string | null;
  readonly openingSen: number | null;
  readonly closingSen: number | null;
  readonly lines: readonly ReadLine[];
  readonly faulty: readonly FaultyLine[];
  readonly headings: readonly string[];
  readonly ignoredHeadings: readonly string[];
  /** What the bank has not booked yet. */
  readonly pending: number;
}
