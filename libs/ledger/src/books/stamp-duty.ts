/** Above this, in rupiah, a receipt bears stamp duty (UU 10/2020). */
const threshold = 5_000_000n;

/** Whether a receipt of so many rupiah needs stamp duty (e-meterai). */
export function needsStampDuty(amount: bigint): boolean {
  return amount > threshold;
}
