import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import '../../global/global.ts';
import { Button } from '../button/button.tsx';
import type { MenuItem } from './menu-item.ts';
import { Menu } from './menu.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const trigger = <Button>Tindakan</Button>;
const opener = () => screen.getByRole('button', { name: 'Tindakan' });
const closed = () => waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
const focused = () => document.activeElement?.textContent;
const action = (label: string, more: Partial<Extract<MenuItem, { kind: 'action' }>> = {}): MenuItem => ({
  kind: 'action',
  label,
  onSelect: () => undefined,
  ...more,
});

async function openByKey(items: readonly MenuItem[]) {
  render(<Menu trigger={trigger} items={items} />);
  opener().focus();
  await userEvent.keyboard('{Enter}');
  return screen.findByRole('menu');
}

describe('the keys of a menu', () => {
  it('go to the first, the last and the one that begins with a letter, and past what cannot be chosen', async () => {
    const onSelect = vi.fn<() => void>();
    await openByKey([
      action('Ubah'),
      { kind: 'separator', id: 'batas' },
      { kind: 'heading', id: 'kepala', content: 'Lainnya' },
      action('Salin', { disabled: true, onSelect }),
      action('Pindahkan'),
      action('Hapus'),
    ]);
    await waitFor(() => expect(focused()).toBe('Ubah'));

    const visited: (string | null | undefined)[] = [];
    for (const key of ['{ArrowDown}', '{End}', '{Home}', 'h', '{ArrowUp}']) {
      await userEvent.keyboard(key);
      visited.push(focused());
    }

    expect(visited).toEqual(['Pindahkan', 'Hapus', 'Ubah', 'Hapus', 'Pindahkan']);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Salin' }));
    expect(onSelect).not.toHaveBeenCalled();
  });

  it('close it and give the focus back to its button', async () => {
    await openByKey([action('Ubah')]);
    expect(opener()).toHaveAttribute('aria-expanded', 'true');

    await userEvent.keyboard('{Escape}');

    await closed();
    await waitFor(() => expect(opener()).toHaveFocus());
    expect(opener()).toHaveAttribute('aria-expanded', 'false');
  });

  it('go into a submenu and out of it, and do what stands there', async () => {
    const onSelect = vi.fn<() => void>();
    await openByKey([
      { kind: 'submenu', label: 'Pindah ke', items: [action('Lantai 2'), action('Atap', { onSelect })] },
    ]);
    const parent = screen.getByRole('menuitem', { name: 'Pindah ke' });
    await waitFor(() => expect(parent).toHaveFocus());
    expect(parent).toHaveAttribute('aria-haspopup', 'menu');

    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(focused()).toBe('Lantai 2'));
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(parent).toHaveFocus());
    await waitFor(() => expect(screen.queryByRole('menuitem', { name: 'Atap' })).toBeNull());
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(focused()).toBe('Lantai 2'));
    await userEvent.keyboard('{ArrowDown}{Enter}');

    expect(onSelect).toHaveBeenCalledOnce();
    await closed();
  });
});

