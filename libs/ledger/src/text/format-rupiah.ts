/** An amount as people read it: `Rp 1.234.567`, `-Rp 1.500.000`, with a space that does not break. */
export function formatRupiah(amount: bigint): string {
  return `${amount < 0n ? '-' : ''}Rp\u00a0${grouped(amount < 0n ? -amount : amount)}`;
}

/** Digits in groups of three with dots, as Indonesian money is written in every language. */
export function grouped(value: bigint): string {
  return String(value).replaceAll(/\B(?=(\d{3})+$)/g, '.');
}
