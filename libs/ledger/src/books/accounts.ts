/** What an account is of. */
export const accountTypes = ['asset', 'liability', 'equity', 'revenue', 'expense'] as const;
export type AccountType = (typeof accountTypes)[number];

/** The two sides of an account. */
export const sides = ['debit', 'credit'] as const;
export type Side = (typeof sides)[number];

interface SeededAccount {
  readonly code: string;
  readonly type: AccountType;
  /** Stands on the other side of its type: what is taken off an asset. */
  readonly contra?: true;
}

/** The accounts that every organisation begins with, by the name the rules know them by. */
export const seededAccounts = {
  cash: { code: '1100', type: 'asset' },
  bank: { code: '1110', type: 'asset' },
  clearing: { code: '1120', type: 'asset' },
  receivables: { code: '1200', type: 'asset' },
  inventory: { code: '1300', type: 'asset' },
  fixedAssets: { code: '1500', type: 'asset' },
  depreciation: { code: '1590', type: 'asset', contra: true },
  deposits: { code: '2100', type: 'liability' },
  heldDeposits: { code: '2110', type: 'liability' },
  ppnPayable: { code: '2200', type: 'liability' },
  pbjtPayable: { code: '2210', type: 'liability' },
  withheldTax: { code: '2220', type: 'liability' },
  payables: { code: '2300', type: 'liability' },
  sinkingFund: { code: '2400', type: 'liability' },
  equity: { code: '3100', type: 'equity' },
  serviceCharges: { code: '4100', type: 'revenue' },
  utilities: { code: '4200', type: 'revenue' },
  lateFees: { code: '4300', type: 'revenue' },
  sales: { code: '4400', type: 'revenue' },
  operations: { code: '5100', type: 'expense' },
  maintenance: { code: '5200', type: 'expense' },
  channelFees: { code: '5300', type: 'expense' },
  depreciationCost: { code: '5400', type: 'expense' },
  rounding: { code: '5900', type: 'expense' },
} as const satisfies Readonly<Record<string, SeededAccount>>;
export type AccountKey = keyof typeof seededAccounts;

/** The names of {@link seededAccounts}, by their codes. */
export const accountKeys = Object.keys(seededAccounts) as readonly AccountKey[];

/** On which side an account of a type grows. */
export function normalSide(type: AccountType): Side {
  return type === 'asset' || type === 'expense' ? 'debit' : 'credit';
}

/** On which side a seeded account grows: what wears off an asset stands against it. */
export function sideOf(key: AccountKey): Side {
  const { type, contra }: SeededAccount = seededAccounts[key];
  return contra ? opposite(normalSide(type)) : normalSide(type);
}

/** The other side. */
export function opposite(side: Side): Side {
  return side === 'debit' ? 'credit' : 'debit';
}
