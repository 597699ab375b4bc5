import type { DisputeState, InstalmentState } from '@imah/contract/payments/words';

/** What a payer says against a bill, and of its answer. */
interface DisputeFacts {
  readonly number: string;
  readonly unit: string;
  /** The name of who said it. */
  readonly by: string;
  readonly reason: string;
  readonly state: DisputeState;
}

/** Of a plan of instalments: whose it is, how it stands, and what was said to it. */
interface InstalmentFacts {
  readonly unit: string;
  readonly person: string;
  readonly state: InstalmentState;
  readonly reason: string | null;
}

/** Of a part of one, in whole rupiah: due soon, or late and to be paid by a day. */
interface PartFacts {
  readonly unit: string;
  readonly rest: number;
  readonly dueOn: string;
  readonly payBy: string;
  readonly when: 'soon' | 'late';
}

/** What payers and who keeps the books say to each other: what each text about disputes and instalments is made of. */
export interface PayerNotificationData {
  readonly 'bill-disputed': DisputeFacts;
  readonly 'dispute-answered': DisputeFacts;
  /** In whole rupiah, in so many parts. */
  readonly 'instalment-proposed': { readonly unit: string; readonly total: number; readonly count: number };
  readonly 'instalment-answered': InstalmentFacts;
  readonly 'instalment-due': PartFacts;
  readonly 'instalment-ended': InstalmentFacts;
}
