import { use } from 'react';
import { forgetOnLocaleChange } from './failed-loads.ts';
import { useLocale } from './locale-provider.tsx';

export interface LocalizedDefinition<T> {
  readonly id: T;
  /** Loads the English version when somebody first needs it. */
  readonly loadEn: () => Promise<T>;
}

/**
 * Makes the hook that reads one thing in the language in use. Indonesian is at hand; English is
 * fetched once and suspends meanwhile. When it cannot be fetched the Indonesian one stands in, and
 * the next change of language tries again.
 */
export function defineLocalized<T>({ id, loadEn }: LocalizedDefinition<T>): () => T {
  let english: Promise<T> | null = null;

  function loadEnglish(): Promise<T> {
    english ??= loadEn().catch(() => {
      forgetOnLocaleChange(() => {
        english = null;
      });
      return id;
    });
    return english;
  }

  return function useLocalized() {
    const { locale } = useLocale();
    return locale === 'id' ? id : use(loadEnglish());
  };
}
