import { expect, it } from 'vitest';
import { titles } from '../routes/titles.ts';
import { windowTitle } from './page-title.tsx';

it('S-18 names the page, then the product, and the product alone where the title begins with it', () => {
  expect([windowTitle('Tagihan'), windowTitle('Imah, satu tempat')]).toEqual(['Tagihan · Imah', 'Imah, satu tempat']);
});

it('S-18 no two pages of one place share a title in either language', () => {
  for (const locale of ['id', 'en'] as const) {
    const all = Object.values(titles).map((title) => title[locale]);

    expect(all.filter((title, position) => all.indexOf(title) !== position)).toEqual([]);
  }
});
