import { useFormat } from '@imah/app/i18n';

/** Writes millionths as a share: `3%`, `2,40%`. */
export function usePercent(): (ppm: number) => string {
  const format = useFormat();
  return (ppm) => `${format.number(ppm / 10_000, ppm % 10_000 === 0 ? 0 : 2)}%`;
}
