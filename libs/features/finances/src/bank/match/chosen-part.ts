import type { MatchPart } from '@imah/contract/statements';

/** A part that somebody has put together, with what it is called. */
export interface ChosenPart {
  /** By what it is there once. */
  readonly key: string;
  readonly title: string;
  /** As on the statement. */
  readonly amount: number;
  readonly part: MatchPart;
}

export type AddPart = (part: ChosenPart) => void;

/** What each way to choose a part is given. */
export interface PartProps {
  readonly orgId: string;
  readonly bankAccountId: string;
  /** What is left of the lines. */
  readonly rest: number;
  /** Keys of what is chosen already. */
  readonly chosen: readonly string[];
  readonly onAdd: AddPart;
}
