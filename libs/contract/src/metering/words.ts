export {
  judgeReading,
  type JudgedMeter,
  mostCounted,
  needsApproval,
  type ReadingAnomaly,
  readingAnomalies,
  type ReadValues,
  stepBetween,
} from './reading-rules.ts';

/** What a meter counts: kWh, m³ of water, gas and hot water, BTU of cooling. */
export const meterResources = ['electricity', 'water', 'gas', 'hot-water', 'btu'] as const;
export type MeterResource = (typeof meterResources)[number];

/** Whose consumption it counts: a unit's, what all use, or all that goes to the meters below it. */
export const meterRoles = ['unit', 'common', 'main'] as const;
export type MeterRole = (typeof meterRoles)[number];

/** An archived meter is kept with its readings, and no longer read. */
export const meterStates = ['active', 'archived'] as const;
export type MeterState = (typeof meterStates)[number];

/** Which meters of a building a list shows. */
export const meterShows = ['active', 'archived'] as const;

/** How a list of meters goes: main ones before those below them, or as somebody passes them who walks from floor to floor. */
export const meterOrders = ['tree', 'walk'] as const;
export type MeterOrder = (typeof meterOrders)[number];

/** Who or what said what a meter shows. */
export const readingSources = ['device', 'staff', 'resident', 'import', 'phone'] as const;
export type ReadingSource = (typeof readingSources)[number];

/** What staff say of themselves: seen on the meter, or told by telephone. */
export const staffSources = ['staff', 'phone'] as const satisfies readonly ReadingSource[];

/** The value with which a meter was put in, one read in between, and the one with which it was taken out. */
export const readingKinds = ['first', 'regular', 'last'] as const;
export type ReadingKind = (typeof readingKinds)[number];

/** Where a reading stands. An `estimate` stands in for a reading that nobody could take. */
export const readingStates = ['submitted', 'approved', 'rejected', 'estimate'] as const;
export type ReadingState = (typeof readingStates)[number];

/** What is said to a reading that waits. */
export const readingDecisions = ['approve', 'reject'] as const;
export type ReadingDecision = (typeof readingDecisions)[number];

/** What is done to a reading: somebody approves or rejects what waits, and puts another in the place of what counts. */
export const readingMoves = [...readingDecisions, 'correct'] as const;
export type ReadingMove = (typeof readingMoves)[number];

/**
 * The chart of a reading: to which state each move leads; a move that is not named is refused. A corrected one stays to be
 * seen, and the one in its place is a reading of its own.
 */
export const readingChart: Readonly<
  Record<ReadingState | 'corrected', Partial<Record<ReadingMove, ReadingState | 'corrected'>>>
> = {
  submitted: { approve: 'approved', reject: 'rejected' },
  approved: { correct: 'corrected' },
  rejected: {},
  estimate: { correct: 'corrected' },
  corrected: {},
};

/** By what the consumption of a span is known: readings near both of its ends, an estimate at one of them, or not at all. */
export const consumptionBases = ['readings', 'estimate', 'none'] as const;
export type ConsumptionBasis = (typeof consumptionBases)[number];

/** Whether the person can say what a meter shows now. `outside-window`: residents read on some days of the month only. */
export const readingEntries = ['open', 'outside-window', 'none'] as const;
export type ReadingEntry = (typeof readingEntries)[number];

/** Registers of a meter, digits of each before the comma. */
export const meterBounds = { registers: 4, minDigits: 3, maxDigits: 9, maxMultiplierE6: 100_000_000_000 } as const;

/** Whether who stands before a meter has to show what they read; what is told by telephone, estimated or imported has no photo. */
export const photoDemands = ['optional', 'required'] as const;
export type PhotoDemand = (typeof photoDemands)[number];

/** Photos of one reading: a meter with several registers shows one after the other. */
export const mostReadingPhotos = 4;

/** Days of the month on which residents read, and the last on which staff do: what holds where a building says nothing. */
export const defaultMeterSettings = {
  residentFromDay: 20,
  residentToDay: 25,
  staffUntilDay: 28,
  photo: 'optional',
} as const;
