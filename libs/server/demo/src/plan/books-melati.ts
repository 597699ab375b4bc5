import type { TariffDraft } from '@imah/contract/billing';

/** When somebody pays their bill, and how much of it. */
export interface PayerHabit {
  readonly name: string;
  readonly method: 'transfer' | 'cash';
  /** Days after the bill was issued. */
  readonly afterDays: number;
  /** So many of the newest bills nothing was paid of. */
  readonly owesLast?: number;
  /** What is paid is rounded up to this many rupiah; the rest is kept for them. */
  readonly roundsUpTo?: number;
}

/** A tariff, and for how many months before the newest bills it has held. */
export interface TariffPlan {
  readonly sinceMonths: number;
  readonly draft: TariffDraft extends infer Draft ? (Draft extends unknown ? Omit<Draft, 'from'> : never) : never;
}

export interface BooksPlan {
  readonly building: string;
  /** So many months have been billed. */
  readonly months: number;
  readonly tariffs: readonly TariffPlan[];
  readonly waterMeters: {
    readonly main: string;
    /** What is lost between the main meter and those of the units, in parts of a hundred. */
    readonly lossPercent: number;
    /** Cubic metres a month, by unit. */
    readonly units: readonly (readonly [unit: string, usual: number])[];
  };
  readonly payers: readonly PayerHabit[];
}

const perSquareMetre = (rupiah: number) => rupiah * 10_000;
const shared = { payer: 'occupant', tax: 'none' } as const;

/** A year of Apartemen Menara Melati: most pay in time, some late, two are behind, one pays more than was asked. */
export const melatiBooks: BooksPlan = {
  building: 'MELATI',
  months: 12,
  tariffs: [
    {
      sinceMonths: 12,
      draft: { ...shared, kind: 'service-charge', basis: 'area', rateE4: perSquareMetre(17_500) },
    },
    // Raised in the middle of the year.
    {
      sinceMonths: 6,
      draft: { ...shared, kind: 'service-charge', basis: 'area', rateE4: perSquareMetre(18_500) },
    },
    { sinceMonths: 12, draft: { ...shared, kind: 'sinking-fund', basis: 'area', rateE4: perSquareMetre(1_850) } },
    {
      sinceMonths: 12,
      draft: {
        ...shared,
        kind: 'water',
        basis: 'meter',
        tiers: [
          { upToMilli: 10_000, rateE4: 74_500_000 },
          { upToMilli: 20_000, rateE4: 98_000_000 },
          { upToMilli: null, rateE4: 125_500_000 },
        ],
        fixedFee: 15_000,
        minCharge: 0,
        localTaxPpm: 0,
      },
    },
  ],
  waterMeters: {
    main: 'PAM-00871',
    lossPercent: 6,
    units: [
      ['A-101', 14],
      ['A-102', 18],
      ['A-103', 6],
      ['A-201', 9],
      ['A-203', 11],
      ['A-301', 12],
      ['A-302', 8],
      ['A-304', 22],
      ['A-401', 13],
      ['A-402', 10],
      ['A-501', 7],
      ['A-603', 15],
      ['A-704', 12],
      ['A-801', 9],
    ],
  },
  payers: [
    { name: 'Dewi Lestari', method: 'transfer', afterDays: 3 },
    { name: 'Andi Saputra', method: 'transfer', afterDays: 9 },
    { name: 'Maria Simanjuntak', method: 'transfer', afterDays: 14 },
    { name: 'Putu Ayu Pratiwi', method: 'transfer', afterDays: 6 },
    { name: 'Yohanes Wibowo', method: 'cash', afterDays: 34 },
    { name: 'Fitriani Nasution', method: 'transfer', afterDays: 11 },
    { name: 'Ahmad Fauzi', method: 'transfer', afterDays: 5, roundsUpTo: 100_000 },
    { name: 'Siti Nurhaliza', method: 'transfer', afterDays: 17 },
    { name: 'Bambang Setiawan', method: 'cash', afterDays: 12, owesLast: 2 },
    { name: 'Ratna Puspita', method: 'transfer', afterDays: 8 },
    { name: 'I Made Suartana', method: 'transfer', afterDays: 15 },
    { name: 'Lina Marlina', method: 'transfer', afterDays: 10 },
    { name: 'Togar Siregar', method: 'transfer', afterDays: 19, owesLast: 4 },
    // Whose account the login page shows: their newest bill is theirs to pay.
    { name: 'Sari Wulandari', method: 'transfer', afterDays: 4, owesLast: 1 },
  ],
};
