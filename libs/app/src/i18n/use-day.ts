import { noonOf } from './local-day.ts';
import { useFormat } from './use-format.ts';

/** Writes a day as people read it: `2026-12-20` as 20 Desember 2026. */
export function useDay(): (day: string) => string {
  const format = useFormat();
  return (day) => format.date(noonOf(day), 'Asia/Jakarta');
}
