const failed = new Set<() => void>();

/** Remembers how to forget a translation that could not be fetched. */
export function forgetOnLocaleChange(forget: () => void): void {
  failed.add(forget);
}

/** Somebody chose a language: what failed before may be fetched again. */
export function forgetFailedLoads(): void {
  for (const forget of failed) forget();
  failed.clear();
}
