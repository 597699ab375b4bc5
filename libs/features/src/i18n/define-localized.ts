import { use } from 'react';
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
  let english: { readonly value: T } | null = null;
  let loading: Promise<T> | null = null;

  function loadEnglish(): Promise<T> {
    loading ??= loadEn().then(
      (value) => {
        english = { value };
        return value;
      },
      () => {
        loading = null;
        return id;
      },
    );
    return loading;
  }

  return function useLocalized() {
    const { locale } = useLocale();
    if (locale === 'id') return id;
    return english === null ? use(loadEnglish()) : english.value;
  };
}
