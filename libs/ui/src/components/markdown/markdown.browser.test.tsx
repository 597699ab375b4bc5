import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import '../../global/global.ts';
import { Markdown } from './markdown.tsx';

afterEach(cleanup);

const htmlOf = (text: string) => {
  const { container } = render(<Markdown text={text} />);
  return container.firstElementChild?.firstElementChild?.innerHTML;
};

describe('text of people', () => {
  it('becomes paragraphs, emphasis, lists and code', () => {
    expect(htmlOf('Air **mati** *besok*\n\n- pukul `10.00`\n- lantai 3')).toBe(
      '<p>Air <strong>mati</strong> <em>besok</em></p><ul><li>pukul <code>10.00</code></li><li>lantai 3</li></ul>',
    );
  });

  it('keeps HTML as the text it is', () => {
    expect(htmlOf('<img src=x onerror=alert(1)> dan <b>tebal</b>')).not.toMatch(/<(?:img|b)\b/);
    expect(document.body.textContent).toContain('<img src=x onerror=alert(1)>');
  });

  it('follows only addresses that can do no harm', () => {
    render(<Markdown text="[jahat](javascript:alert(1)) [baik](https://imah.example) [sini](/imah/akun)" />);

    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      'https://imah.example',
      '/imah/akun',
    ]);
    expect(screen.getByRole('link', { name: /baik/ })).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it('fetches no picture from elsewhere, but lets people open it', () => {
    const { container } = render(<Markdown text="![foto panel](https://asing.example/a.png)" />);

    expect(container.querySelector('img')).toBeNull();
    expect(screen.getByRole('link', { name: /foto panel/ })).toHaveAttribute('href', 'https://asing.example/a.png');
  });

  it('puts its headings below those of the page', () => {
    render(<Markdown text={'# Besar\n\n### Kecil'} />);

    expect(screen.getAllByRole('heading').map(({ tagName }) => tagName)).toEqual(['H3', 'H4']);
  });

  it('has tables and lists of tasks', () => {
    render(<Markdown text={'| a | b |\n|---|---|\n| 1 | 2 |\n\n- [x] selesai\n- [ ] belum'} />);

    expect(screen.getAllByRole('row')).toHaveLength(2);
    expect(screen.getAllByRole('checkbox').map((box) => (box as HTMLInputElement).checked)).toEqual([true, false]);
  });
});
