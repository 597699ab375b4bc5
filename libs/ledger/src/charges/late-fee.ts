import { portionOf } from './line-amount.ts';

/** What is asked for paying late: an amount or a share in millionths, with the least and the most of it in rupiah. */
export type LateFeeRule = (
  | { readonly kind: 'fixed'; readonly amount: bigint }
  | { readonly kind: 'share'; readonly ppm: bigint }
) & { readonly least?: bigint; readonly most?: bigint };

/** The fee for what is overdue, in rupiah: nothing for nothing, never more than the most. */
export function lateFee(overdue: bigint, rule: LateFeeRule): bigint {
  if (overdue <= 0n) return 0n;
  const asked = rule.kind === 'fixed' ? rule.amount : portionOf(overdue, rule.ppm);
  const raised = rule.least !== undefined && asked < rule.least ? rule.least : asked;
  return rule.most !== undefined && raised > rule.most ? rule.most : raised;
}
