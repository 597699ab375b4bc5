import { AsyncLocalStorage } from 'node:async_hooks';
import type { Locale } from '@imah/contract/core/words';

const languages = new AsyncLocalStorage<Locale>();

/** Does work whose results are read in this language: a call of the API, a letter. */
export function inLanguageOfReader<T>(locale: Locale, work: () => T): T {
  return languages.run(locale, work);
}

/** The language of whoever reads what is being prepared; Indonesian where nobody has said. */
export function languageOfReader(): Locale {
  return languages.getStore() ?? 'id';
}
