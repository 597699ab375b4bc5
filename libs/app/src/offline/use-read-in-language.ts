import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocale } from '../i18n/locale-provider.tsx';

interface ReadInLanguage {
  readonly refresh: () => void;
  readonly language: () => string;
}

/**
 * Reads again what the page shows when its language changes: the server names what an organisation did not rename in the
 * language it is asked in.
 */
export function useReadInLanguage({ refresh, language }: ReadInLanguage): void {
  const { locale } = useLocale();
  const queryClient = useQueryClient();
  const asked = useRef(language());

  useEffect(() => {
    const now = language();
    if (asked.current === now) return;
    asked.current = now;
    refresh();
    void queryClient.invalidateQueries();
    // Only a change of the language can change what is asked in.
  }, [locale, language, queryClient, refresh]);
}
