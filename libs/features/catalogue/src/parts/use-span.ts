import { useDay } from '@imah/app/i18n';

/** Writes from when until when something holds. */
export function useSpan(words: {
  readonly since: (from: string) => string;
  readonly between: (from: string, to: string) => string;
}): (from: string, to: string | null) => string {
  const day = useDay();
  return (from, to) => (to === null ? words.since(day(from)) : words.between(day(from), day(to)));
}
