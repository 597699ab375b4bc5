import { divideHalfUp } from '@imah/ledger';

/** A line of a bill, with what of it was credited already; whole rupiah. */
export interface CreditableLine {
  readonly position: number;
  /** Without taxes. */
  readonly net: number;
  readonly tax: number;
  readonly localTax: number;
  readonly credited: number;
}

/** What a credit takes back of a line: of the charge itself, and of its taxes. */
export interface CreditParts {
  readonly net: number;
  readonly tax: number;
  readonly localTax: number;
}

/** What a line has asked for, with its taxes. */
export const grossOf = ({ net, tax, localTax }: CreditableLine): number => net + tax + localTax;

/** What of a line may still be credited. */
export const restOf = (line: CreditableLine): number => grossOf(line) - line.credited;

/**
 * Parts an amount into charge and taxes, each by its share of the line: several credits of a line come to its parts
 * exactly, whatever their amounts.
 */
export function partsOf(line: CreditableLine, amount: number): CreditParts {
  const upTo = (credited: number): CreditParts => {
    // Both taxes are rounded as one: each rounded up, they would take more than was credited.
    const taxes = shareOf(line.tax + line.localTax, credited, grossOf(line));
    const tax = shareOf(line.tax, taxes, line.tax + line.localTax);
    return { net: credited - taxes, tax, localTax: taxes - tax };
  };
  const [before, after] = [upTo(line.credited), upTo(line.credited + amount)];
  return {
    net: after.net - before.net,
    tax: after.tax - before.tax,
    localTax: after.localTax - before.localTax,
  };
}

/** Which lines take back all that is open: from the first on, each as far as it goes. */
export function spread<L extends CreditableLine>(
  lines: readonly L[],
  outstanding: number,
): readonly { readonly line: L; readonly amount: number }[] {
  let left = outstanding;
  return lines.flatMap((line) => {
    const amount = Math.min(restOf(line), left);
    left -= amount;
    return amount > 0 ? [{ line, amount }] : [];
  });
}

/** Rounded half up. */
const shareOf = (whole: number, part: number, of: number): number =>
  of === 0 ? 0 : Number(divideHalfUp(BigInt(whole) * BigInt(part), BigInt(of)));
