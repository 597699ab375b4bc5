import { toasterMachine } from '@imah/state-machines';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import '../../global/global.ts';
import { ToastContainer } from '../toaster/toast-container.tsx';
import { CommandPalette, type CommandPaletteProps, type PaletteGroup } from './command-palette.tsx';
import { useCommandKey } from './use-command-key.ts';

afterEach(cleanup);

function setUp(props: Partial<CommandPaletteProps> = {}) {
  const chosen: string[] = [];
  const command = (id: string, label: string, more: object = {}) => ({
    id,
    label,
    onSelect: () => chosen.push(id),
    ...more,
  });
  const groups: PaletteGroup[] = [
    {
      id: 'halaman',
      heading: 'Halaman',
      commands: [
        command('beranda', 'Beranda'),
        command('tiket', 'Tiket', { detail: 'Menara Melati', keywords: ['keluhan'], shortcut: 'G lalu T' }),
        command('tagihan', 'Tagihan', { disabled: true }),
      ],
    },
    { id: 'tindakan', heading: 'Tindakan', commands: [command('lapor', 'Lapor kerusakan')] },
  ];
  function Page() {
    const [open, setOpen] = useState(false);
    useCommandKey({ onOpen: () => setOpen(true) });
    return (
      <>
        <button type="button">Halaman ini</button>
        <CommandPalette open={open} onClose={() => setOpen(false)} groups={groups} {...props} />
      </>
    );
  }
  render(<Page />);
  return { chosen, opener: screen.getByRole('button', { name: 'Halaman ini' }) };
}
const input = () => screen.findByRole('combobox', { name: 'Cari halaman atau tindakan' });
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const offered = () => screen.getAllByRole('option').map((option) => option.textContent);
const current = () => screen.getByRole('option', { selected: true }).textContent;