describe('what is set in a menu', () => {
  it('is switched without closing it, so that several can be set', async () => {
    const changes: string[] = [];
    function Columns() {
      const [shown, setShown] = useState<'off' | 'on'>('off');
      const onChange = ({ value }: { value: 'off' | 'on' }) => {
        changes.push(value);
        setShown(value);
      };
      return (
        <Menu
          defaultOpen
          trigger={trigger}
          items={[
            { kind: 'check', label: 'Fase', value: shown, onChange },
            { kind: 'check', label: 'Nomor seri', value: 'on', disabled: true, onChange },
          ]}
        />
      );
    }
    render(<Columns />);
    const phase = await screen.findByRole('menuitemcheckbox', { name: 'Fase' });
    expect(phase).not.toBeChecked();

    await userEvent.click(phase);
    expect(phase).toBeChecked();
    await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Nomor seri' }));
    phase.focus();
    await userEvent.keyboard(' ');

    expect(changes).toEqual(['on', 'off']);
    expect(phase).not.toBeChecked();
    expect(screen.getByRole('menuitemcheckbox', { name: 'Nomor seri' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('is one of several under a name of its own, and says which', async () => {
    const onChange = vi.fn<(change: { value: string }) => void>();
    render(
      <Menu
        defaultOpen
        trigger={trigger}
        items={[
          {
            kind: 'choice',
            id: 'urutan',
            label: 'Urutkan',
            value: 'nama',
            onChange,
            options: [
              { value: 'nama', label: 'Nama' },
              { value: 'waktu', label: 'Waktu' },
              { value: 'jarak', label: 'Jarak', disabled: true },
            ],
          },
        ]}
      />,
    );
    const group = within(await screen.findByRole('group', { name: 'Urutkan' }));
    expect(group.getAllByRole('menuitemradio').map((one) => [one.textContent, one.ariaChecked])).toEqual([
      ['Nama', 'true'],
      ['Waktu', 'false'],
      ['Jarak', 'false'],
    ]);

    await userEvent.click(group.getByRole('menuitemradio', { name: 'Jarak' }));
    expect(onChange).not.toHaveBeenCalled();
    await userEvent.click(group.getByRole('menuitemradio', { name: 'Waktu' }));

    expect(onChange).toHaveBeenCalledExactlyOnceWith({ value: 'waktu' });
    await closed();
  });
});

describe('an entry', () => {
  it('that leads somewhere is a link, and the present one says so', async () => {
    render(
      <Menu
        defaultOpen
        trigger={trigger}
        items={[
          { kind: 'link', label: 'Melati', href: '#melati', current: true },
          { kind: 'link', label: 'Anggrek', href: '#anggrek', description: '12 unit' },
        ]}
      />,
    );
    const melati = await screen.findByRole('menuitem', { name: 'Melati' });

    expect([melati.tagName, melati.getAttribute('href'), melati.ariaCurrent]).toEqual(['A', '#melati', 'true']);
    const anggrek = screen.getByRole('menuitem', { name: /Anggrek/ });
    expect([anggrek.textContent, anggrek.getAttribute('aria-current')]).toEqual(['Anggrek12 unit', null]);
  });

  it('shows the keys that do the same, and what they are for stays its name', async () => {
    render(<Menu defaultOpen trigger={trigger} items={[action('Salin', { shortcut: 'Ctrl C' })]} />);

    const entry = await screen.findByRole('menuitem', { name: /^Salin/ });
    expect(entry.querySelector('kbd')?.textContent).toBe('Ctrl C');
  });

  it('of the same name as another is one of its own: two buildings may be called alike', async () => {
    const complained = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const link = (href: string): MenuItem => ({ kind: 'link', label: 'Ruko Melati', href });
    const { rerender } = render(<Menu defaultOpen trigger={trigger} items={[link('#satu'), link('#dua')]} />);
    const hrefs = () => screen.getAllByRole('menuitem').map((one) => one.getAttribute('href'));
    await screen.findByRole('menu');
    expect(hrefs()).toEqual(['#satu', '#dua']);

    rerender(<Menu defaultOpen trigger={trigger} items={[link('#tiga'), link('#satu'), link('#dua')]} />);

    expect(hrefs()).toEqual(['#tiga', '#satu', '#dua']);
    expect(complained.mock.calls.map(([message]) => String(message)).filter((text) => text.includes('key'))).toEqual(
      [],
    );
  });

  it('that is very long is read in full and stays within the window', async () => {
    const label = 'Pertanggungjawabanketidakbersinambunganpemeliharaankelistrikan '.repeat(6).trim();
    render(<Menu defaultOpen trigger={trigger} items={[action(label)]} />);

    const menu = await screen.findByRole('menu');
    const { left, right } = menu.getBoundingClientRect();
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth);
    expect(menu.scrollWidth).toBeLessThanOrEqual(menu.clientWidth);
  });
});
