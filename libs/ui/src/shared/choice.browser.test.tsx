import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import '../global/global.ts';
import { Checkbox } from '../components/checkbox/checkbox.tsx';
import { Markdown } from '../components/markdown/markdown.tsx';
import { RowCheck } from '../components/data-table/row-parts.tsx';
import { RadioGroup } from '../components/radio-group/radio-group.tsx';
import { vars } from '../tokens/contract.css.ts';

beforeEach(() => document.documentElement.setAttribute('data-color-mode', 'dark'));
afterEach(() => {
  cleanup();
  document.documentElement.removeAttribute('data-color-mode');
});

/** What a token is in the theme of the page. */
function colorOf(token: string): string {
  const probe = document.body.appendChild(document.createElement('span'));
  probe.style.color = token;
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}
const fillOf = (role: 'checkbox' | 'radio', name: string) =>
  getComputedStyle(screen.getByRole(role, { name })).backgroundColor;

describe('a choice in the dark', () => {
  it('is as dark as the page while it is empty, wherever it stands', () => {
    render(
      <>
        <Checkbox label="Kirim email" />
        <RowCheck label="Pilih A-101" value="off" onPress={() => undefined} />
        <RadioGroup label="Prioritas" options={[{ value: 'biasa', label: 'Biasa' }]} />
        <Markdown text="- [ ] Periksa pompa" />
      </>,
    );

    const surface = colorOf(vars.color.surface);
    expect([
      fillOf('checkbox', 'Kirim email'),
      fillOf('checkbox', 'Pilih A-101'),
      fillOf('radio', 'Biasa'),
      fillOf('checkbox', 'Periksa pompa'),
    ]).toEqual([surface, surface, surface, surface]);
  });

  it('is filled once it is chosen, and while some of what it stands for is', () => {
    render(
      <>
        <Checkbox label="Kirim email" defaultChecked />
        <Checkbox label="Semua lantai" indeterminate />
        <RadioGroup label="Prioritas" options={[{ value: 'biasa', label: 'Biasa' }]} defaultValue="biasa" />
      </>,
    );

    const accent = colorOf(vars.color.accent.solid);
    expect([fillOf('checkbox', 'Kirim email'), fillOf('checkbox', 'Semua lantai'), fillOf('radio', 'Biasa')]).toEqual([
      accent,
      accent,
      accent,
    ]);
  });
});
