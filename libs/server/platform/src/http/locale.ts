import type { IncomingHttpHeaders } from 'node:http';
import type { Locale } from '@imah/contract/core/words';

/**
 * The language that a program chose for its person (`Imah-Language`); null without one. `Accept-Language` cannot say so:
 * every browser sends one by itself.
 */
export function chosenLocale(headers: IncomingHttpHeaders): Locale | null {
  const chosen = headers['imah-language'];
  return chosen === 'id' || chosen === 'en' ? chosen : null;
}

/** The language a browser asks for: English only where it is preferred to Indonesian. */
export function readLocale(acceptLanguage: string | undefined): Locale {
  let chosen: Locale = 'id';
  let best = 0;
  for (const part of (acceptLanguage ?? '').split(',')) {
    const [tag = '', ...params] = part.trim().toLowerCase().split(';');
    const language = tag.split('-')[0];
    const quality = Number(
      params
        .find((param) => param.trim().startsWith('q='))
        ?.trim()
        .slice(2) ?? 1,
    );
    // Java and old browsers still call Indonesian "in".
    const locale = language === 'en' ? 'en' : language === 'id' || language === 'in' ? 'id' : null;
    if (locale !== null && quality > best) {
      chosen = locale;
      best = quality;
    }
  }
  return chosen;
}
