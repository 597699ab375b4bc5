type AgeUnit = 'now' | 'seconds' | 'minutes' | 'hours' | 'days';

export interface AgeParts {
  readonly unit: AgeUnit;
  readonly count: number;
}

/** Splits an age in ms into the largest whole unit; below 5 s it is `now`. */
export function ageOf(ms: number): AgeParts {
  const seconds = Math.floor(ms / 1000);
  if (seconds < 5) return { unit: 'now', count: 0 };
  if (seconds < 60) return { unit: 'seconds', count: seconds };
  if (seconds < 3600) return { unit: 'minutes', count: Math.floor(seconds / 60) };
  if (seconds < 86_400) return { unit: 'hours', count: Math.floor(seconds / 3600) };
  return { unit: 'days', count: Math.floor(seconds / 86_400) };
}
