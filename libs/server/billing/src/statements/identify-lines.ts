import { createHash } from 'node:crypto';
import type { ReadLine } from './files/read-statement.ts';

/** A line of a file as it is kept: in whole rupiah, known by its hash. */
export interface KnownLine {
  readonly on: string;
  readonly amount: number;
  readonly balance: number | null;
  readonly description: string;
  readonly reference: string | null;
  readonly hash: Buffer;
  /** Which one of its day it is in the file. */
  readonly position: number;
}

/**
 * Lines as they are kept, each with what it is known by in another file: its day, its amount and the balance after it, or its
 * text where the file has no balances; of those that are alike on a day, the first, the second, and so on. Files of other layouts
 * that have balances have the same. What comes to less than a rupiah is left out.
 */
export function identifyLines(lines: readonly ReadLine[]): KnownLine[] {
  const seen = new Map<string, number>();
  const ofDay = new Map<string, number>();
  return lines.flatMap((line) => {
    const { on, sen, balanceSen, description, reference } = line;
    const words = [description, reference ?? ''].map((text) => text.toUpperCase().replaceAll(/[^A-Z0-9]/g, ''));
    const key = JSON.stringify([on, sen, ...(balanceSen === null ? words : [balanceSen])]);
    const nth = (seen.get(key) ?? 0) + 1;
    seen.set(key, nth);
    const position = (ofDay.get(on) ?? 0) + 1;
    ofDay.set(on, position);
    const amount = amountOf(line);
    if (amount === 0) return [];
    const hash = createHash('sha256').update(`${key}#${nth}`).digest();
    return [
      {
        on,
        amount,
        balance: balanceSen === null ? null : rupiahOf(balanceSen),
        description,
        reference,
        hash,
        position,
      },
    ];
  });
}

/** Whole rupiah; the half is rounded up, and nothing is nothing, not a zero below it. */
export const rupiahOf = (sen: number): number => Math.round(sen / 100) || 0;

/** By how many whole rupiah the balance moves: so the sum of lines is the rounded balance of the bank, whatever sen are in it. */
function amountOf({ sen, balanceSen }: ReadLine): number {
  if (balanceSen !== null) return rupiahOf(balanceSen) - rupiahOf(balanceSen - sen);
  return sen < 0 ? -rupiahOf(-sen) : rupiahOf(sen);
}
