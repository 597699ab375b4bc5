import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { show } from '../harness/testing/index.ts';
import { ShortcutsHost, useShortcuts, useShortcutsHelp } from './index.ts';

beforeEach(() => localStorage.removeItem('imah-shortcuts'));
afterEach(() => {
  cleanup();
  localStorage.removeItem('imah-shortcuts');
});

const run = vi.fn<(what: string) => void>();
beforeEach(() => run.mockClear());

function Page() {
  const showHelp = useShortcutsHelp();
  useShortcuts([
    { keys: 'c', group: 'general', label: 'Buat tiket', run: () => run('c') },
    { keys: 'g t', group: 'pages', label: 'Tiket', run: () => run('g t') },
  ]);
  return (
    <>
      <input aria-label="Cari" />
      <textarea aria-label="Balasan" />
      <select aria-label="Urutan" />
      <input type="checkbox" aria-label="Pilih" />
      <button type="button" onClick={() => showHelp?.()}>
        Pintasan
      </button>
    </>
  );
}
const open = async () => {
  await show(
    <ShortcutsHost>
      <Page />
    </ShortcutsHost>,
  );
  await screen.findByRole('button', { name: 'Pintasan' });
};
const did = () => run.mock.calls.flat();

describe('single keys', () => {
  it('do what the page has declared for them, wherever the focus is that nobody types into', async () => {
    await open();

    await userEvent.keyboard('c');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Pilih' }));
    await userEvent.keyboard('gt');

    expect(did()).toEqual(['c', 'g t']);
  });

  it.each([
    ['Cari', 'textbox'],
    ['Balasan', 'textbox'],
    ['Urutan', 'combobox'],
  ])('are letters where one types: %s', async (name, role) => {
    await open();

    await userEvent.click(screen.getByRole(role, { name }));
    await userEvent.keyboard('c?');

    expect([did(), screen.queryByRole('dialog')]).toEqual([[], null]);
  });

  it('do nothing with a modifier held, nor while a dialog is open', async () => {
    await open();

    await userEvent.keyboard('{Control>}c{/Control}{Meta>}c{/Meta}{Alt>}c{/Alt}');
    await userEvent.keyboard('?');
    await screen.findByRole('dialog');
    await userEvent.keyboard('c');

    expect(did()).toEqual([]);
  });

  it('do nothing any more once the page that declared them is gone', async () => {
    await open();
    cleanup();

    await userEvent.keyboard('c');

    expect(did()).toEqual([]);
  });

  it('are listed by ?, grouped, and ended on this device by a switch there', async () => {
    await open();

    await userEvent.keyboard('?');
    const dialog = within(await screen.findByRole('dialog', { name: 'Pintasan papan ketik' }));
    expect([...dialog.getAllByRole('heading', { level: 3 })].map(({ textContent }) => textContent)).toEqual([
      'Umum',
      'Buka halaman',
    ]);
    expect(dialog.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Daftar pintasan ini',
      'Buat tiket',
      'Tiket',
    ]);
    expect(dialog.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['?', 'C', 'GlaluT']);
    await userEvent.click(dialog.getByRole('switch', { name: 'Pakai pintasan satu tombol' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.keyboard('c?');

    expect([did(), screen.queryByRole('dialog'), localStorage.getItem('imah-shortcuts')]).toEqual([[], null, 'off']);
  });

  it('stay ended on the next visit, and are given back by the list, which is opened without a key', async () => {
    localStorage.setItem('imah-shortcuts', 'off');
    await open();
    await userEvent.keyboard('c');

    await userEvent.click(screen.getByRole('button', { name: 'Pintasan' }));
    await userEvent.click(await screen.findByRole('switch', { name: 'Pakai pintasan satu tombol' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.keyboard('c');

    expect(did()).toEqual(['c']);
  });
});
