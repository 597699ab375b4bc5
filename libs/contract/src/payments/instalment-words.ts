/** Where a plan of instalments stands; `lapsed`: nobody agreed in time, `broken`: a part was not paid in time. */
export const instalmentStates = [
  'proposed',
  'running',
  'completed',
  'broken',
  'refused',
  'lapsed',
  'cancelled',
] as const;
export type InstalmentState = (typeof instalmentStates)[number];

/** What happens to a plan of instalments. */
export const instalmentMoves = ['accept', 'refuse', 'lapse', 'complete', 'break', 'cancel'] as const;
export type InstalmentMove = (typeof instalmentMoves)[number];

/** The chart of a plan of instalments. Nothing leads back: who wants another plan agrees on a new one. */
export const instalmentChart: Readonly<Record<InstalmentState, Partial<Record<InstalmentMove, InstalmentState>>>> = {
  proposed: { accept: 'running', refuse: 'refused', lapse: 'lapsed', cancel: 'cancelled' },
  running: { complete: 'completed', break: 'broken', cancel: 'cancelled' },
  completed: {},
  broken: {},
  refused: {},
  lapsed: {},
  cancelled: {},
};

/** Whether its bills are still paid by the plan, or may be once its payer agrees. */
export const isOpenPlan = (state: InstalmentState): boolean => state === 'proposed' || state === 'running';

/** How often a part is due. */
export const instalmentRhythms = ['week', 'month'] as const;
export type InstalmentRhythm = (typeof instalmentRhythms)[number];

/** How the parts are said: how many, or what each of them comes to. */
export const instalmentSplits = ['count', 'amount'] as const;
export type InstalmentSplit = (typeof instalmentSplits)[number];

/** How few and how many parts a plan has. */
export const instalmentCounts = { fewest: 2, most: 12 } as const;

/** Where a part stands; `late`: its day is over, `dropped`: a credit note has taken all of it away. */
export const instalmentPartStates = ['open', 'partial', 'late', 'paid', 'dropped'] as const;
export type InstalmentPartState = (typeof instalmentPartStates)[number];

/** Who agreed to a plan: its payer, or who keeps the books for somebody without an account. */
export const instalmentAgreements = ['payer', 'bookkeeper'] as const;
export type InstalmentAgreement = (typeof instalmentAgreements)[number];
