import { useFormat } from '@imah/app/i18n';

/** Writes `2026-12-20` as people read it. */
export function useDay(): (day: string) => string {
  const format = useFormat();
  return (day) => format.date(`${day}T05:00:00Z`, 'Asia/Jakarta');
}
