import { useLayoutEffect } from 'react';
import { useLocale } from '../../i18n/index.ts';
import { windowTitle } from './page-title.tsx';

/** Puts what the page is about, once it is known, into the window's title instead of the kind of page. */
export function useNameInTitle(name: string | null): void {
  const { locale } = useLocale();
  useLayoutEffect(() => {
    if (name === null) return undefined;
    const general = document.title;
    document.title = windowTitle(name);
    // Before the title of the page that comes next, which may be nameless.
    return () => {
      document.title = general;
    };
  }, [name, locale]);
}
