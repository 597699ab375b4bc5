import { sumOf } from '../amounts/rupiah.ts';
import { opposite, type Side } from './accounts.ts';

/** One line of an entry: so many rupiah, above zero, on one side of an account. */
export interface Posting<Account> {
  readonly account: Account;
  readonly side: Side;
  readonly amount: bigint;
}

/** What is wrong with an entry. */
export type EntryFault = 'too-few' | 'not-positive' | 'unbalanced';

/** The first fault of an entry, or null: two postings at least, each above zero, both sides alike. */
export function entryFault(postings: readonly Posting<unknown>[]): EntryFault | null {
  if (postings.length < 2) return 'too-few';
  if (postings.some(({ amount }) => amount <= 0n)) return 'not-positive';
  return sideSum(postings, 'debit') === sideSum(postings, 'credit') ? null : 'unbalanced';
}

/** The same entry the other way round, which leaves every account as it was. */
export function reversalOf<Account>(postings: readonly Posting<Account>[]): Posting<Account>[] {
  return postings.map((posting) => ({ ...posting, side: opposite(posting.side) }));
}

/** What stands on an account that grows on `normal`, in rupiah. */
export function balanceOf(postings: readonly Posting<unknown>[], normal: Side): bigint {
  return sideSum(postings, normal) - sideSum(postings, opposite(normal));
}

/** What is on one side of postings, in rupiah. */
export function sideSum(postings: readonly Posting<unknown>[], side: Side): bigint {
  return sumOf(postings.filter((posting) => posting.side === side).map(({ amount }) => amount));
}
