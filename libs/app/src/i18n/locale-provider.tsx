import type { Locale } from '@imah/contract/core/words';
import { createContext, type ReactNode, startTransition, useContext, useEffect, useMemo, useState } from 'react';
import { forgetFailedLoads } from './failed-loads.ts';
import { type LocaleStorage, readLocale, writeLocale } from './locale-preference.ts';

export interface LocaleContextValue {
  readonly locale: Locale;
  /** Changes every text in place; what is on the page stays until the other language has loaded. */
  readonly setLocale: (locale: Locale) => void;
}

export interface LocaleProviderProps {
  /** The language of the first render: that of the prerendered HTML, so that hydration finds what it expects. */
  readonly initialLocale: Locale;
  /** Where the choice is kept. Without it the choice lasts as long as the page. */
  readonly storage?: LocaleStorage | undefined;
  readonly children: ReactNode;
}

const LocaleContext = createContext<LocaleContextValue>({ locale: 'id', setLocale: () => undefined });

/** Gives the language to every text below it and keeps `<html lang>` in step. */
export function LocaleProvider({ initialLocale, storage, children }: LocaleProviderProps) {
  const [locale, setCurrent] = useState(initialLocale);

  useEffect(() => {
    const kept = storage === undefined ? null : readLocale(storage);
    if (kept !== null) startTransition(() => setCurrent(kept));
  }, [storage]);

  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);

  const value = useMemo(
    () => ({
      locale,
      setLocale: (next: Locale) => {
        if (storage !== undefined) writeLocale(storage, next);
        forgetFailedLoads();
        startTransition(() => setCurrent(next));
      },
    }),
    [locale, storage],
  );

  return <LocaleContext value={value}>{children}</LocaleContext>;
}

/** The language in use and the way to change it. */
export function useLocale(): LocaleContextValue {
  return useContext(LocaleContext);
}
