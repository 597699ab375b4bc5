import { LocaleProvider } from '@imah/app/i18n';
import type { ReactElement } from 'react';
import { renderToReadableStream } from 'react-dom/server';

export type PublicLocale = 'id' | 'en';

/** A public page as the build writes it; English is waited for. */
export async function htmlOf(page: ReactElement, locale: PublicLocale = 'id'): Promise<string> {
  const stream = await renderToReadableStream(<LocaleProvider initialLocale={locale}>{page}</LocaleProvider>);
  await stream.allReady;
  return new Response(stream).text();
}

/** What is read of a piece of HTML. */
export function wordsOf(html: string): string {
  return html
    .replaceAll(/<!--.*?-->|<[^>]*>/g, '')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

/** Each heading with its level, in the order of the page. */
export function headingsIn(html: string): [level: number, words: string][] {
  return [...html.matchAll(/<h([1-6])\b[^>]*>(.*?)<\/h\1>/gs)].map(([, level, inner]) => [
    Number(level),
    wordsOf(inner ?? ''),
  ]);
}

/** Each link: where it leads and what it says. */
export function linksIn(html: string): [href: string, words: string][] {
  return [...html.matchAll(/<a\b[^>]*?href="([^"]*)"[^>]*>(.*?)<\/a>/gs)].map(([, href, inner]) => [
    wordsOf(href ?? ''),
    wordsOf(inner ?? ''),
  ]);
}

/** The inside of every element of that name, in order. */
export function elementsIn(html: string, name: string): string[] {
  return [...html.matchAll(new RegExp(`<${name}(?:\\s[^>]*)?>(.*?)</${name}>`, 'gs'))].map(([, inner]) => inner ?? '');
}
