import type { OpeningColumn } from '@imah/contract/billing/words';
import type { FaultyRow } from '@imah/server-buildings/import';

/** What a row says was owed for a month, and what was kept for its payer. Whole rupiah; at least one of both is above 0. */
export interface NamedOpening {
  readonly unit: string;
  /** A name or an email address; null for whoever pays for the unit now. */
  readonly person: string | null;
  /** Null where nothing is owed. */
  readonly period: string | null;
  readonly due: string | null;
  readonly memo: string | null;
  readonly owed: number;
  readonly kept: number;
}

/** A row of the input: what was read, or what is wrong. */
export interface OpeningRow extends FaultyRow<OpeningColumn> {
  readonly named: NamedOpening | null;
}
