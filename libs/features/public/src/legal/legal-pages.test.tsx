import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { elementsIn, headingsIn, htmlOf, linksIn, type PublicLocale, wordsOf } from '../testing/html-of.tsx';
import { cookieEn } from './cookie/cookie-en.ts';
import { cookieId } from './cookie/cookie-id.ts';
import { CookiePage } from './cookie/cookie-page.tsx';
import type { LegalDocument } from './legal-document.ts';
import { privacyEn } from './privacy/privacy-en.ts';
import { privacyId } from './privacy/privacy-id.ts';
import { PrivacyPage } from './privacy/privacy-page.tsx';
import { termsEn } from './terms/terms-en.ts';
import { termsId } from './terms/terms-id.ts';
import { TermsPage } from './terms/terms-page.tsx';

const pages: readonly [name: string, page: ReactElement, locale: PublicLocale, document: LegalDocument][] = [
  ['the terms in Indonesian', <TermsPage key="terms" />, 'id', termsId],
  ['the terms in English', <TermsPage key="terms" />, 'en', termsEn],
  ['the privacy policy in Indonesian', <PrivacyPage key="privacy" />, 'id', privacyId],
  ['the privacy policy in English', <PrivacyPage key="privacy" />, 'en', privacyEn],
  ['the page on cookies in Indonesian', <CookiePage key="cookie" />, 'id', cookieId],
  ['the page on cookies in English', <CookiePage key="cookie" />, 'en', cookieEn],
];

describe.each(pages)('%s', (_name, page, locale, document) => {
  it('has one title and under it each heading in the order of the document', async () => {
    expect(headingsIn(await htmlOf(page, locale))).toEqual([
      [1, document.title],
      ...document.sections.map(({ heading }) => [2, heading]),
    ]);
  });

  it('says below its title what it is about and from when it holds', async () => {
    const [header = ''] = elementsIn((await htmlOf(page, locale)).split('<article')[1] ?? '', 'header');

    expect(elementsIn(header, 'p').map(wordsOf)).toEqual([document.summary, document.inForce]);
  });

  it('lists its sections in contents whose links lead to a section that is there', async () => {
    const html = await htmlOf(page, locale);
    const inPage = linksIn(html).filter(([href]) => href.startsWith('#'));
    const targets = [...html.matchAll(/<section id="([^"]+)"/g)].map(([, id]) => `#${id}`);

    expect(inPage).toEqual(document.sections.map(({ id, heading }) => [`#${id}`, heading]));
    expect(inPage.map(([href]) => href)).toEqual(targets);
    expect(html).toContain(`<nav aria-label="${document.contentsLabel}"`);
  });

  it('names each section by its heading for who does not see it', async () => {
    const html = await htmlOf(page, locale);
    const named = [...html.matchAll(/<section id="[^"]+" aria-labelledby="([^"]+)"/g)].map(([, id]) => id);
    const headings = [...html.matchAll(/<h2 id="([^"]+)"/g)].map(([, id]) => id);

    expect(named).toEqual(headings);
    expect(named).toEqual(document.sections.map(({ id }) => `${id}-judul`));
  });

  it('shows every paragraph, item and cell of the document, in order, and none twice', async () => {
    const html = await htmlOf(page, locale);
    const body = html.slice(html.indexOf('<section id='), html.indexOf('</article>'));
    const shown = [...body.matchAll(/<(p|li|th|td)\b[^>]*>(.*?)<\/\1>/gs)].map(([, , inner]) => wordsOf(inner ?? ''));

    expect(shown).toEqual(
      document.sections.flatMap(({ blocks }) =>
        blocks.flatMap((block) => {
          if (block.kind === 'text') return [block.text];
          return block.kind === 'list' ? block.items : [...block.head, ...block.rows.flat()];
        }),
      ),
    );
  });

  it('uses each id once, so that a fragment has one place', async () => {
    const ids = [...(await htmlOf(page, locale)).matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);

    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });
});
