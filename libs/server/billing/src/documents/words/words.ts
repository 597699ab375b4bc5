import type { LineKind, MeteredKind } from '@imah/contract/billing/words';
import type { BillState, ReceivedMethod } from '@imah/contract/payments/words';

/** All that a document says, in one language. Months, days and amounts come written. */
export interface DocumentWords {
  /** As it is marked in the file. */
  readonly language: string;
  /** By which days and months are written. */
  readonly intl: string;
  readonly bill: {
    /** What its file's name begins with, in plain letters. */
    readonly file: string;
    readonly title: (month: string) => string;
    /** Of all bills of a month in one file. */
    readonly all: (building: string, month: string) => string;
    readonly number: string;
    readonly unit: string;
    readonly unitOf: (unit: string, building: string) => string;
    readonly name: string;
    readonly due: string;
    readonly standing: string;
    readonly states: Readonly<Record<BillState, string>>;
    readonly lines: string;
    readonly charge: string;
    readonly reckoned: string;
    readonly amount: string;
    readonly kinds: Readonly<Record<LineKind, string>>;
    readonly formula: Readonly<Record<'area' | 'unit', (quantity: string, rate: string) => string>>;
    /** What meters count in. */
    readonly units: Readonly<Record<MeteredKind, string>>;
    readonly meter: (number: string, used: string) => string;
    readonly estimate: string;
    readonly begin: (value: string, day: string) => string;
    readonly end: (value: string, day: string) => string;
    readonly unread: string;
    readonly correction: (quantity: string) => string;
    readonly tier: (quantity: string, rate: string, amount: string) => string;
    readonly fixedFee: (amount: string) => string;
    readonly toMinimum: (amount: string) => string;
    readonly localTax: (percent: string) => string;
    readonly lateFeeTitle: (month: string) => string;
    readonly openingTitle: (month: string) => string;
    /** Where arrears come from of which nothing else was said. */
    readonly openingText: string;
    readonly late: (number: string, due: string) => string;
    readonly latePart: (days: string, formula: string) => string;
    readonly lateDays: (from: string, to: string, count: number) => string;
    readonly lateShare: (percent: string, base: string, amount: string) => string;
    readonly days: (days: number, all: number, full: string) => string;
    readonly tariff: (month: string) => string;
    readonly tax: string;
    readonly taxBase: (amount: string) => string;
    readonly total: string;
    readonly paid: string;
    /** What neither was paid nor is asked for any more. */
    readonly corrected: string;
    readonly outstanding: string;
    readonly payments: string;
    readonly receipt: string;
    readonly day: string;
    readonly howTo: string;
    readonly howToText: (number: string, due: string) => string;
    readonly settledText: string;
    /** Of a bill that nobody has to pay. */
    readonly cancelledText: string;
    readonly stamp: string;
  };
  readonly receipt: {
    readonly file: string;
    readonly title: (number: string) => string;
    readonly from: string;
    readonly amount: string;
    readonly day: string;
    readonly method: string;
    readonly reference: string;
    readonly note: string;
    readonly by: string;
    readonly for: string;
    readonly bill: string;
    readonly month: string;
    readonly unit: string;
    readonly excess: string;
    readonly reversed: string;
    readonly reversedText: (name: string, day: string, reason: string) => string;
    readonly stamp: string;
  };
  readonly creditNote: {
    readonly file: string;
    readonly title: (number: string) => string;
    readonly bill: string;
    readonly billOf: (number: string, month: string) => string;
    readonly day: string;
    readonly reason: string;
    readonly by: string;
    readonly lines: string;
    readonly total: string;
    readonly text: string;
  };
  readonly methods: Readonly<Record<ReceivedMethod, string>>;
  readonly inWords: string;
  readonly taxNumber: (number: string) => string;
  readonly footer: (what: string, page: number) => string;
}
