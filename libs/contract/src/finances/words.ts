/** What an account is of. */
export const accountTypes = ['asset', 'liability', 'equity', 'revenue', 'expense'] as const;
export type AccountType = (typeof accountTypes)[number];

/** The first digit of the code of each type of account. */
export const codeDigits: Readonly<Record<AccountType, string>> = {
  asset: '1',
  liability: '2',
  equity: '3',
  revenue: '4',
  expense: '5',
};

/** The accounts that every organisation begins with, by the name the rules know them by. */
export const accountKeys = [
  'cash',
  'bank',
  'clearing',
  'receivables',
  'inventory',
  'fixedAssets',
  'depreciation',
  'deposits',
  'heldDeposits',
  'ppnPayable',
  'pbjtPayable',
  'withheldTax',
  'payables',
  'sinkingFund',
  'equity',
  'serviceCharges',
  'utilities',
  'lateFees',
  'sales',
  'operations',
  'maintenance',
  'channelFees',
  'depreciationCost',
  'rounding',
] as const;
export type AccountKey = (typeof accountKeys)[number];

/** What is read from the books. */
export const reportKinds = ['profit-loss', 'balance-sheet', 'cash-flow'] as const;
export type ReportKind = (typeof reportKinds)[number];

/** What of a report is more than one account, and can be opened as one: its sections, and what they come to. */
export const entryGroups = [
  'asset',
  'liability',
  'equity',
  'revenue',
  'expense',
  'operating',
  'investing',
  'financing',
  'result',
  'owed',
  'money',
] as const;
export type EntryGroup = (typeof entryGroups)[number];

/** A month before all books: what has come together since then is all there is. */
export const beforeAllBooks = '2000-01';

/** How long a report is of. */
export const reportSpans = ['month', 'quarter', 'year'] as const;
export type ReportSpan = (typeof reportSpans)[number];

/** What accounts of a report are gathered under; of a cash flow by what the money came from or went to. */
export const reportSections = [...accountTypes, 'operating', 'investing', 'financing'] as const;
export type ReportSection = (typeof reportSections)[number];

/** Where a month of the books stands. */
export const periodStates = ['open', 'closed', 'reopened'] as const;
export type PeriodState = (typeof periodStates)[number];

/** What is done to a month of the books. */
export const periodMoves = ['close', 'reopen'] as const;
export type PeriodMove = (typeof periodMoves)[number];

/** The chart of a month: to which state each move leads; a move that is not named is refused. */
export const periodChart: Readonly<Record<PeriodState, Partial<Record<PeriodMove, PeriodState>>>> = {
  open: { close: 'closed' },
  closed: { reopen: 'reopened' },
  reopened: { close: 'closed' },
};

/** What is looked at before a month is closed, in the order in which people see to it. */
export const closingChecks = ['month-over', 'earlier-closed', 'runs-issued', 'books-agree', 'clearing-empty'] as const;
export type ClosingCheck = (typeof closingChecks)[number];

/** Whether a check keeps a month from being closed, or only says what is odd. */
export const checkResults = ['passed', 'warning', 'failed'] as const;
export type CheckResult = (typeof checkResults)[number];

/** Where a budget of a year stands. */
export const budgetStates = ['draft', 'submitted', 'approved', 'replaced', 'discarded'] as const;
export type BudgetState = (typeof budgetStates)[number];

/** What is done to a budget. */
export const budgetMoves = ['submit', 'return', 'approve', 'replace', 'discard'] as const;
export type BudgetMove = (typeof budgetMoves)[number];

/** The chart of a budget: to which state each move leads; a move that is not named is refused. */
export const budgetChart: Readonly<Record<BudgetState, Partial<Record<BudgetMove, BudgetState>>>> = {
  draft: { submit: 'submitted', discard: 'discarded' },
  submitted: { approve: 'approved', return: 'draft' },
  approved: { replace: 'replaced' },
  replaced: {},
  discarded: {},
};

/** The moves that people ask for; an approved budget is replaced by the next that is approved. */
export const askedBudgetMoves = ['submit', 'return', 'approve', 'discard'] as const;
export type AskedBudgetMove = (typeof askedBudgetMoves)[number];

/** With what a budget begins: with nothing, with what last year came to, or with the one that is approved. */
export const budgetBases = ['empty', 'last-year', 'approved'] as const;
export type BudgetBasis = (typeof budgetBases)[number];

/** What a table of a budget says, by column: an account, its year, or each of its months. */
export const budgetColumns = [
  'account',
  'year',
  'm1',
  'm2',
  'm3',
  'm4',
  'm5',
  'm6',
  'm7',
  'm8',
  'm9',
  'm10',
  'm11',
  'm12',
] as const;
export type BudgetColumn = (typeof budgetColumns)[number];

/** The most rupiah of a month and the most lines of a budget, and for how long an import is undone, in hours. */
export const budgetBounds = { amount: 100_000_000_000, lines: 300, undoHours: 24 } as const;

/** A year's rupiah over its twelve months, as even as whole rupiah are: the months add up to the year. */
export function spreadYear(amount: number): number[] {
  const until = (months: number) => Math.floor((amount * months) / 12);
  return Array.from({ length: 12 }, (_, month) => until(month + 1) - until(month));
}

/** As what a budget beside what became of it is written. */
export const budgetFileFormats = ['csv', 'xlsx'] as const;
export type BudgetFileFormat = (typeof budgetFileFormats)[number];

/** As what the journal is written. */
export const journalFormats = ['csv', 'hledger'] as const;
export type JournalFormat = (typeof journalFormats)[number];

/** Months from one to another, both of them in it, as `2026-11`. */
export interface Months {
  readonly from: string;
  readonly to: string;
}

const lengths: Readonly<Record<ReportSpan, number>> = { month: 1, quarter: 3, year: 12 };

/** The month that is so many after another, or before it. */
export function monthAfter(month: string, count: number): string {
  const [year = 0, index = 0] = month.split('-').map(Number);
  const months = year * 12 + index - 1 + count;
  return `${String(Math.floor(months / 12)).padStart(4, '0')}-${String((months % 12) + 1).padStart(2, '0')}`;
}

/** The months of the span that a month is in: itself, its quarter or its year of the calendar. */
export function monthsOf(span: ReportSpan, month: string): Months {
  const length = lengths[span];
  const index = Number(month.slice(5)) - 1;
  const from = monthAfter(month, -(index % length));
  return { from, to: monthAfter(from, length - 1) };
}

/** The months of a report, those of the span before it, and the same of the year before. */
export function reportColumns(span: ReportSpan, month: string): readonly [Months, Months, Months] {
  const now = monthsOf(span, month);
  const shifted = (by: number): Months => ({ from: monthAfter(now.from, by), to: monthAfter(now.to, by) });
  return [now, shifted(-lengths[span]), shifted(-12)];
}
