/**
 * The kinds of number people write on paper (domain model 5.0), and what each counts. A number is recognised before
 * anything is numbered that way: the search then says honestly that there is none.
 */
export const numberKinds = {
  TKT: 'ticket',
  INV: 'bill',
  SA: 'opening-bill',
  KWT: 'receipt',
  PAY: 'payment',
  AST: 'asset',
  WO: 'work-order',
  PO: 'purchase-order',
  TPC: 'topic',
  GGN: 'outage',
  BRG: 'item',
} as const;
export type NumberKind = keyof typeof numberKinds;

/** A number as it is printed: kind, year and six digits. */
export interface HumanNumber {
  readonly kind: NumberKind;
  readonly year: number;
  readonly count: number;
  /** As it is printed, whatever was typed: `TKT-2026-000123`. */
  readonly text: string;
}

const pattern = /^([a-z]{2,3})[\s./-]*(\d{4})[\s./-]+(\d{1,6})$/i;

/** The number that a text names, also without its leading zeros or with other separators; null where it names none. */
export function readHumanNumber(text: string): HumanNumber | null {
  const [, prefix = '', year = '', digits = ''] = pattern.exec(text.trim()) ?? [];
  const kind = prefix.toUpperCase();
  if (!isNumberKind(kind)) return null;
  return { kind, year: Number(year), count: Number(digits), text: `${kind}-${year}-${digits.padStart(6, '0')}` };
}

function isNumberKind(text: string): text is NumberKind {
  return Object.hasOwn(numberKinds, text);
}
