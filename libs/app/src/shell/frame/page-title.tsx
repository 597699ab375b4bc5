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