describe('the palette of commands', () => {
  it('opens by Ctrl K from anywhere, walks around with the arrows, and does what Enter is pressed on', async () => {
    const { chosen, opener } = setUp();
    opener.focus();
    await userEvent.keyboard('{Control>}k{/Control}');
    expect(await input()).toHaveFocus();
    const visited: (string | null)[] = [current()];

    for (const key of ['{ArrowDown}', '{ArrowDown}', '{ArrowDown}', '{ArrowUp}']) {
      await userEvent.keyboard(key);
      visited.push(current());
    }
    await userEvent.keyboard('{Enter}');

    // What cannot be done is passed over, and behind the last comes the first.
    expect(visited).toEqual(['Beranda', 'TiketMenara MelatiG lalu T', 'Lapor kerusakan', 'Beranda', 'Lapor kerusakan']);
    expect(chosen).toEqual(['lapor']);
    await gone();
    await waitFor(() => expect(opener).toHaveFocus());
  });

  it('finds by the name, by where it is and by other words for it', async () => {
    setUp();
    await userEvent.keyboard('{Meta>}k{/Meta}');
    const box = await input();

    for (const text of ['tiket', 'melati', 'keluhan']) {
      await userEvent.clear(box);
      await userEvent.type(box, text);
      await waitFor(() => expect(offered()).toEqual(['TiketMenara MelatiG lalu T']));
    }
    await userEvent.clear(box);
    await userEvent.type(box, 'zzz');

    expect(await screen.findByText('Tidak ada yang cocok. Coba kata lain.')).toBeVisible();
  });

  it('does nothing that is off, by pointer or key', async () => {
    const { chosen } = setUp();
    await userEvent.keyboard('{Control>}k{/Control}');
    await input();

    await userEvent.click(screen.getByRole('option', { name: 'Tagihan' }), { pointerEventsCheck: 0 });

    expect(chosen).toEqual([]);
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  it('is closed by one Escape, also when a message has come meanwhile, and the focus returns', async () => {
    const toaster = createActor(toasterMachine, { input: { now: () => 0 } }).start();
    render(<ToastContainer actor={toaster} />);
    const { chosen, opener } = setUp();
    opener.focus();
    await userEvent.keyboard('{Control>}k{/Control}');
    await input();
    act(() => toaster.send({ type: 'ADD', toast: { type: 'info', text: 'Versi baru' } }));
    await screen.findAllByText('Versi baru');

    await userEvent.keyboard('{Escape}');

    await gone();
    expect(chosen).toEqual([]);
    expect(toaster.getSnapshot().context.shown).toHaveLength(1);
    await waitFor(() => expect(opener).toHaveFocus());
    toaster.stop();
  });

  it('says that the page is looking, or failed to and can try again, and never "nothing" meanwhile', async () => {
    const [onSearch, onRetry] = [vi.fn<(change: { text: string }) => void>(), vi.fn<() => void>()];
    const element = (state: 'loading' | 'failed') => (
      <CommandPalette open onClose={() => undefined} groups={[]} state={state} onSearch={onSearch} onRetry={onRetry} />
    );
    const { rerender } = render(element('loading'));
    await userEvent.type(await input(), 'ab');
    expect(onSearch.mock.calls).toEqual([[{ text: 'a' }], [{ text: 'ab' }]]);
    expect(screen.getByRole('status', { name: 'Mencari…' })).toBeVisible();
    expect(screen.queryByText(/Tidak ada yang cocok/)).toBeNull();

    rerender(element('failed'));
    await userEvent.click(screen.getByRole('button', { name: 'Coba lagi' }));

    expect(onRetry).toHaveBeenCalledOnce();
    expect(screen.queryByText(/Tidak ada yang cocok/)).toBeNull();
  });
});

describe('the key of the palette', () => {
  it('is Ctrl or ⌘ with K alone, in either case, and is kept from the browser', () => {
    const onOpen = vi.fn<() => void>();
    const target = new EventTarget();
    function Page() {
      useCommandKey({ onOpen, target });
      return null;
    }
    const { unmount } = render(<Page />);
    const press = (init: KeyboardEventInit) => {
      const event = new KeyboardEvent('keydown', { cancelable: true, ...init });
      target.dispatchEvent(event);
      return event.defaultPrevented;
    };

    expect(
      [
        { key: 'k', ctrlKey: true },
        { key: 'K', metaKey: true },
        { key: 'k' },
        { key: 'j', ctrlKey: true },
        { key: 'k', ctrlKey: true, shiftKey: true },
        { key: 'k', ctrlKey: true, altKey: true },
      ].map(press),
    ).toEqual([true, true, false, false, false, false]);
    unmount();
    expect(press({ key: 'k', ctrlKey: true })).toBe(false);

    expect(onOpen).toHaveBeenCalledTimes(2);
    expect(fireEvent.keyDown(window, { key: 'k', ctrlKey: true })).toBe(true);
  });
});

it('offers the first of what was found, however late and in whatever moment it comes', async () => {
  const chosen: string[] = [];
  const command = (id: string, label: string) => ({ id, label, onSelect: () => chosen.push(id) });
  const pages: PaletteGroup = { id: 'pages', heading: 'Halaman', commands: [command('home', 'Beranda')] };
  const found = (id: string): PaletteGroup => ({
    id: 'found',
    heading: 'Ditemukan',
    commands: [command(id, 'Melati')],
  });
  function Page() {
    const [text, setText] = useState('');
    const [late, setLate] = useState(false);
    const groups = text === 'melati' ? [pages, found(late ? 'late' : 'soon')] : [pages];
    return (
      <>
        <button type="button" onClick={() => setLate(true)}>
          Kemudian
        </button>
        <CommandPalette open onClose={() => undefined} groups={groups} onSearch={(change) => setText(change.text)} />
      </>
    );
  }
  render(<Page />);

  await userEvent.type(await input(), 'melati');
  await waitFor(() => expect(current()).toBe('Melati'));
  act(() => screen.getByText('Kemudian').click());
  await waitFor(() => expect(current()).toBe('Melati'));
  await userEvent.keyboard('{Enter}');

  expect(chosen).toEqual(['late']);
});
