import { describe, expect, it } from 'vitest';
import { elementsIn, htmlOf, wordsOf } from '../../testing/html-of.tsx';
import { list, table, text } from '../legal-document.ts';
import { LegalBlockView } from './legal-block-view.tsx';

const shown = (block: Parameters<typeof LegalBlockView>[0]['block']) => htmlOf(<LegalBlockView block={block} />);

describe('a block of a legal document', () => {
  it('is a paragraph where it is words', async () => {
    const html = await shown(text('Sesi berakhir sesudah 30 hari.'));

    expect(elementsIn(html, 'p')).toEqual(['Sesi berakhir sesudah 30 hari.']);
  });

  it('is a bulleted list with each item, in order', async () => {
    const html = await shown(list('pompa', 'pintu', 'lampu'));

    expect(elementsIn(elementsIn(html, 'ul')[0] ?? '', 'li')).toEqual(['pompa', 'pintu', 'lampu']);
  });

  it('is a table whose first row heads its columns and whose first cells head their rows', async () => {
    const html = await shown(table(['Data', 'Masa simpan'], ['Alarm', '2 tahun'], ['Sesi', '30 hari']));
    const scoped = [...html.matchAll(/<th scope="(col|row)">(.*?)<\/th>/g)].map(([, scope, words]) => [scope, words]);

    expect(scoped).toEqual([
      ['col', 'Data'],
      ['col', 'Masa simpan'],
      ['row', 'Alarm'],
      ['row', 'Sesi'],
    ]);
    expect(elementsIn(html, 'td')).toEqual(['2 tahun', '30 hari']);
  });

  it('lets the keyboard scroll a table that is wider than the screen, under the names of its columns', async () => {
    const html = await shown(table(['Nama', 'Tempat', 'Gunanya'], ['imah-locale', 'Penyimpanan lokal', 'Bahasa']));

    expect(html).toMatch(/^<section [^>]*tabindex="0" aria-label="Nama, Tempat, Gunanya">/i);
  });

  it('shows words as words, whatever signs are in them', async () => {
    const html = await shown(list('<script>alert(1)</script>', 'A & B', '"kutipan"'));

    expect(html).not.toContain('<script>');
    expect(elementsIn(html, 'li').map(wordsOf)).toEqual(['<script>alert(1)</script>', 'A & B', '"kutipan"']);
  });
});
