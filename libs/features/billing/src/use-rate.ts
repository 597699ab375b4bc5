import { useFormat } from '@imah/app/i18n';

/** Digits behind the comma of a rate; an amount has none. */
function decimalsOf(rateE4: number): number {
  if (rateE4 % 10_000 === 0) return 0;
  return rateE4 % 100 === 0 ? 2 : 4;
}

/** Writes ten-thousandths of a rupiah: `Rp 18.000`, `Rp 1.444,70`. */
export function useRate(): (rateE4: number) => string {
  const format = useFormat();
  return (rateE4) => `Rp\u00A0${format.number(rateE4 / 10_000, decimalsOf(rateE4))}`;
}
