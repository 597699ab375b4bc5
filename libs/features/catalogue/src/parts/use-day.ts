import { noonOf, useFormat } from '@imah/app/i18n';

/** Writes `2026-12-20` as people read it. */
function useDay(): (day: string) => string {
  const format = useFormat();
  return (day) => format.date(noonOf(day), 'Asia/Jakarta');
}

/** Writes from when until when something holds. */
export function useSpan(words: {
  readonly since: (from: string) => string;
  readonly between: (from: string, to: string) => string;
}): (from: string, to: string | null) => string {
  const day = useDay();
  return (from, to) => (to === null ? words.since(day(from)) : words.between(day(from), day(to)));
}
