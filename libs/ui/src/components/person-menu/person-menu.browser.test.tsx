import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import '../../global/global.ts';
import { Avatar } from '../avatar/avatar.tsx';
import { initials } from '../avatar/initials.ts';
import { BuildingSwitcher } from '../building-switcher/building-switcher.tsx';
import { PersonMenu } from './person-menu.tsx';

afterEach(cleanup);

const buildings = [
  { id: 'a', name: 'Menara Melati', description: '120 unit', href: '/a' },
  { id: 'b', name: 'Kos Anggrek', href: '/b' },
];
const hrefs = () =>
  screen.getAllByRole('menuitem').map((item) => [item.textContent, item.getAttribute('href'), item.ariaCurrent]);

describe('the menu of a person', () => {
  it('is named by who is signed in, with or without room for the name', async () => {
    const onSelect = vi.fn<() => void>();
    const items = [{ kind: 'action' as const, label: 'Keluar', onSelect }];
    const { rerender } = render(<PersonMenu name="Sari Wulandari" detail="Pengelola" items={items} />);
    expect(screen.getByRole('button')).toHaveAccessibleName('Akun: Sari Wulandari Pengelola');

    rerender(<PersonMenu name="Sari Wulandari" detail="Pengelola" display="icon" items={items} />);
    const opener = screen.getByRole('button', { name: 'Akun: Sari Wulandari' });
    expect(opener).toHaveAttribute('title', 'Sari Wulandari');
    opener.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Keluar' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');

    expect(onSelect).toHaveBeenCalledOnce();
    await waitFor(() => expect(opener).toHaveFocus());
  });
});

describe('the switcher of buildings', () => {
  it('says where one is, and leads to every building, to all of them and to a new one', async () => {
    render(<BuildingSwitcher buildings={buildings} current="a" allHref="/semua" newHref="/baru" />);
    expect(screen.getByRole('button')).toHaveAccessibleName('Pilih gedung: Menara Melati 120 unit');

    await userEvent.click(screen.getByRole('button'));
    await screen.findByRole('menu');

    expect(hrefs()).toEqual([
      ['Semua gedung', '/semua', null],
      ['Menara Melati120 unit', '/a', 'true'],
      ['Kos Anggrek', '/b', null],
      ['Tambah gedung', '/baru', null],
    ]);
  });

  it.each([
    ['in all of them', null],
    ['in one that is gone', 'dihapus'],
  ])('stands at all of them when one is %s, and offers no new one to whoever may not make it', async (_, current) => {
    render(<BuildingSwitcher buildings={buildings} current={current} allHref="/semua" display="icon" />);
    expect(screen.getByRole('button')).toHaveAttribute('title', 'Semua gedung');

    await userEvent.click(screen.getByRole('button', { name: 'Pilih gedung: Semua gedung' }));
    await screen.findByRole('menu');

    expect(hrefs()).toEqual([
      ['Semua gedung', '/semua', 'true'],
      ['Menara Melati120 unit', '/a', null],
      ['Kos Anggrek', '/b', null],
    ]);
  });

  it('has room for many buildings: its list scrolls within the window', async () => {
    const many = Array.from({ length: 200 }, (_, index) => ({
      id: String(index),
      name: `Gedung ${index}`,
      href: `/${index}`,
    }));
    render(<BuildingSwitcher buildings={many} current="199" allHref="/semua" />);

    await userEvent.click(screen.getByRole('button'));
    const menu = await screen.findByRole('menu');

    expect(menu.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    expect(menu.scrollHeight).toBeGreaterThan(menu.clientHeight);
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Gedung 199' })).toHaveFocus());
  });
});

describe('an avatar', () => {
  it.each([
    ['Sari Wulandari', 'SW'],
    ['  raden ajeng kartini ', 'RK'],
    ['Sukarno', 'S'],
    ['', ''],
    ['   ', ''],
    ['😀 Élodie', '😀É'],
    ['ibu indah', 'II'],
  ])('has the ends of "%s" as its letters: %s', (name, letters) => {
    expect(initials(name)).toBe(letters);
  });

  it('says nothing itself, and shows letters in the place of a picture that is gone, until there is another', () => {
    const { container, rerender } = render(<Avatar name="Sari Wulandari" src="data:image/gif;base64,satu" />);
    const picture = () => container.querySelector('img');
    expect([picture()?.alt, container.firstElementChild?.ariaHidden]).toEqual(['', 'true']);

    fireEvent.error(picture() ?? container);
    expect(picture()).toBeNull();
    expect(container.firstElementChild).toHaveAttribute('data-initials', 'SW');
    rerender(<Avatar name="Sari Wulandari" src="data:image/gif;base64,dua" />);

    expect(picture()).toHaveAttribute('src', 'data:image/gif;base64,dua');
  });
});
