import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import '../global/global.ts';
import { BlankLayout } from './blank/blank-layout.tsx';
import { DashboardLayout } from './dashboard/dashboard-layout.tsx';
import { exampleNavigation } from './example/example-navigation.ts';
import { OldLayout } from './old/old-layout.tsx';

const faceOf = (container: HTMLElement) =>
  Object.fromEntries(Object.entries((container.firstElementChild as HTMLElement).dataset));

afterEach(async () => {
  cleanup();
  await page.viewport(1280, 800);
});

describe('the face of a layout (S-01)', () => {
  it('is told on the root of the blank one', () => {
    const { container } = render(<BlankLayout>Isi</BlankLayout>);
    expect(faceOf(container)).toEqual({ layout: 'blank', variant: 'default', header: 'hidden', padding: 'default' });
  });

  it('is told on the root of the old one', () => {
    const { container } = render(<OldLayout padding="none">Isi</OldLayout>);
    expect(faceOf(container)).toEqual({ layout: 'old', variant: 'default', header: 'shown', padding: 'none' });
  });

  it.each([
    ['default', 'shown', 'default'],
    ['grayish-cyan', 'hidden', 'default'],
    ['transparent', 'shown', 'none'],
  ] as const)('is told on the root of the dashboard: %s, header %s, padding %s', (variant, header, padding) => {
    const { container } = render(
      <DashboardLayout navigation={exampleNavigation} brand="Imah" variant={variant} header={header} padding={padding}>
        Isi
      </DashboardLayout>,
    );
    expect(faceOf(container)).toEqual({ layout: 'dashboard', variant, header, padding });
    expect(screen.queryAllByRole('banner')).toHaveLength(header === 'shown' ? 1 : 0);
    expect(getComputedStyle(screen.getByRole('main')).padding).toBe(padding === 'none' ? '0px' : '24px');
  });
});

describe('the dashboard', () => {
  const draw = (onSidebarChange = vi.fn<(change: { sidebar: 'open' | 'folded' }) => void>()) => {
    render(
      <DashboardLayout navigation={exampleNavigation} brand="Imah" person="Sari" onSidebarChange={onSidebarChange}>
        <h1>Beranda</h1>
      </DashboardLayout>,
    );
    return onSidebarChange;
  };

  it('has every word of its bar whole on a phone', async () => {
    await page.viewport(390, 844);
    const words = ['Beranda', 'Lapor', 'Laporan saya', 'Segera hadir'];
    const navigation = words.map((label, index) => ({ ...exampleNavigation[0]!, label, href: `/${index}` }));
    render(
      <DashboardLayout navigation={navigation} brand="Imah" person="Sari">
        <h1>Beranda</h1>
      </DashboardLayout>,
    );

    const shown = [...words, 'Menu'].map((word) => screen.getAllByText(word).at(-1)!);
    expect(shown.filter((word) => word.scrollWidth > word.clientWidth).map(({ textContent }) => textContent)).toEqual(
      [],
    );
  });

  it('begins with a link past the navigation', async () => {
    draw();

    await userEvent.tab();
    expect(screen.getByRole('link', { name: 'Langsung ke isi' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');

    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('folds its sidebar to icons, tells so, and keeps the names of its links', async () => {
    const onSidebarChange = draw();

    await userEvent.click(screen.getByRole('button', { name: 'Lipat bilah sisi' }));

    expect(onSidebarChange).toHaveBeenCalledExactlyOnceWith({ sidebar: 'folded' });
    expect(screen.getByRole('complementary')).toHaveAttribute('data-sidebar', 'folded');
    expect(screen.getByRole('link', { name: /^Tagihan/ })).toBeVisible();
  });

  it('marks the page one is on', () => {
    draw();

    expect(screen.getByRole('link', { name: 'Beranda' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: /Ikhtisar/ })).not.toHaveAttribute('aria-current');
  });

  it('has a bottom bar and a sheet on a phone, and gives the focus back', async () => {
    await page.viewport(390, 844);
    draw();

    expect(screen.queryByRole('complementary')).toBeNull();
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Langsung ke isi',
      'Beranda',
      'Ikhtisar',
      'Gedung',
      'Tiket',
    ]);
    const menu = screen.getByRole('button', { name: 'Menu' });
    await userEvent.click(menu);
    expect((await screen.findByRole('dialog', { name: 'Menu' })).textContent).toContain('Pengaturan');
    await userEvent.keyboard('{Escape}');

    expect(screen.queryByRole('dialog')).toBeNull();
    expect(menu).toHaveFocus();
  });

  it('never scrolls sideways on the smallest phone', async () => {
    await page.viewport(320, 640);
    draw();

    expect(document.documentElement.scrollWidth).toBe(320);
  });
});
