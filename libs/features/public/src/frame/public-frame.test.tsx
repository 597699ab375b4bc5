import { describe, expect, it } from 'vitest';
import { elementsIn, htmlOf, linksIn, wordsOf } from '../testing/html-of.tsx';
import { PublicFrame } from './public-frame.tsx';

const frame = (
  <PublicFrame>
    <main>Isi halaman</main>
  </PublicFrame>
);

describe('the frame of the public pages', () => {
  it('stands around the page: head, content, foot', async () => {
    const html = await htmlOf(frame);

    expect([...html.matchAll(/<(header|main|footer)\b/g)].map(([, name]) => name)).toEqual([
      'header',
      'main',
      'footer',
    ]);
    expect(elementsIn(html, 'main')).toEqual(['Isi halaman']);
  });

  it.each([
    [
      'id',
      [
        ['/', 'Imah'],
        ['/login', 'Masuk'],
        ['/register', 'Buat akun'],
      ],
    ],
    [
      'en',
      [
        ['/', 'Imah'],
        ['/login', 'Log in'],
        ['/register', 'Create account'],
      ],
    ],
  ] as const)(
    'leads from its head to the front page, to the login and to registration, in the language %s',
    async (locale, links) => {
      const [header = ''] = elementsIn(await htmlOf(frame, locale), 'header');

      expect(linksIn(header)).toEqual(links);
    },
  );

  it.each([
    ['id', 'Dokumen hukum', ['Syarat', 'Privasi', 'Cookie'], 'Satu tempat untuk menjalankan gedung.'],
    ['en', 'Legal documents', ['Terms', 'Privacy', 'Cookies'], 'One place to run a building.'],
  ] as const)('leads from its foot to each legal text, in the language %s', async (locale, label, names, tagline) => {
    const [footer = ''] = elementsIn(await htmlOf(frame, locale), 'footer');

    expect(linksIn(footer)).toEqual([
      ['/terms', names[0]],
      ['/privacy', names[1]],
      ['/cookie', names[2]],
    ]);
    expect(footer).toMatch(new RegExp(`<nav[^>]*aria-label="${label}"`));
    expect(wordsOf(footer)).toContain(tagline);
  });

  it.each([
    ['id', 'en', 'English'],
    ['en', 'id', 'Bahasa Indonesia'],
  ] as const)(
    'offers, in %s, the other language in its own words, said to be of that language',
    async (locale, other, name) => {
      const html = await htmlOf(frame, locale);
      const offers = [...html.matchAll(/<button[^>]*lang="(\w+)"[^>]*>(.*?)<\/button>/gs)];

      expect(offers.map(([, lang, inner]) => [lang, wordsOf(inner ?? '')])).toEqual([
        [other, name],
        [other, name],
      ]);
    },
  );

  it('says where its mark leads to who does not see it', async () => {
    expect(await htmlOf(frame)).toMatch(/<a[^>]*aria-label="Imah, ke halaman depan"/);
    expect(await htmlOf(frame, 'en')).toMatch(/<a[^>]*aria-label="Imah, to the front page"/);
  });
});
