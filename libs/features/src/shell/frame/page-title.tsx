import { useLayoutEffect } from 'react';
import { useLocale } from '../../i18n/index.ts';
import type { ResolvedRoute } from '../routes/index.ts';

const product = 'Imah';

/** The window's title of a page (S-18): its own words, then the product's name. */
export function windowTitle(title: string): string {
  return title.startsWith(product) ? title : `${title} · ${product}`;
}

/** Keeps the window's title in step with the page and the language. Stands before the page, which may say more. */
export function PageTitle({ title }: Pick<ResolvedRoute, 'title'>) {
  const { locale } = useLocale();
  useLayoutEffect(() => {
    document.title = windowTitle(title[locale]);
  }, [title, locale]);
  return null;
}

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
