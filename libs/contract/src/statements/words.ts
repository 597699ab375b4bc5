/** Banks whose accounts an organisation keeps; those with a statement of their own by name. */
export const statementBanks = ['bca', 'mandiri', 'bri', 'bni', 'other'] as const;
export type StatementBank = (typeof statementBanks)[number];

/** In which layout a statement was read: the CSV of a bank, or a file that any bank writes. */
export const statementFormats = ['bca', 'mandiri', 'bri', 'bni', 'mt940', 'camt053'] as const;
export type StatementFormat = (typeof statementFormats)[number];

/** Where a line of a statement stands: nobody has dealt with it, it is matched with the books, or it needs nothing. */
export const statementLineStates = ['new', 'matched', 'ignored'] as const;
export type StatementLineState = (typeof statementLineStates)[number];

/** What is done to a line of a statement. */
export const statementLineMoves = ['match', 'undo', 'ignore', 'restore'] as const;
export type StatementLineMove = (typeof statementLineMoves)[number];

/** The chart of a line: to which state each move leads; a move that is not named is refused. */
export const statementLineChart: Readonly<
  Record<StatementLineState, Partial<Record<StatementLineMove, StatementLineState>>>
> = {
  new: { match: 'matched', ignore: 'ignored' },
  matched: { undo: 'new' },
  ignored: { restore: 'new' },
};

/** What a column of a statement can mean, where something is wrong with it. */
export const statementColumns = ['date', 'description', 'amount', 'balance'] as const;
export type StatementColumn = (typeof statementColumns)[number];

/** Bytes and lines of one file, and how much is matched at once. */
export const statementLimits = { fileBytes: 3_000_000, lines: 20_000, together: 50, settled: 500 } as const;

/** With what a line is matched: an entry of the books, a payer's payment, what a gateway pays out, or an account. */
export const matchKinds = ['entry', 'payer', 'settlement', 'account'] as const;
export type MatchKind = (typeof matchKinds)[number];

/** Why something is suggested for a line. */
export const suggestionReasons = [
  'amount',
  'amount-together',
  'unique-suffix',
  'bill-number',
  'payment-number',
  'reference',
  'name',
  'unit',
  'near-day',
  'less-fee',
  'bank-words',
] as const;
export type SuggestionReason = (typeof suggestionReasons)[number];
