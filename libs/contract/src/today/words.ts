/** What can need a person today. A domain that has more to say adds its kind here. */
export const todayKinds = [
  'alarm',
  'outage',
  'ticket',
  'visit',
  'quote',
  'bill',
  'instalment',
  'poll',
  'joining',
  'reading',
  'expense',
  'refund',
  'order',
  'arrears',
  'billing-run',
  'device-offline',
] as const;
export type TodayKind = (typeof todayKinds)[number];

/**
 * Why a visit needs somebody. `comes`: it was agreed, for today or next; `unanswered`: the slots that were offered wait for
 * a resident for more than a day, or are over; `declined`: none of them fits; `choose`: the person is to take one.
 */
export const visitReasons = ['comes', 'unanswered', 'declined', 'choose'] as const;
export type VisitReason = (typeof visitReasons)[number];
