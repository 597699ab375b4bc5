/** The units in which parts are mostly counted; any other can be written. */
export const partUnits = ['pcs', 'm', 'l', 'kg', 'set', 'box', 'roll', 'sheet'] as const;
export type PartUnit = (typeof partUnits)[number];

/** What `qtyMilli` thousandths cost at `unitPrice`, in whole rupiah; half a rupiah counts up. */
export function partAmount(qtyMilli: number, unitPrice: number): number {
  // The product has more digits than a number keeps.
  return Number((BigInt(qtyMilli) * BigInt(unitPrice) + 500n) / 1000n);
}
